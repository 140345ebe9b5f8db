import type { Call, May, UploadCall } from '@fovea/shared-types/call';
import { CODE_OK, CODE_REFUSED, CODE_SESSION, type Envelope } from '@fovea/shared-types/envelope';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import i18next from 'i18next';
import { callerHeaders } from './caller';
import { earlyKey, consumeEarlyCall } from './early-calls';
import { activeLanguage } from './i18n';
import { addClockSample, clockMark } from './server-clock';
import { requestLogin, sessionToken } from './session';
import { toast } from './toast-store';
import { refusalText } from './refusal-text';

const TIMEOUT_MS = 20_000;

export interface ApiOptions {
  /** The caller shows every failure itself: no toast. */
  quiet?: boolean;
  /** Refusals the caller shows itself; all others get the toast. */
  handles?: readonly ErrorId[];
  /** Gets the sentence that comes with a good answer; it may be empty. */
  onMessage?: (msg: string) => void;
  /** The answer is made anew for each call: its `server_time` is a reading of the server's clock. */
  clock?: boolean;
  /** Ends the call from outside, e.g. when its answer is no longer wanted. */
  signal?: AbortSignal;
}

/** The server understood and refused; `message` is its text in the reader's language. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal';
  constructor(
    readonly error: ErrorId,
    readonly msg: string,
    readonly fields: Readonly<Record<string, string>>,
    readonly data: unknown,
    readonly traceId: string | null,
  ) {
    super(msg);
  }
}

/** The session is over; the log-in question is already open. */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

/** No usable answer: offline, too slow, or a fault of the server. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(
    message: string,
    readonly traceId: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether a call failed in one of its three ways, and has shown that to the person. */
export const isCallFailure = (error: unknown): boolean =>
  error instanceof ApiRefusal || error instanceof NetworkError || error instanceof SessionExpired;

/** The number a person can quote to support, if there is one. */
export const traceIdOf = (error: unknown): string | null =>
  error instanceof ApiRefusal || error instanceof NetworkError ? error.traceId : null;

const headers = (): Record<string, string> => callerHeaders(activeLanguage(), sessionToken());

interface Sent {
  response: Response;
  /** Both by `clockMark`. */
  sentAt: number;
  receivedAt: number;
}

async function send<Request>(path: string, request: Request, signal?: AbortSignal): Promise<Sent> {
  const body = JSON.stringify(request);
  const caller = headers();
  const early = consumeEarlyCall(earlyKey(path, body, caller));
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const sentAt = early?.sentAt ?? clockMark();
  try {
    const response = await (early?.answer ??
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...caller },
        body,
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      }));
    return { response, sentAt, receivedAt: early?.receivedAt ?? clockMark() };
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new NetworkError(i18next.t('error.network'), null, { cause });
  }
}

/** What is no time counts as none. */
const readClock = (answer: unknown, { sentAt, receivedAt }: Sent): void =>
  addClockSample(String(Reflect.get(Object(answer), 'server_time')), sentAt, receivedAt);

/** The server's own OpenAPI tests vouch for what `data` holds. */
const isEnvelope = <Answer>(value: unknown): value is Envelope<Answer> =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'msg' in value &&
  typeof value.msg === 'string';

function open<Answer>(
  envelope: unknown,
  traceId: string | null,
  onMessage?: ApiOptions['onMessage'],
): Answer {
  // A proxy or a page in between can answer as well; what is no envelope counts as no answer.
  if (!isEnvelope<Answer>(envelope)) throw new NetworkError(i18next.t('error.network'), traceId);
  const id = envelope.trace_id ?? traceId;
  switch (envelope.code) {
    case CODE_OK:
      onMessage?.(envelope.msg);
      return envelope.data;
    case CODE_SESSION:
      requestLogin();
      throw new SessionExpired(envelope.msg);
    case CODE_REFUSED:
    // Too many at once: nothing was done, and the server reported that.
    case 429:
      throw new ApiRefusal(
        envelope.error ?? 'INTERNAL',
        envelope.msg === '' ? i18next.t('error.refused') : envelope.msg,
        envelope.fields ?? {},
        envelope.data,
        id,
      );
    default:
      throw new NetworkError(envelope.msg === '' ? i18next.t('error.network') : envelope.msg, id);
  }
}

/**
 * One call. Resolves to its `data`.
 * @throws ApiRefusal, SessionExpired or NetworkError; refusals and network errors are also shown as a toast
 *   unless the options say that the caller shows them
 */
export async function api<Request, Answer>(
  call: Call<Request, Answer>,
  request: Request,
  options: ApiOptions = {},
): Promise<Answer> {
  try {
    const sent = await send(call.path, request, options.signal);
    const envelope: unknown = await sent.response.json().catch(() => null);
    const answer = open<Answer>(envelope, sent.response.headers.get('x-trace-id'), options.onMessage);
    if (options.clock === true) readClock(answer, sent);
    return answer;
  } catch (error) {
    const isShown = error instanceof NetworkError || error instanceof ApiRefusal;
    const isHandled = error instanceof ApiRefusal && options.handles?.includes(error.error) === true;
    if (isShown && options.quiet !== true && !isHandled)
      toast.error(error instanceof ApiRefusal ? refusalText(error) : error.message);
    throw error;
  }
}

export interface UploadOptions {
  /** @param share of the file that has left this browser, 0 to 1 */
  onProgress?: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file. It may take longer than any other call; its progress comes from XMLHttpRequest, as `fetch` reports none
 * of what it sends. No toast: the field says what failed beside the file.
 * @throws ApiRefusal, SessionExpired, NetworkError, or AbortError when cancelled
 */
export function upload<Answer, FieldName extends string = never>(
  call: UploadCall<Answer, May, FieldName>,
  file: File,
  { onProgress, signal }: UploadOptions,
  ...fields: [FieldName] extends [never] ? [] : [Readonly<Record<FieldName, number>>]
): Promise<Answer> {
  const request = new XMLHttpRequest();
  const body = new FormData();
  for (const [name, id] of Object.entries(fields[0] ?? {})) body.append(name, String(id));
  body.append('file', file);
  return new Promise<Answer>((resolve, reject) => {
    const abort = (): void => request.abort();
    request.open('POST', call.path);
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.(event.total === 0 ? 0 : event.loaded / event.total);
    request.onload = () => {
      try {
        resolve(open<Answer>(parseJson(request.responseText), request.getResponseHeader('x-trace-id')));
      } catch (error) {
        reject(error instanceof Error ? error : new Error('the answer of an upload', { cause: error }));
      }
    };
    request.onerror = () => reject(new NetworkError(i18next.t('error.upload')));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // A page of a proxy is no answer of ours; `open` reports it.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
