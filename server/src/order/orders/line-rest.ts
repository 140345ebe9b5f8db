import { fieldError } from '../../platform/kernel/app-error.js';

/**
 * Each line once, and no more of it than rests.
 * @param asked by what the request calls a line
 * @throws VALIDATION
 */
export function refuseBeyondRest(
  asked: readonly (readonly [line: number, quantity: number])[],
  rest: ReadonlyMap<number, number>,
): void {
  if (new Set(asked.map(([line]) => line)).size < asked.length)
    throw fieldError({ lines: { key: 'choice' } });
  for (const [line, quantity] of asked) {
    const limit = rest.get(line) ?? 0;
    if (limit <= 0) throw fieldError({ lines: { key: 'choice' } });
    if (quantity > limit) throw fieldError({ lines: { key: 'too_large', params: { limit } } });
  }
}
