import { MEMBER_STATUS } from '@fovea/shared-types/states';
import { bytes, int8s } from '../../platform/database/array-param.js';
import type { Queryable } from '../../platform/database/database.js';
import type { WaitingBid } from './waiting-bid.js';

/**
 * Whether a bid that looks too low is none to refuse unseen: its key was answered before, its session has ended, or its
 * bidder leads and may raise the maximum by less than a step. A plain read, in the order of the bids.
 */
export async function mustBeDecided(q: Queryable, bids: readonly WaitingBid[]): Promise<boolean[]> {
  const { rows } = await q.query<{ must_be_decided: boolean }>(
    `SELECT EXISTS (SELECT FROM auction_bid r WHERE r.bidder_id = p.account_id AND r.request_digest = p.digest)
         OR EXISTS (SELECT FROM idempotency i WHERE i.account_id = p.account_id AND i.key_digest = p.digest)
         OR EXISTS (SELECT FROM auction a WHERE a.id = p.auction_id AND a.leader_id = p.account_id)
         OR (p.session_id IS NOT NULL AND NOT EXISTS (
           SELECT FROM session s JOIN account o ON o.id = s.account_id AND o.status = ${MEMBER_STATUS.active} AND o.deleted_at IS NULL
           WHERE s.id = p.session_id AND s.account_id = p.account_id
             AND s.ended_at IS NULL AND s.expires_at > clock_timestamp())) AS must_be_decided
     FROM unnest($1::bigint[], $2::bytea[], $3::bigint[], $4::bigint[])
       WITH ORDINALITY AS p(account_id, digest, auction_id, session_id, place)
     ORDER BY place`,
    [
      int8s(bids, (bid) => bid.accountId),
      bytes(bids, (bid) => bid.digest),
      int8s(bids, (bid) => bid.auctionId),
      int8s(bids, (bid) => bid.sessionId),
    ],
  );
  return rows.map((row) => row.must_be_decided);
}
