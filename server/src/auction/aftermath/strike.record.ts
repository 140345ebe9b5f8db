import { strike } from '@fovea/shared-types/auction/strike.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { isBarred } from '../lot/bidder-eligibility.js';
import { strikesInYear } from './strike.repository.js';

/** Winners who did not pay, as the seller's people and the platform read it. */
export const servedStrike = serveRecord(strike, {
  table: 'auction_strike',
  from: 'auction_strike t JOIN auction a ON a.id = t.auction_id',
  owner: 'a.company_id',
  rowsOf: { creator: 'a.seller_id' },
  joins: `JOIN auction a ON a.id = t.auction_id JOIN goods g ON g.id = a.goods_id
    JOIN account u ON u.id = t.account_id`,
  shown: {
    goods_name: ({ language }) => localized('g.name', language),
    username: 'u.username',
    strikes_in_year: strikesInYear('t.account_id'),
    is_barred: isBarred('t.account_id'),
    is_settled: 't.settled_at IS NOT NULL',
  },
  filters: {
    is_settled: (filter, isSettled) => filter.where(`t.settled_at IS ${isSettled ? 'NOT ' : ''}NULL`),
  },
});
