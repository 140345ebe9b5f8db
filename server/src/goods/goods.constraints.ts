import { brokenField, type ConstraintErrors } from '../platform/database/constraint-errors.js';

export const goodsConstraints: ConstraintErrors = {
  category_name_uq: 'NAME_TAKEN',
  category_name_ck: brokenField(['name_c', 'name_e', 'name_j']),
  saved_search_once_uq: 'ALREADY_DONE',
};
