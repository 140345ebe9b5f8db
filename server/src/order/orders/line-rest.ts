import { fieldError } from '../../platform/kernel/app-error.js';

/**
 * Each line once, and no more of it than rests.
 * @param requested by what the request calls a line
 * @throws VALIDATION
 */
export function refuseBeyondRest(
  requested: readonly (readonly [line: number, quantity: number])[],
  rest: ReadonlyMap<number, number>,
): void {
  if (new Set(requested.map(([line]) => line)).size < requested.length)
    throw fieldError({ lines: { key: 'choice' } });
  for (const [line, quantity] of requested) {
    const limit = rest.get(line) ?? 0;
    if (limit <= 0) throw fieldError({ lines: { key: 'choice' } });
    if (quantity > limit) throw fieldError({ lines: { key: 'too_large', params: { limit } } });
  }
}
