import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const warehouseConstraints: ConstraintErrors = {
  warehouse_move_ck: 'STATE_CONFLICT',
  arrival_move_ck: 'STATE_CONFLICT',
  arrival_customer_fk: 'NOT_FOUND',
  arrival_warehouse_fk: 'NOT_FOUND',
  arrival_line_product_fk: 'NOT_FOUND',
  arrival_line_serial_uq: 'SERIAL_DUPLICATE',
  stock_reserved_ck: 'STOCK_INSUFFICIENT',
  stock_on_hand_ck: 'STOCK_INSUFFICIENT',
  stock_part_reserved_ck: 'STOCK_INSUFFICIENT',
  stock_part_on_hand_ck: 'STOCK_INSUFFICIENT',
  stock_reservation_unit_uq: 'SERIAL_UNKNOWN',
  stock_movement_once_uq: 'ALREADY_DONE',
  stock_part_bin_fk: 'NOT_FOUND',
  serial_unit_bin_fk: 'NOT_FOUND',
  stock_product_fk: 'IN_USE',
  stock_money_fk: 'STATE_CONFLICT',
};
