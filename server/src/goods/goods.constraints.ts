import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const goodsConstraints: ConstraintErrors = {
  category_name_uq: 'NAME_TAKEN',
  category_name_ck: 'VALIDATION',
  brand_name_uq: 'NAME_TAKEN',
  brand_name_ck: 'VALIDATION',
};
