import type { ReachedRows } from '../../platform/database/row-scope.js';

/** Lots are of who sells them. */
export const LOT_ROWS: ReachedRows = {
  from: 'auction a',
  id: 'a.id',
  rowsOf: { company: 'a.company_id', creator: 'a.seller_id' },
};
