import type { DataSource } from 'typeorm';
import { BASELINE, chainOf, OLD_CHAIN, whyNotUpdated } from './old-chain.js';

/**
 * Records the baseline in the place of the old chain where a database has all of it: the schema is the same, so that
 * nothing else changes. One that has only a part of it is refused.
 * @returns how many migrations were replaced
 */
export async function adoptOldChain(owner: DataSource): Promise<number> {
  const [table] = await owner.query<{ exists: boolean }[]>(
    `SELECT to_regclass('public.migration') IS NOT NULL AS exists`,
  );
  if (table?.exists !== true) return 0;
  if (!(await isOldChain(owner))) return 0;
  return owner.transaction(async (tx) => {
    // Somebody else may have done it meanwhile.
    await tx.query('LOCK TABLE migration IN ACCESS EXCLUSIVE MODE');
    if (!(await isOldChain(tx))) return 0;
    await tx.query('DELETE FROM migration');
    await tx.query(
      `INSERT INTO migration (timestamp, name)
       SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) WITH ORDINALITY AS baseline (name, place) ORDER BY place`,
      [BASELINE],
    );
    return OLD_CHAIN.length;
  });
}

async function isOldChain(db: Pick<DataSource, 'query'>): Promise<boolean> {
  const rows = await db.query<{ name: string }[]>('SELECT name FROM migration');
  const recorded = rows.map(({ name }) => name);
  const why = whyNotUpdated('database', recorded);
  if (why !== null) throw new Error(why);
  return chainOf(recorded) === 'complete';
}
