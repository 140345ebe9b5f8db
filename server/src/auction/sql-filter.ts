import type { SqlValue } from '../platform/database/database.js';
import { searchWords } from '../platform/database/search-words.js';

/** The conditions of one list and the values they bring, numbered in the order they are added. */
export class SqlFilter {
  readonly values: SqlValue[] = [];
  private readonly conditions: string[] = ['true'];

  /** Adds a value and returns its placeholder. */
  value(value: SqlValue): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  where(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  /** Adds the condition only when there is something to compare with. */
  whenGiven<Value extends SqlValue>(
    value: Value | undefined,
    condition: (placeholder: string) => string,
  ): this {
    return value === undefined ? this : this.where(condition(this.value(value)));
  }

  /** Every word must occur in the column, which is folded already. */
  words(column: string, text: string | undefined): this {
    for (const word of searchWords(text)) {
      this.where(`${column} LIKE ${this.value(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`);
    }
    return this;
  }

  /** Rows of these companies only; null means everybody's. */
  companies(column: string, companies: readonly number[] | null): this {
    return companies === null ? this : this.where(`${column} = ANY(${this.value([...companies])}::bigint[])`);
  }

  /** For a WHERE. */
  get sql(): string {
    return this.conditions.join(' AND ');
  }
}
