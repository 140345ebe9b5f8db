import type { ReachedRows } from '../../platform/database/row-scope.js';

/** An order is of who sold it. */
export const SOLD_BY = { creator: 't.seller_id' };

export const ORDER_ROWS: ReachedRows = {
  from: 'orders t',
  id: 't.id',
  rowsOf: { company: 't.company_id', ...SOLD_BY },
};

/** SQL for where an order goes, of a row `a` of `order_address`. */
export const ADDRESS = `json_build_object('name', a.name, 'country', a.country, 'province', a.province, 'city', a.city,
   'district', a.district, 'street', a.street, 'house_number', a.house_number, 'building', a.building,
   'postal_code', a.postal_code, 'mobile', a.mobile, 'telephone', a.telephone)`;
