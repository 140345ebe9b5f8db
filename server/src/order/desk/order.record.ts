import { order } from '@fovea/shared-types/order/order.record';
import { codeWords } from '../../platform/database/code-words.js';
import { localized } from '../../platform/database/localized.js';
import type { ReachedRows } from '../../platform/database/row-scope.js';
import { searchWords } from '../../platform/database/search-words.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inWholeUnits } from '../../warehouse/stock/stock-rows.js';

/** An order is of who sold it. */
const SOLD_BY = { creator: 't.seller_id' };

export const ORDER_ROWS: ReachedRows = {
  from: 'orders t',
  id: 't.id',
  rowsOf: { company: 't.company_id', ...SOLD_BY },
};

/** Orders as the merchant's people and the platform read them; the planner leaves out the join that no filter needs. */
export const servedOrder = serveRecord(order, {
  table: 'orders',
  from: 'orders t LEFT JOIN account u ON u.id = t.buyer_id',
  rowsOf: SOLD_BY,
  joins: ({ language }) => `JOIN account u ON u.id = t.buyer_id LEFT JOIN company c ON c.id = t.company_id
    CROSS JOIN LATERAL (SELECT ${localized('first.goods_name', language)} AS goods_name
      FROM order_line first WHERE first.order_id = t.id ORDER BY first.line LIMIT 1) l`,
  columns: { pay_price: 'total' },
  shown: {
    goods_name: 'l.goods_name',
    username: 'u.username',
    company_name: ({ language }) => localized('c.name', language),
    status_name: codeWords('t.status', 'order_status'),
    pay_type_name: codeWords('t.pay_type', 'pay_type'),
  },
  made: { pay_price: inWholeUnits },
  filters: {
    order_no: (filter, number) => filter.where(`t.order_no = ${filter.value(number.trim().toUpperCase())}`),
    goods_name: ofNamedGoods,
    username: { text: 'u.search_text', bigrams: 'u.search_bigrams' },
  },
});

/** Orders with a line whose goods' name holds every word. */
function ofNamedGoods(filter: SqlFilter, said: string): void {
  const conditions = searchWords(said).map((word) =>
    [...word].length === 2
      ? `g.search_bigrams @> ARRAY[${filter.value(word)}]::text[]`
      : `g.search_text LIKE ${filter.value(`%${literally(word)}%`)}`,
  );
  if (conditions.length > 0)
    filter.where(
      `t.id IN (SELECT x.order_id FROM goods g JOIN order_line x ON x.goods_id = g.id WHERE ${conditions.join(' AND ')})`,
    );
}
