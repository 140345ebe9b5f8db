/**
 * Calls that the document makes while the application is still on its way (app/early.ts). The application takes each
 * answer once, where it would have made the very same call; what it does not take is forgotten.
 */

export interface EarlyCall {
  answer: Promise<Response>;
  /** By `performance.now()`, as the server's clock is measured by it. */
  sentAt: number;
  /** Null until the answer is there. */
  receivedAt: number | null;
}

declare global {
  interface Window {
    foveaEarly?: Map<string, EarlyCall>;
  }
}

/** A page that starts later than this requests anew. */
const FRESH_MS = 30_000;

/** The same call is the same question by the same caller. */
export const earlyKey = (path: string, body: string, headers: Record<string, string>): string =>
  path + body + JSON.stringify(headers);

export function consumeEarlyCall(key: string): EarlyCall | undefined {
  const call = window.foveaEarly?.get(key);
  window.foveaEarly?.delete(key);
  return call !== undefined && performance.now() - call.sentAt < FRESH_MS ? call : undefined;
}
