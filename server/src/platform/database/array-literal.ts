/**
 * Arrays for unnest($1::bigint[]) as PostgreSQL's own text. The driver would quote and escape every element,
 * which at a thousand rows of twenty columns costs more than the insert.
 */

type Cell = number | boolean | null;

export function arrayOf<Row>(rows: readonly Row[], cell: (row: Row) => Cell): string {
  let text = '{';
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) continue;
    if (i > 0) text += ',';
    text += cell(row) ?? 'NULL';
  }
  return `${text}}`;
}

/** For bytea[]: cells are lower-case hex. */
export function bytesOf<Row>(rows: readonly Row[], cell: (row: Row) => string | null): string {
  let text = '{';
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) continue;
    if (i > 0) text += ',';
    const hex = cell(row);
    text += hex === null ? 'NULL' : `"\\\\x${hex}"`;
  }
  return `${text}}`;
}

/** For text[] and jsonb[]. */
export function textsOf<Row>(rows: readonly Row[], cell: (row: Row) => string | null): string {
  const cells = rows.map((row) => {
    const value = cell(row);
    return value === null ? 'NULL' : `"${value.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${cells.join(',')}}`;
}
