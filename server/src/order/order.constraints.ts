import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const orderConstraints: ConstraintErrors = {
  orders_move_ck: 'STATE_CONFLICT',
  shipment_move_ck: 'STATE_CONFLICT',
  order_history_transition_fk: 'STATE_CONFLICT',
  orders_placement_fixed_ck: 'STATE_CONFLICT',
  evaluation_move_ck: 'STATE_CONFLICT',
  evaluation_once_uq: 'ALREADY_REVIEWED',
  evaluation_after_receipt_ck: 'STATE_CONFLICT',
  orders_refunded_ck: 'REFUND_EXCEEDS_PAID',
  bargain_open_uq: 'STATE_CONFLICT',
  bargain_move_ck: 'STATE_CONFLICT',
  bargain_own_ck: 'BARGAIN_OWN_GOODS',
  order_line_bargain_uq: 'BARGAIN_INVALID',
  order_line_bargain_fk: 'BARGAIN_INVALID',
  order_line_bargain_buyer_fk: 'BARGAIN_INVALID',
  reservation_slot_ex: 'SLOT_TAKEN',
  reservation_slot_ck: 'SLOT_TAKEN',
  reservation_move_ck: 'STATE_CONFLICT',
  reservation_change_count_ck: 'CHANGE_LIMIT',
  reservation_refunded_ck: 'REFUND_EXCEEDS_PAID',
  orders_auction_once_uq: 'ALREADY_DONE',
};
