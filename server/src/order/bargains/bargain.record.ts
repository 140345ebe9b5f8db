import { bargain } from '@fovea/shared-types/order/bargain.record';
import { localized } from '../../platform/database/localized.js';
import type { ReachedRows } from '../../platform/database/row-scope.js';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';

const FROM = `bargain t JOIN goods g ON g.id = t.goods_id JOIN account u ON u.id = t.buyer_id`;

/** A negotiation is of who sells what it is about. */
export const BARGAIN_ROWS: ReachedRows = {
  from: 'bargain t',
  id: 't.id',
  rowsOf: { company: 't.company_id', creator: 't.seller_id' },
};

/** Negotiations as the merchant and the platform read them. */
export const servedBargain = serveRecord(bargain, {
  table: 'bargain',
  from: FROM,
  rowsOf: { creator: 't.seller_id' },
  joins: `JOIN goods g ON g.id = t.goods_id JOIN account u ON u.id = t.buyer_id
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    goods_name: ({ language }) => localized('g.name', language),
    username: 'u.username',
    company_name: ({ language }) => localized('c.name', language),
  },
  filters: {
    goods_name: { text: 'g.search_text', bigrams: 'g.search_bigrams' },
    username: searchable('u.username'),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
