import { stockOut } from '@fovea/shared-types/warehouse/stock-out.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofReversalRequested, PENDING_REVERSAL, servedDocuments } from './stock-document.rows.js';

/** What is taken out, for its company and the platform. */
export const servedStockOut = serveRecord(stockOut, {
  ...servedDocuments({ ware_house_out_sn: 't.sn', reversal_sn: PENDING_REVERSAL }),
  where: 't.type BETWEEN 21 AND 29',
  filters: {
    ware_house_out_sn: 't.sn',
    goods_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    ware_house_id: 't.warehouse_id',
    is_reversal_requested: ofReversalRequested,
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
