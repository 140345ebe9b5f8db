import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import { type Currency, toWire } from '@fovea/shared-types/money';
import type { ShownRow } from './public-rows.js';

export function toBidRow(row: ShownRow, currency: Currency): AuctionBidRow {
  return {
    seq: row.seq,
    kind: row.kind,
    price_after: toWire(row.priceAfter, currency),
    end_after: new Date(row.endAfter).toISOString(),
    amount: row.priceAfter,
    currency,
    bidder: row.bidderNo,
    commitment: row.commitment,
    voids_seq: row.voidsSeq,
    is_mine: row.isMine,
    is_auto: row.kind === 'automatic',
    is_void: row.isVoid,
    hash: row.hash,
    created_at: new Date(row.at).toISOString(),
  };
}
