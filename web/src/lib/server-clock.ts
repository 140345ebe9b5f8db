/**
 * The server's clock as well as this browser can know it. Device clocks are wrong by minutes often enough,
 * and they jump when somebody corrects them; so the server's time is carried forward by the monotonic
 * `performance.now()`.
 */

interface Reading {
  /** The server's time, epoch milliseconds, at the monotonic instant `at`. */
  serverMs: number;
  at: number;
  /** How long the answer travelled both ways: the reading is off by half of it at most. */
  roundTripMs: number;
}

/** A reading gets old: quartz drifts, and the monotonic clock may stop while the device sleeps. */
const READING_LIFE_MS = 10 * 60_000;

let reading: Reading | null = null;

/** The monotonic instant now; callers read it before they send. */
export const clockMark = (): number => performance.now();

/**
 * Takes a `server_time` from an answer. The one with the shortest way wins until it is ten minutes old.
 * @param serverTime ISO 8601 from the answer
 * @param sentAt     `clockMark()` taken right before the request left
 * @param receivedAt the same when the answer came
 */
export function addClockSample(serverTime: string, sentAt: number, receivedAt = clockMark()): void {
  const serverMs = Date.parse(serverTime);
  if (Number.isNaN(serverMs)) return;
  const roundTripMs = Math.max(0, receivedAt - sentAt);
  const isBetter =
    reading === null || roundTripMs <= reading.roundTripMs || receivedAt - reading.at > READING_LIFE_MS;
  if (isBetter) reading = { serverMs: serverMs + roundTripMs / 2, at: receivedAt, roundTripMs };
}

/**
 * A pushed `server_time` has no known way, but it is never ahead of the server: if our clock is behind it, ours is wrong.
 */
export function noteServerTime(serverMs: number): void {
  if (serverNow() >= serverMs) return;
  reading = { serverMs, at: clockMark(), roundTripMs: reading?.roundTripMs ?? Number.POSITIVE_INFINITY };
}

/** After a reconnect the next sample counts whatever its way: the device may have slept in between. */
export function distrustClock(): void {
  if (reading !== null) reading = { ...reading, roundTripMs: Number.POSITIVE_INFINITY };
}

/** The server's time, epoch milliseconds; the device's own until the first sample. */
export function serverNow(): number {
  return reading === null ? Date.now() : reading.serverMs + (clockMark() - reading.at);
}

const TICK_MS = 200;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for every countdown on the page; it stops when nobody listens. */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
