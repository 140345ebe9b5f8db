import type { ErrorId } from './error-ids.js';

/** What every call answers: 200 success, -101 refused, -102 session invalid or expired; else the HTTP status. */
export const CODE_OK = 200;
export const CODE_REFUSED = -101;
export const CODE_SESSION = -102;

export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
  /** Stable identifier of a refusal. */
  error?: ErrorId;
  /** Per field, what is wrong with it, in the reader's language. */
  fields?: Record<string, string>;
  /** The server's name for this one request. */
  trace_id?: string;
}
