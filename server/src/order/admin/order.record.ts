import { order } from '@fovea/shared-types/order/order.record';
import { codeNameSql } from '../../platform/database/code-name-sql.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { orderOfNamedGoods } from '../orders/named-goods.js';
import { SOLD_BY } from '../orders/order-rows.js';

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
    note_count: '(SELECT count(*)::int FROM order_note n WHERE n.order_id = t.id)',
    username: 'u.username',
    company_name: ({ language }) => localized('c.name', language),
    status_name: codeNameSql('t.status', 'order_status'),
    pay_type_name: codeNameSql('t.pay_type', 'pay_type'),
  },
  filters: {
    order_no: (filter, number) => filter.where(`t.order_no = ${filter.value(number.trim().toUpperCase())}`),
    goods_name: (filter, text) => orderOfNamedGoods(filter, 't.id', text),
    username: { text: 'u.search_text', bigrams: 'u.search_bigrams' },
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
