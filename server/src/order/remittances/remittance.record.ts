import { remittance } from '@fovea/shared-types/order/remittance.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inWholeUnits } from '../../warehouse/stock/stock-rows.js';

export const servedRemittance = serveRecord(remittance, {
  table: 'remittance',
  rowsOf: { sharedBy: 'money that came to the platform, of none of finance’s people' },
  from: 'remittance t JOIN orders o ON o.id = t.order_id',
  joins: 'JOIN orders o ON o.id = t.order_id JOIN account u ON u.id = t.buyer_id',
  columns: { money: 'amount', received: 'received_amount' },
  shown: {
    order_no: 'o.order_no',
    username: 'u.username',
    waiting_hours:
      'floor(extract(epoch FROM coalesce(t.decided_at, clock_timestamp()) - t.created_at) / 3600)::int',
  },
  made: {
    money: inWholeUnits,
    received: (amount, row) => (amount === null ? null : inWholeUnits(amount, row)),
  },
  filters: {
    order_no: (filter, number) => filter.where(`o.order_no = ${filter.value(number.trim().toUpperCase())}`),
  },
  constraints: { remittance_open_uq: 'STATE_CONFLICT', remittance_self_ck: 'SELF_APPROVAL' },
});
