import { AppError } from '../kernel/app-error.js';
import type { Tx } from './database.js';

/** What became of one of many. */
export type EachResult<Done> = { id: number } & ({ done: Done } | { refusal: AppError });

/**
 * Does something to each of many, by itself: what is refused for one leaves the others alone.
 * @param ids each is done once, in this order
 */
export async function eachByItself<Done>(
  tx: Tx,
  ids: readonly number[],
  work: (id: number) => Promise<Done>,
): Promise<EachResult<Done>[]> {
  const results: EachResult<Done>[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push({ id, done: await tx.savepoint(() => work(id)) });
    } catch (error) {
      if (!(error instanceof AppError) || error.id === 'BUSY') throw error;
      results.push({ id, refusal: error });
    }
  }
  return results;
}
