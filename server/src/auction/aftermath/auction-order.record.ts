import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { localized } from '../../platform/database/localized.js';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { bidderStatus, ENDED_AT, hasBidderStatus, PUBLIC_PRICE } from './auction-order.repository.js';

/** Bidders and what became of them, as the seller's people and the platform read it. */
export const servedAuctionOrder = serveRecord(auctionOrder, {
  table: 'auction_bidder',
  from: `auction_bidder t JOIN auction a ON a.id = t.auction_id JOIN goods g ON g.id = a.goods_id
    JOIN account c ON c.id = t.account_id`,
  owner: 'a.company_id',
  // What was won is of who sold it.
  rowsOf: { creator: 'a.seller_id' },
  where: 't.order_status IS NOT NULL',
  joins: `JOIN auction a ON a.id = t.auction_id JOIN goods g ON g.id = a.goods_id
    JOIN account c ON c.id = t.account_id ${PUBLIC_PRICE('t')}`,
  shown: {
    goods_name: ({ language }) => localized('g.name', language),
    username: 'c.username',
    bid_price: 'coalesce(p.public_price, 0)',
    currency: 'a.currency',
    created_at: 't.first_bid_at',
    auction_end_time: ENDED_AT,
    status: bidderStatus('t'),
  },
  filters: {
    goods_name: { text: 'g.search_text', bigrams: 'g.search_bigrams' },
    username: searchable('c.username'),
    status: (filter, status) => filter.where(hasBidderStatus('t', status)),
    auction_id: (filter, id) => filter.where(`t.auction_id = ${filter.value(id)}::bigint`),
  },
});
