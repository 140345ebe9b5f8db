import { setTimeout as pause } from 'node:timers/promises';

/** An outgoing call did not finish in the time that it has in total. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor(what: string, totalMs: number) {
    super(`${what} did not answer in time (${totalMs} ms)`);
  }
}

/** One attempt of an outgoing call. */
export interface Attempt {
  /** Aborted when the time of the whole call is over. */
  signal: AbortSignal;
  /** What is left of that time. */
  leftMs: number;
}

export interface DeadlineOptions {
  /** What is called, as the error names it. */
  what: string;
  /** Of all attempts and the pauses between them. */
  totalMs: number;
  /** Whether the same call is worth another attempt after this error; without it there is one attempt. */
  mayRepeat?: (error: unknown) => boolean;
}

const ATTEMPTS_MAX = 3;
const FIRST_PAUSE_MS = 300;

/**
 * Calls an external service within one limit for everything: connecting, waiting, reading and repeating.
 * An attempt that ignores its signal is abandoned, so that the caller never waits longer.
 * @throws DeadlineExceeded, or the error of the last attempt
 */
export async function withinDeadline<T>(
  { what, totalMs, mayRepeat = () => false }: DeadlineOptions,
  call: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const end = performance.now() + totalMs;
  const controller = new AbortController();
  const { signal } = controller;
  const exceeded = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as DeadlineExceeded), { once: true });
  });
  const timer = setTimeout(() => controller.abort(new DeadlineExceeded(what, totalMs)), totalMs);
  try {
    return await Promise.race([attempts(() => end - performance.now(), signal, mayRepeat, call), exceeded]);
  } finally {
    clearTimeout(timer);
  }
}

async function attempts<T>(
  left: () => number,
  signal: AbortSignal,
  mayRepeat: (error: unknown) => boolean,
  call: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await call({ signal, leftMs: Math.max(1, Math.floor(left())) });
    } catch (error) {
      if (signal.aborted || made === ATTEMPTS_MAX || !mayRepeat(error)) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** (made - 1), undefined, { signal });
  }
}
