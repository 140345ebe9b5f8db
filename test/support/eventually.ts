import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;
/** No measure of how quick the product is: a busy machine may freeze for many seconds. */
const WITHIN_MS = 90_000;

/**
 * Waits for a fact: resolves to what `look` finds once it is neither undefined, null nor false.
 * @param seen what to report beside the fact when it does not come
 */
export async function eventually<Found>(
  what: string,
  look: () => Promise<Found | null | undefined | false> | Found | null | undefined | false,
  withinMs = WITHIN_MS,
  seen: () => unknown = () => undefined,
): Promise<Found> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what} ${JSON.stringify(seen()) ?? ''}`);
    await pause(EVERY_MS);
  }
}
