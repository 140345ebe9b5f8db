import type { ConstraintErrors } from '../../platform/database/constraint-errors.js';

export const publishingConstraints: ConstraintErrors = {
  // Its category, maker or item was deleted while the change waited.
  goods_category_fk: 'STATE_CONFLICT',
  goods_brand_fk: 'STATE_CONFLICT',
  goods_product_fk: 'STATE_CONFLICT',
  goods_stocked_ck: 'LISTING_STOCKED',
  offered_stock_held_ck: 'OFFER_EXCEEDS_STOCK',
  goods_move_ck: 'STATE_CONFLICT',
  draft_product_move_ck: 'STATE_CONFLICT',
  goods_submission_move_ck: 'STATE_CONFLICT',
  goods_submission_pending_uq: 'STATE_CONFLICT',
};
