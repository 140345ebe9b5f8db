import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { LexiconIndex } from './lexicon-index.js';
import { searchFold } from './search-fold.js';
import { isAscii } from './search-terms.js';
import type { KnownWord } from './spelling.js';

const FRESH_MS = 60_000;
const NAMES_MAX = 3_000;

/** The words that a misspelt one is compared with: the lexicon, and names of makers and categories. */
@Injectable()
export class Vocabulary {
  private known: Promise<KnownWord[]> | undefined;
  private readAt = 0;

  constructor(
    private readonly db: Database,
    private readonly lexicon: LexiconIndex,
  ) {}

  words(): Promise<KnownWord[]> {
    if (this.known === undefined || Date.now() - this.readAt > FRESH_MS) {
      this.readAt = Date.now();
      this.known = this.read();
      this.known.catch(() => {
        this.known = undefined;
      });
    }
    return this.known;
  }

  private async read(): Promise<KnownWord[]> {
    const words = new Map<string, string>();
    const add = (written: string): void => {
      const folded = searchFold(written);
      if (folded !== '' && !words.has(folded)) words.set(folded, written);
    };
    for (const entry of new Set((await this.lexicon.get()).values())) entry.written.forEach(add);
    for (const name of await this.listNames()) add(name);
    // A single word of a known phrase may be misspelt too; the whole phrases come first.
    for (const phrase of [...words.keys()]) if (isAscii(phrase)) phrase.split(' ').forEach(add);
    return [...words].map(([folded, written]) => ({ folded, written }));
  }

  private async listNames(): Promise<string[]> {
    const { rows } = await this.db.query<{ name: string }>(
      `SELECT DISTINCT name FROM (
         SELECT unnest(ARRAY[name_e, name_c, name_j]) AS name FROM brand WHERE status = 1
         UNION ALL SELECT unnest(ARRAY[name_e, name_c, name_j]) FROM category WHERE status = 1) named
       WHERE name <> '' ORDER BY name LIMIT ${NAMES_MAX}`,
    );
    return rows.map(({ name }) => name);
  }
}
