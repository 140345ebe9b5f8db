import { auctionDetail, auctionList } from '@fovea/shared-types/auction/auction.calls';
import type { Call } from '@fovea/shared-types/call';
import type { Envelope } from '@fovea/shared-types/envelope';
import { categoryList, goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { callerHeaders, TOKEN_COOKIE } from '../lib/caller';
import { readCookie } from '../lib/cookies';
import { earlyKey, type EarlyCall } from '../lib/early-calls';
import { detectLanguage } from '../lib/language-choice';
import { firstPaths } from '../lib/first-paths';
import { commodityRequest } from '../storefront/goods/commodity-request';
import { sizedPicture } from '../storefront/goods/main-picture';
import { ENDING_SOON } from '../storefront/home/ending-soon-request';

/**
 * Runs within the document, before anything else is loaded (scripts/first-view-plugin.ts): for home and lot
 * it requests code, texts and data in parallel, where each would otherwise wait for the one before.
 */

/** What each of the two pages needs beyond the frame, by language; known when the build is done. */
declare const FIRST_FILES: Record<
  'home' | 'goods',
  { code: readonly string[]; texts: Record<Language, readonly string[]> }
>;

const language = detectLanguage();
const headers = callerHeaders(language, readCookie(TOKEN_COOKIE));
const early = new Map<string, EarlyCall>();
window.foveaEarly = early;

function prefetch<Request>(call: Call<Request, unknown>, request: Request): Promise<Response> {
  const body = JSON.stringify(request);
  const answer = fetch(call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  const made: EarlyCall = { answer, sentAt: performance.now(), receivedAt: null };
  early.set(earlyKey(call.path, body, headers), made);
  return answer.then((response) => {
    made.receivedAt = performance.now();
    return response;
  });
}

const load = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Requests the parts of a page, and shows its shell meanwhile. */
function begin(page: 'home' | 'goods'): void {
  document.documentElement.dataset.shell = page;
  const { code, texts } = FIRST_FILES[page];
  for (const href of [...code, ...texts[language]])
    load(
      href.endsWith('.css')
        ? { rel: 'preload', as: 'style', crossOrigin: '', href }
        : { rel: 'modulepreload', crossOrigin: '', href },
    );
}

/** A browser has six lines to a server: calls, for which the picture waits, take theirs before the files of the page. */
async function meanwhile(requests: readonly Promise<unknown>[], page: 'home' | 'goods'): Promise<void> {
  begin(page);
  await Promise.all(requests);
}

async function prefetchGoods(search: URLSearchParams): Promise<void> {
  const request = commodityRequest(search);
  if (request === null) return;
  const answer = await prefetch(goodsDetail, request);
  // The application reads the answer itself; the server's own OpenAPI tests vouch for what it holds.
  const { data } = (await answer.clone().json()) as Envelope<GoodsDetail | null>;
  if (data === null) return;
  const [picture] = data.images;
  if (picture !== undefined) {
    const { src, srcSet = '', sizes = '' } = sizedPicture(picture);
    const shown = new Image();
    // The sizes first: setting the address requests the picture.
    Object.assign(shown, { alt: '', fetchPriority: 'high', sizes, srcset: srcSet, src });
    document.querySelector('.shell i')?.append(shown);
  }
  if (data.auction_id !== null) await prefetch(auctionDetail, { id: data.auction_id });
}

async function prefetchPage(): Promise<void> {
  const [, pathname = '', query = ''] = /^#?([^?]*)\??(.*)$/.exec(window.location.hash) ?? [];
  switch (pathname) {
    case '':
    case firstPaths.root:
    case firstPaths.index:
    case firstPaths.shoppingMall:
      await meanwhile([prefetch(auctionList, ENDING_SOON), prefetch(categoryList, {})], 'home');
      break;
    case firstPaths.commodityDetail:
      await meanwhile([prefetchGoods(new URLSearchParams(query)), prefetch(categoryList, {})], 'goods');
      break;
    default:
  }
}

// The application repeats what fails here, and shows the error.
prefetchPage().catch(() => undefined);
