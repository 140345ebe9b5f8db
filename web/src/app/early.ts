import { auctionDetail, auctionList } from '@fovea/shared-types/auction/auction.calls';
import type { Call } from '@fovea/shared-types/call';
import { homeData } from '@fovea/shared-types/content/home.calls';
import type { Envelope } from '@fovea/shared-types/envelope';
import { categoryList, goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { callerHeaders, TOKEN_COOKIE } from '../lib/caller';
import { readCookie } from '../lib/cookies';
import { earlyKey, type EarlyCall } from '../lib/early-calls';
import { detectLanguage } from '../lib/language-choice';
import { paths } from '../lib/paths';
import { commodityRequest } from '../storefront/goods/commodity-request';
import { sizedPicture } from '../storefront/goods/main-picture';
import { ENDING_SOON } from '../storefront/home/ending-soon-request';

/**
 * Runs within the document, before anything else is loaded (scripts/first-view-plugin.ts): for home and lot it asks for
 * code, texts and data side by side, where each would else wait for the one before. For the shop it shows the shell.
 */

/** What each of the two pages needs beyond the frame, by language; known when the build is done. */
declare const FIRST_FILES: Record<'home' | 'goods', Record<Language, readonly string[]>>;

const language = detectLanguage();
const headers = callerHeaders(language, readCookie(TOKEN_COOKIE));
const early = new Map<string, EarlyCall>();
window.foveaEarly = early;

function ask<Request>(call: Call<Request, unknown>, request: Request): Promise<Response> {
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

function load(attributes: Record<string, string>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function loadFiles(files: readonly string[]): void {
  for (const href of files)
    load(
      href.endsWith('.css')
        ? { rel: 'preload', as: 'style', crossorigin: '', href }
        : { rel: 'modulepreload', crossorigin: '', href },
    );
}

async function askForGoods(search: URLSearchParams): Promise<void> {
  const request = commodityRequest(search);
  if (request === null) return;
  const answer = await ask(goodsDetail, request);
  // The application reads the answer itself; the server's own OpenAPI tests vouch for what it holds.
  const { data } = (await answer.clone().json()) as Envelope<GoodsDetail | null>;
  if (data === null) return;
  const [picture] = data.images;
  if (picture !== undefined) {
    const { src, srcSet = '', sizes = '' } = sizedPicture(picture);
    load({
      rel: 'preload',
      as: 'image',
      href: src,
      imagesrcset: srcSet,
      imagesizes: sizes,
      fetchpriority: 'high',
    });
  }
  if (data.auction_id !== null) await ask(auctionDetail, { id: data.auction_id });
}

async function askAhead(): Promise<void> {
  const [, pathname = '', query = ''] = /^#?([^?]*)\??(.*)$/.exec(window.location.hash) ?? [];
  const show = (shell: string): void => {
    document.documentElement.dataset.shell = shell;
  };
  switch (pathname) {
    case '':
    case paths.root:
    case paths.index:
    case paths.shoppingMall:
      show('home');
      loadFiles(FIRST_FILES.home[language]);
      await Promise.all([ask(auctionList, ENDING_SOON), ask(categoryList, {}), ask(homeData, {})]);
      break;
    case paths.commodityDetail:
      show('goods');
      loadFiles(FIRST_FILES.goods[language]);
      await Promise.all([askForGoods(new URLSearchParams(query)), ask(categoryList, {})]);
      break;
    default:
      // The back office has a frame of its own.
      if (Object.values<string>(paths).includes(pathname)) show('shop');
  }
}

// What fails here the application asks for itself, and says what is wrong.
askAhead().catch(() => undefined);
