import type { FastifyReply, FastifyRequest } from 'fastify';
import { failurePageTexts, type FailureKind } from '../../i18n/failure-page-text.js';
import { errorText } from '../../i18n/texts.js';
import { AppError } from '../kernel/app-error.js';
import { failurePage, type FailureAction } from './failure-page.js';
import { readerLanguage } from './reader-language.js';
import { httpStatusOf, refusalEnvelope } from './refusal.js';

/** What the reply was to be, before it failed. */
const OF_THE_CONTENT = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];
/** To the address that was opened, whatever it is. */
export const AGAIN: FailureAction = { name: 'again', href: '' };

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";

/**
 * The one answer to whatever fails: a page to somebody who opens an address in a browser, in their language and with a
 * way on, and the envelope of the API to a program.
 * @param actions where a page leads; else to the same address again, where that may help, and home
 */
export function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  actions?: readonly FailureAction[],
): FastifyReply {
  const language = readerLanguage(request);
  const { retry_after_s: wait } = error.details;
  if (typeof wait === 'number') void reply.header('retry-after', wait);
  if (!isOpenedInBrowser(request))
    return reply.status(httpStatusOf(error.id)).send(refusalEnvelope(error, language, request.id));
  const { titles, texts } = failurePageTexts(language);
  const status = pageStatusOf(error);
  const kind = kindOf(error, status);
  for (const name of OF_THE_CONTENT) void reply.removeHeader(name);
  return reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      vary: 'accept, accept-language',
      'x-trace-id': request.id,
      'x-content-type-options': 'nosniff',
    })
    .send(
      failurePage({
        language,
        title: titles[kind],
        text: kind === 'refused' ? errorText(language, error.id, error.details) : texts[kind],
        actions: actions ?? waysOn(kind),
        traceId: request.id,
      }),
    );
}

/** Only a navigation names HTML; what a script or a picture fetches accepts anything, or pictures. */
const isOpenedInBrowser = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** Refusals of calls come with 200; no page that failed does. */
function pageStatusOf({ id }: AppError): number {
  const status = httpStatusOf(id);
  if (status !== 200) return status;
  if (id === 'NOT_FOUND') return 404;
  return id === 'BUSY' ? 503 : 403;
}

function kindOf({ id }: AppError, status: number): FailureKind {
  if (id === 'PAYMENT_UNAVAILABLE') return 'provider';
  if (status === 404) return 'missing';
  if (status === 429) return 'busy';
  return status >= 500 ? 'failed' : 'refused';
}

const waysOn = (kind: FailureKind): FailureAction[] => [
  ...(kind === 'busy' || kind === 'failed' ? [AGAIN] : []),
  { name: 'home', href: '/' },
];

/** Does not reveal whether there is such a thing that the reader may not see. */
export function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  return answerFailure(request, reply, new AppError('PATH_UNKNOWN'));
}
