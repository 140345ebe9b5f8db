import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofReversalRequested, PENDING_REVERSAL, servedDocuments } from './stock-document.rows.js';

/** What came in, as its company and the platform read it. */
export const servedStockIn = serveRecord(stockIn, {
  ...servedDocuments({ ware_house_inp_sn: 't.sn', reversal_sn: PENDING_REVERSAL }),
  where: 't.type = 11',
  filters: {
    ware_house_inp_sn: 't.sn',
    goods_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    ware_house_id: 't.warehouse_id',
    is_reversal_requested: ofReversalRequested,
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
