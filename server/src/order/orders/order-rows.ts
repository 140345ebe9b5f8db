import type { ReachedRows } from '../../platform/database/row-scope.js';

/** An order is of who sold it. */
export const SOLD_BY = { creator: 't.seller_id' };

export const ORDER_ROWS: ReachedRows = {
  from: 'orders t',
  id: 't.id',
  rowsOf: { company: 't.company_id', ...SOLD_BY },
};
