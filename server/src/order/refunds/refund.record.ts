import { refund } from '@fovea/shared-types/order/refund.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Refunds as staff list them: a row is of who sold the order. */
export const servedRefund = serveRecord(refund, {
  table: 'refund',
  owner: 'o.company_id',
  rowsOf: { creator: 'o.seller_id' },
  from: 'refund t JOIN orders o ON o.id = t.order_id',
  joins:
    'JOIN orders o ON o.id = t.order_id JOIN account u ON u.id = o.buyer_id LEFT JOIN company c ON c.id = o.company_id',
  columns: { asked_price: 'asked', refund_price: 'amount' },
  shown: {
    order_no: 'o.order_no',
    username: 'u.username',
    company_name: ({ language }) => localized('c.name', language),
    currency: 'o.currency',
    waiting_hours: 'floor(extract(epoch FROM clock_timestamp() - t.moved_at) / 3600)::int',
  },
  filters: {
    order_no: (filter, number) => filter.where(`o.order_no = ${filter.value(number.trim().toUpperCase())}`),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
  constraints: {
    refund_open_uq: 'STATE_CONFLICT',
    refund_move_ck: 'STATE_CONFLICT',
    refund_amount_ck: 'REFUND_EXCEEDS_PAID',
  },
});
