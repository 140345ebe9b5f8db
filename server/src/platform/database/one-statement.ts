import type { ArrayColumn } from './array-param.js';
import type { BinaryStatement } from './exchange.js';

/** A statement that is sent together with others. */
interface Part extends BinaryStatement {
  name: string;
}

/** The rows that a statement writes, column by column. Null without rows: starting it costs as much as writing one. */
export function partOf<Row>(
  name: string,
  sql: string,
  columns: readonly ArrayColumn<Row>[],
  rows: readonly Row[],
): Part | null {
  return rows.length === 0 ? null : { name, sql, values: columns.map((column) => column.values(rows)) };
}

/** Renumbers parameters from `$n` on, for a statement that follows others. */
const shift = (sql: string, by: number): string =>
  sql.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + by}`);

/** Several writes in one WITH, so that all of them cost one round trip. A name stands for the same text each time. */
export class OneStatement {
  /** By the names of the parts: each text is put together and prepared once. */
  private readonly texts = new Map<string, string>();

  /** Null where there is nothing to write. */
  of(parts: readonly (Part | null)[]): BinaryStatement | null {
    const present = parts.filter((part) => part !== null);
    if (present.length === 0) return null;
    return { sql: this.textOf(present), values: present.flatMap(({ values }) => values) };
  }

  private textOf(parts: readonly Part[]): string {
    const key = parts.map(({ name }) => name).join();
    let text = this.texts.get(key);
    if (text === undefined) {
      let before = 0;
      const shifted = parts.map(({ name, sql, values }, place) => {
        const part = shift(sql, before);
        before += values.length;
        return place === parts.length - 1 ? part : `${name} AS (${part})`;
      });
      const last = shifted.pop() ?? '';
      text = shifted.length > 0 ? `WITH ${shifted.join(', ')} ${last}` : last;
      this.texts.set(key, text);
    }
    return text;
  }
}
