import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import { Database } from '../../platform/database/database.js';
import { LexiconIndex } from './lexicon-index.js';
import { searchFold } from './search-fold.js';
import { entryOf, isAscii } from './search-terms.js';
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
    const lexicon = await this.lexicon.get();
    const words = new Map<string, KnownWord>();
    const add = (written: string, languages: readonly Language[] = []): void => {
      const folded = searchFold(written);
      if (folded === '' || words.has(folded)) return;
      words.set(folded, { folded, written, languages, groupId: entryOf(folded, lexicon)?.groupId ?? null });
    };
    for (const { written, languages } of new Set(lexicon.values()))
      written.forEach((word, index) => add(word, languages[index]));
    for (const name of await this.listNames()) add(name);
    // A single word of a known phrase may be misspelt too; the whole phrases come first.
    for (const phrase of [...words.keys()])
      if (isAscii(phrase)) for (const word of phrase.split(' ')) add(word);
    return [...words.values()];
  }

  private async listNames(): Promise<string[]> {
    const { rows } = await this.db.query<{ name: string }>(
      `SELECT DISTINCT name FROM (
         SELECT unnest(ARRAY[name_e, name_c, name_j]) AS name FROM brand WHERE status = ${ENABLED_STATUS.enabled}
         UNION ALL SELECT unnest(ARRAY[name_e, name_c, name_j]) FROM category WHERE status = ${ENABLED_STATUS.enabled}) named
       WHERE name <> '' ORDER BY name LIMIT ${NAMES_MAX}`,
    );
    return rows.map(({ name }) => name);
  }
}
