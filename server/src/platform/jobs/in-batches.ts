/** More rounds than any queue takes: a round that leaves behind what it found would find it for ever. */
const ROUNDS_MAX = 10_000;

/**
 * Works a queue off in rounds of at most `max`, each in a transaction of its own, which is tried again by itself where
 * others were in its way. It ends with the round that finds fewer; what comes later waits for the next run.
 * @param round @returns how many it found
 * @returns how many were found altogether
 */
export async function inBatches(max: number, round: (max: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let rounds = 0; rounds < ROUNDS_MAX; rounds++) {
    const count = await round(max);
    total += count;
    if (count < max) break;
  }
  return total;
}
