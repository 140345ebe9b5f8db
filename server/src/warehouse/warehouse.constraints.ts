import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const warehouseConstraints: ConstraintErrors = {
  warehouse_move_ck: 'STATE_CONFLICT',
};
