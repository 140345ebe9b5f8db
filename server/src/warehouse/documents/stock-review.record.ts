import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { servedDocuments } from './stock-document.rows.js';

/** Stock documents, for those who decide them. */
export const servedStockReview = serveRecord(stockReview, {
  ...servedDocuments({ audit_username: 'judge.username', audit_win_time: 'word.decided_at' }),
  from: 'stock_document t JOIN account a ON a.id = t.account_id',
  filters: {
    goods_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    username: searchable('a.username'),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
