import type { SqlValue } from './database.js';
import { searchTerms } from './search-terms.js';

/** A text as a part of a LIKE pattern: what it holds of wildcards is meant literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * A searchable text column: folded as `searchable` does, with its bigrams when it may contain Chinese or
 * Japanese.
 */
export interface SearchColumn {
  text: string;
  /** A stored `text[]` of bigrams: trigrams cannot find two characters. */
  bigrams?: string;
}

/** The conditions of one list and their values, numbered in the order they are added. */
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

  /** Every word must occur in the column, which is already folded. */
  matchesTerms(column: string | SearchColumn, text: string | undefined): this {
    const { text: folded, bigrams } = typeof column === 'string' ? { text: column } : column;
    for (const term of searchTerms(text)) {
      if (bigrams !== undefined && [...term].length === 2)
        this.where(`${bigrams} @> ARRAY[${this.value(term)}]::text[]`);
      else this.contains(folded, term);
    }
    return this;
  }

  /** The column holds this text somewhere; nothing is folded. */
  contains(column: string, text: string | undefined): this {
    if (text === undefined || text === '') return this;
    return this.where(`${column} LIKE ${this.value(`%${literally(text)}%`)}`);
  }

  /** From the first instant on, up to the last one, each included; either may be open. */
  between(column: string, from: string | undefined, to: string | undefined): this {
    return this.whenGiven(from, (at) => `${column} >= ${at}::timestamptz`).whenGiven(
      to,
      (at) => `${column} <= ${at}::timestamptz`,
    );
  }

  /** Rows of these companies only; null means everybody's. */
  companies(column: string, companies: readonly number[] | null): this {
    return companies === null ? this : this.where(`${column} = ANY(${this.value([...companies])}::bigint[])`);
  }

  /** The same, and rows that belong to no company. */
  companiesOrNone(column: string, companies: readonly number[] | null): this {
    if (companies === null) return this;
    return this.where(`(${column} IS NULL OR ${column} = ANY(${this.value([...companies])}::bigint[]))`);
  }

  /** For a WHERE. */
  get sql(): string {
    return this.conditions.join(' AND ');
  }
}
