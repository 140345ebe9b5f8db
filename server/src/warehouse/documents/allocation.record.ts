import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import {
  DOCUMENT_JOINS,
  ofReversalRequested,
  PENDING_REVERSAL,
  thingColumns,
} from './stock-document.rows.js';

/** What goes from one warehouse to another, as its company and the platform read it. */
export const servedAllocation = serveRecord(allocation, {
  table: 'stock_document',
  rowsOf: { creator: 't.account_id' },
  where: 't.type = 31',
  joins: DOCUMENT_JOINS,
  shown: {
    allocation_sn: 't.sn',
    ...thingColumns,
    good_number: 't.quantity',
    missing: `(SELECT coalesce(sum(m.quantity - m.received - m.returned - m.lost), 0)::int FROM stock_transit m
      WHERE m.holder_type = 'stock_document' AND m.holder_id = t.id)`,
    from_ware_house_id: 't.warehouse_id',
    from_name: 'w.name',
    to_ware_house_id: 't.to_warehouse_id',
    to_name: 'o.name',
    value: 't.value_amount',
    username: 'a.username',
    reversal_sn: PENDING_REVERSAL,
  },
  filters: {
    allocation_sn: 't.sn',
    goods_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    from_ware_house_id: 't.warehouse_id',
    to_ware_house_id: 't.to_warehouse_id',
    is_reversal_requested: ofReversalRequested,
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
