import type { GoodsSpecification } from '@fovea/shared-types/goods/goods.dto';

/** One line of the table; a value per column, null where that column has none. */
export interface CompareRow {
  label: string;
  values: ReadonlyArray<string | null>;
}

/** Case, width and spaces are a matter of who typed it. */
const alike = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/\s*:$/, '').toLowerCase();

/** Whether the columns differ; no value is different from a value. */
export const isDifferent = ({ values }: CompareRow): boolean =>
  new Set(values.map((value) => (value === null ? null : alike(value)))).size > 1;

/** Rows in which at least one column has a value. */
export const knownRows = (rows: readonly CompareRow[]): CompareRow[] =>
  rows.filter(({ values }) => values.some((value) => value !== null));

/**
 * Specifications are free text of their sellers: lines whose labels read alike become one row, in the order they are
 * first met and under the label as first written. A label that one column has twice keeps both values.
 * @param columns the specifications of each column
 */
export function mergeSpecifications(columns: ReadonlyArray<readonly GoodsSpecification[]>): CompareRow[] {
  const rows = new Map<string, { label: string; values: Array<string | null> }>();
  columns.forEach((specifications, column) => {
    for (const { label, value } of specifications) {
      const row = rows.get(alike(label)) ?? { label: label.trim(), values: columns.map(() => null) };
      const before = row.values[column] ?? null;
      row.values[column] = before === null ? value : `${before}, ${value}`;
      rows.set(alike(label), row);
    }
  });
  return [...rows.values()];
}
