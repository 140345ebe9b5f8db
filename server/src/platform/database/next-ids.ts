import type { Tx } from './database.js';

/** Ids of rows that are about to be written, ascending: their children can be written beside them in a few statements. */
export async function nextIds(tx: Tx, table: string, count: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2::int)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}
