import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { searchFold } from './search-fold.js';
import type { Lexicon, LexiconEntry } from './search-terms.js';

/** Another node's change is known after this long. */
const FRESH_MS = 10_000;
const GROUPS_MAX = 10_000;

interface GroupRow {
  group_id: number;
  kind: number;
  conditions: number[];
  terms: string[];
}

/** The lexicon in memory: a search must not wait for it. */
@Injectable()
export class LexiconIndex {
  private known: Promise<Lexicon> | undefined;
  private readAt = 0;

  constructor(private readonly db: Database) {}

  get(): Promise<Lexicon> {
    if (this.known === undefined || Date.now() - this.readAt > FRESH_MS) {
      this.readAt = Date.now();
      this.known = this.read();
      // Whoever waits for it is told; the next one asks again.
      this.known.catch(() => this.forget());
    }
    return this.known;
  }

  /** After a change, so that this node searches by it at once. */
  forget(): void {
    this.known = undefined;
  }

  private async read(): Promise<Lexicon> {
    const { rows } = await this.db.query<GroupRow>(
      `SELECT id AS group_id, kind, conditions, terms_e || terms_c || terms_j AS terms
       FROM lexicon_group WHERE status = 1 ORDER BY id LIMIT ${GROUPS_MAX}`,
    );
    const lexicon = new Map<string, LexiconEntry>();
    for (const { group_id, kind, conditions, terms } of rows) {
      // Spellings of two languages may fold into one: the first stands for both.
      const written = new Map<string, string>();
      for (const term of terms) if (!written.has(searchFold(term))) written.set(searchFold(term), term);
      const entry: LexiconEntry = {
        groupId: group_id,
        kind,
        conditions,
        spellings: [...written.keys()],
        written: [...written.values()],
      };
      for (const spelling of entry.spellings) lexicon.set(spelling, entry);
    }
    return lexicon;
  }
}
