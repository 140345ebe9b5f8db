import type { Queryable, Tx } from '../database/database.js';

/** A table of the files of things: whose they are, in which order, and the file. */
export interface FileTable {
  table: string;
  /** The column that names the thing. */
  key: string;
  /** The numbers (`sort`) of the places that are meant, where not all of the table are. */
  places?: readonly [first: number, last: number];
}

const within = ({ places }: FileTable): string =>
  places === undefined ? '' : ` AND sort BETWEEN ${places[0]} AND ${places[1]}`;

/** Ids of the files of things, by thing; one without any has none. */
export async function filesOf(
  q: Queryable,
  table: FileTable,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await q.query<{ thing: number; file: number }>(
    `SELECT ${table.key} AS thing, file_id AS file FROM ${table.table}
     WHERE ${table.key} = ANY ($1::bigint[])${within(table)} ORDER BY ${table.key}, sort`,
    [[...ids]],
  );
  const files = new Map<number, number[]>();
  for (const { thing, file } of rows) files.set(thing, [...(files.get(thing) ?? []), file]);
  return files;
}

/** Replaces the files of a thing by these, in this order. */
export async function setFiles(
  tx: Tx,
  table: FileTable,
  id: number,
  files: readonly number[],
): Promise<void> {
  await tx.query(`DELETE FROM ${table.table} WHERE ${table.key} = $1${within(table)}`, [id]);
  await tx.query(
    `INSERT INTO ${table.table} (${table.key}, sort, file_id)
     SELECT $1, place + $3 - 1, id FROM unnest($2::bigint[]) WITH ORDINALITY AS shown (id, place)`,
    [id, [...files], table.places?.[0] ?? 1],
  );
}
