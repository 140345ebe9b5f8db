import { randomInt } from 'node:crypto';

const SEEDS = 2 ** 31;

/** The same numbers for the same seed, each from 0 to below `bound`. */
export type Dice = (bound: number) => number;

/** After mulberry32. */
function diceOf(seed: number): Dice {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A few rounds in `npm test`, as many as it takes in `test:long`; `FOVEA_SEED` repeats one that failed. */
export const roundsOf = (few: number, many = 200): number => {
  if (process.env.FOVEA_SEED !== undefined) return 1;
  return process.env.FOVEA_LONG === '1' ? many : few;
};

/** Plays so many rounds, each with dice of its own; the seed of one that fails is part of its message. */
export async function inRounds(
  rounds: number,
  play: (dice: Dice, round: number) => Promise<void>,
): Promise<void> {
  const first = Number(process.env.FOVEA_SEED ?? randomInt(SEEDS));
  console.log(`${rounds} rounds with the seeds from ${first} on`);
  for (let round = 0; round < rounds; round++) {
    const seed = first + round;
    try {
      await play(diceOf(seed), round);
    } catch (error) {
      throw new Error(`round ${round + 1} of ${rounds} failed with FOVEA_SEED=${seed}`, { cause: error });
    }
  }
}
