/**
 * How many letters must be inserted, removed, exchanged or swapped with their neighbour to turn one word into the other.
 * @returns the distance, or `max + 1` when it is more than `max`
 */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > max) return max + 1;
    [beforeLast, last] = [last, next];
  }
  return Math.min(last[to.length] ?? 0, max + 1);
}
