import { shipment } from '@fovea/shared-types/order/shipment.record';
import { codeNameSql } from '../../platform/database/code-name-sql.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { orderOfNamedGoods } from '../orders/named-goods.js';

const FROM = 'shipment t JOIN orders o ON o.id = t.order_id';

/** Parcels of orders, which are of who sold what is in them. */
export const servedShipment = serveRecord(shipment, {
  table: 'shipment',
  from: FROM,
  owner: 'o.company_id',
  rowsOf: { creator: 'o.seller_id' },
  joins: ({ language }) => `JOIN orders o ON o.id = t.order_id JOIN account u ON u.id = o.buyer_id
    LEFT JOIN company c ON c.id = o.company_id
    CROSS JOIN LATERAL (SELECT ${localized('first.goods_name', language)} AS goods_name
      FROM order_line first WHERE first.order_id = o.id ORDER BY first.line LIMIT 1) l`,
  columns: { logistics_company: 'carrier' },
  shown: {
    order_no: 'o.order_no',
    goods_name: 'l.goods_name',
    username: 'u.username',
    company_name: ({ language }) => localized('c.name', language),
    pay_price: 'o.total',
    currency: 'o.currency',
    order_status: 'o.status',
    status_name: codeNameSql('o.status', 'order_status'),
    pay_type: 'o.pay_type',
    pay_type_name: codeNameSql('o.pay_type', 'pay_type'),
    refund_switch: 'o.refund_switch',
    delivery_type: 'o.delivery_type',
  },
  filters: {
    order_no: (filter, number) => filter.where(`o.order_no = ${filter.value(number.trim().toUpperCase())}`),
    goods_name: (filter, text) => orderOfNamedGoods(filter, 'o.id', text),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
