import { Injectable } from '@nestjs/common';
import { lexicon, LEXICON_KIND } from '@fovea/shared-types/goods/lexicon.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import type { RecordRules } from '../../platform/records/served-record.js';
import { LexiconIndex } from './lexicon-index.js';
import { searchFold } from './search-fold.js';
import { likePattern } from './search-terms.js';

type Group = StoredOf<typeof lexicon.declared>;

const SPELLINGS_MIN = 2;

@Injectable()
class LexiconRules implements RecordRules<typeof lexicon.declared> {
  constructor(private readonly index: LexiconIndex) {}

  /** Each spelling once, without spaces around it; what nobody can search for is refused. */
  settle(wanted: Group): Group {
    const isOfConditions = wanted.kind === LEXICON_KIND.condition;
    const group = {
      ...wanted,
      conditions: isOfConditions ? [...wanted.conditions].sort() : [],
      terms_c: spellings('terms_c', wanted.terms_c),
      terms_e: spellings('terms_e', wanted.terms_e),
      terms_j: spellings('terms_j', wanted.terms_j),
    };
    if (isOfConditions && group.conditions.length === 0)
      throw fieldError({ conditions: { key: 'required' } });
    if (group.terms_c.length + group.terms_e.length + group.terms_j.length < SPELLINGS_MIN)
      throw fieldError({ terms_e: { key: 'required' } });
    return group;
  }

  done(): void {
    this.index.forget();
  }
}

function spellings(field: string, terms: readonly string[]): string[] {
  const kept = [...new Set(terms.map((term) => term.normalize('NFC').trim().replace(/\s+/g, ' ')))];
  if (kept.some((term) => searchFold(term) === '')) throw fieldError({ [field]: { key: 'format' } });
  return kept;
}

/** The lexicon as staff of the platform keep it. */
export const servedLexicon = serveRecord(lexicon, {
  table: 'lexicon_group',
  touched: 'updated_at',
  filters: {
    term: (filter, term) => {
      const folded = searchFold(term);
      if (folded === '') return;
      const pattern = filter.value(likePattern(folded));
      filter.where(`t.id IN (SELECT group_id FROM lexicon_term WHERE folded LIKE ${pattern})`);
    },
  },
  constraints: {
    lexicon_term_pk: 'NAME_TAKEN',
    lexicon_term_folded_ck: brokenField(['terms_c', 'terms_e', 'terms_j']),
    lexicon_group_terms_ck: brokenField(['terms_c', 'terms_e', 'terms_j']),
    lexicon_group_conditions_ck: brokenField('conditions', 'choice'),
  },
  rules: LexiconRules,
});
