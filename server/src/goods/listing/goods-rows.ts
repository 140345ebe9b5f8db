import type { ReachedRows } from '../../platform/database/row-scope.js';

/** Goods are of who publishes them. */
export const GOODS_ROWS: ReachedRows = {
  from: 'goods g',
  id: 'g.id',
  rowsOf: { company: 'g.company_id', creator: 'g.seller_id' },
};
