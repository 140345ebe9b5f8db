import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
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
  terms_e: string[];
  terms_c: string[];
  terms_j: string[];
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
      // Its caller gets the error; the next one tries again.
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
      `SELECT id AS group_id, kind, conditions, terms_e, terms_c, terms_j
       FROM lexicon_group WHERE status = ${ENABLED_STATUS.enabled} ORDER BY id LIMIT ${GROUPS_MAX}`,
    );
    const lexicon = new Map<string, LexiconEntry>();
    for (const row of rows) {
      const spellings = spellingsOf(row);
      const entry: LexiconEntry = {
        groupId: row.group_id,
        kind: row.kind,
        conditions: row.conditions,
        spellings: [...spellings.keys()],
        written: [...spellings.values()].map(({ written }) => written),
        languages: [...spellings.values()].map(({ languages }) => languages),
      };
      for (const spelling of entry.spellings) lexicon.set(spelling, entry);
    }
    return lexicon;
  }
}

interface Spelling {
  written: string;
  languages: Language[];
}

/** By folded spelling. Those of two languages may fold into one: the first represents both. */
function spellingsOf({ terms_e, terms_c, terms_j }: GroupRow): Map<string, Spelling> {
  const spellings = new Map<string, Spelling>();
  const add = (terms: readonly string[], language: Language): void => {
    for (const written of terms) {
      const folded = searchFold(written);
      const known = spellings.get(folded);
      if (known) known.languages.push(language);
      else spellings.set(folded, { written, languages: [language] });
    }
  };
  add(terms_e, 'en');
  add(terms_c, 'zh');
  add(terms_j, 'ja');
  return spellings;
}
