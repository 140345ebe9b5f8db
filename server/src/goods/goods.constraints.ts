import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const goodsConstraints: ConstraintErrors = {
  category_name_uq: 'NAME_TAKEN',
  category_name_ck: 'VALIDATION',
  lexicon_term_pk: 'NAME_TAKEN',
  lexicon_term_folded_ck: 'VALIDATION',
  lexicon_group_terms_ck: 'VALIDATION',
  lexicon_group_conditions_ck: 'VALIDATION',
  saved_search_once_uq: 'ALREADY_DONE',
};
