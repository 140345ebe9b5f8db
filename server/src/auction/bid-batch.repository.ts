import { hash } from 'node:crypto';
import { arrayOf, bytesOf } from '../platform/database/array-literal.js';
import type { Queryable } from '../platform/database/database.js';
import {
  bidderKey,
  requestKey,
  type BatchInput,
  type BatchResult,
  type BidderOfLot,
  type FirstAnswer,
  type RefusedAnswer,
  type WaitingBid,
} from './bid-batch.js';
import { firstAnswerOf, REPEAT_COLUMNS, type RepeatRow } from './bid-repeat.js';
import type { BidderState } from './bid-rules.js';
import { LOCK_LOTS, type BatchWrite } from './lot.repository.js';
import { lotOf, type Lot, type LotRow } from './lot.js';

interface BidderRow extends RepeatRow {
  auction_id: number;
  account_id: number;
  company_id: number | null;
  is_enabled: boolean;
  is_barred: boolean;
  bidder_no: number | null;
  admission: number | null;
  chances_allowed: number | null;
  chances_used: number | null;
  own_max: number | null;
  kept_digest: string | null;
  kept_hash: string | null;
  kept_answer: { error: RefusedAnswer['error']; details: { minimum?: number; currency?: string } } | null;
  now_ms: number;
}

/**
 * Runs after the locks are held, so its clock is the one that decides (A2). One row per waiting bid: who bids,
 * what he did in this lot before, and the answer his key was given before, if any.
 */
const READ_BIDDERS = `
  SELECT p.auction_id, p.account_id, a.company_id, a.status = 1 AND a.deleted_at IS NULL AS is_enabled,
    EXISTS (SELECT FROM auction_strike s WHERE s.account_id = p.account_id AND s.settled_at IS NULL)
      OR EXISTS (SELECT FROM auction_bar x WHERE x.account_id = p.account_id) AS is_barred,
    b.bidder_no, b.status AS admission, b.chances_allowed, b.chances_used, b.own_max,
    ${REPEAT_COLUMNS},
    encode(i.key_digest, 'hex') AS kept_digest, encode(i.request_hash, 'hex') AS kept_hash, i.answer AS kept_answer,
    (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) AS now_ms
  FROM unnest($1::bigint[], $2::bigint[], $3::bytea[]) AS p(auction_id, account_id, digest)
  JOIN account a ON a.id = p.account_id
  LEFT JOIN auction_bidder b ON b.auction_id = p.auction_id AND b.account_id = p.account_id
  LEFT JOIN auction_bid r ON r.bidder_id = p.account_id AND r.request_digest = p.digest
  LEFT JOIN idempotency i ON i.account_id = p.account_id AND i.key_digest = p.digest`;

/** What a refusal is kept under, so that the key cannot be used for another bid. */
export const bidRequestHash = (auctionId: number, max: number): string =>
  hash('sha256', `bid:${auctionId}:${max}`);

/** Locks the lots of these bids, then reads clock, bidders and earlier answers; both statements travel together. */
export async function readBatch(tx: Queryable, bids: readonly WaitingBid[]): Promise<BatchInput> {
  const auctionIds = [...new Set(bids.map((bid) => bid.auctionId))];
  const [locked, read] = await Promise.all([
    tx.query<LotRow>(LOCK_LOTS, [arrayOf(auctionIds, (id) => id)]),
    tx.query<BidderRow>(READ_BIDDERS, [
      arrayOf(bids, (bid) => bid.auctionId),
      arrayOf(bids, (bid) => bid.accountId),
      bytesOf(bids, (bid) => bid.digest),
    ]),
  ]);
  const lots = new Map(locked.rows.map((row) => [row.id, lotOf(row)]));
  return { now: read.rows[0]?.now_ms ?? 0, lots, ...readBidders(read.rows, lots) };
}

/** Everything a batch result writes, the event per moved lot included. */
export function writeOf(result: BatchResult): BatchWrite {
  const moved = [...result.moved.values()];
  return {
    rows: result.rows,
    lots: moved.map(({ lot }) => lot),
    bidders: [...result.bidders.values()],
    refusals: result.refusals.map(({ bid, answer }) => ({
      accountId: bid.accountId,
      digest: bid.digest,
      requestHash: bidRequestHash(bid.auctionId, bid.max),
      answer: {
        error: answer.error,
        details: { minimum: answer.minNextBid, currency: answer.currency },
      },
    })),
    events: moved
      .filter(({ lot, fromSeq }) => lot.state.seq > fromSeq)
      .map(({ lot, fromSeq, outbid }) => ({
        event: 'auction.moved',
        payload: {
          auction_id: lot.id,
          from_seq: fromSeq,
          to_seq: lot.state.seq,
          outbid: [...outbid].map(([accountId, seq]) => ({ account_id: accountId, seq })),
          price: lot.state.price,
          currency: lot.state.terms.currency,
        },
      })),
  };
}

function readBidders(
  rows: readonly BidderRow[],
  lots: ReadonlyMap<number, Lot>,
): { bidders: Map<string, BidderOfLot>; answered: Map<string, FirstAnswer> } {
  const bidders = new Map<string, BidderOfLot>();
  const answered = new Map<string, FirstAnswer>();
  for (const row of rows) {
    const lot = lots.get(row.auction_id);
    if (!lot || !row.is_enabled) continue;
    bidders.set(bidderKey(row.auction_id, row.account_id), {
      bidderId: row.account_id,
      bidderNo: row.bidder_no,
      chancesUsed: row.chances_used ?? 0,
      // Admission writes a row before the first bid, which is what gives him his chances.
      chancesAllowed: row.bidder_no === null ? lot.bidChances : row.chances_allowed,
      eligibility: eligibilityOf(row, lot),
      ownMax: row.own_max,
    });
    if (row.repeat_digest !== null || row.kept_hash !== null) collectAnswer(row, lots, answered);
  }
  return { bidders, answered };
}

function collectAnswer(
  row: BidderRow,
  lots: ReadonlyMap<number, Lot>,
  answered: Map<string, FirstAnswer>,
): void {
  const first = firstAnswerOf(row, lots);
  if (first && row.repeat_digest !== null) {
    answered.set(requestKey(row.account_id, row.repeat_digest), first);
    return;
  }
  const { kept_answer: kept, kept_hash: keptHash, kept_digest: digest } = row;
  if (!kept || digest === null) return;
  answered.set(requestKey(row.account_id, digest), {
    answer: {
      accepted: false,
      error: kept.error,
      minNextBid: kept.details.minimum ?? null,
      currency: kept.details.currency ?? null,
    },
    isOf: (bid) => bidRequestHash(bid.auctionId, bid.max) === keptHash,
  });
}

function eligibilityOf(row: BidderRow, lot: Lot): BidderState['eligibility'] {
  const isOwn =
    row.account_id === lot.sellerId ||
    row.account_id === lot.handlerId ||
    (lot.companyId !== null && row.company_id === lot.companyId);
  if (isOwn) return 'own_goods';
  if (row.is_barred) return 'barred';
  const isAdmitted = row.admission === 1;
  if (lot.needApproval && !isAdmitted) return 'not_admitted';
  return lot.deposit > 0 && !isAdmitted ? 'deposit_required' : 'eligible';
}

/** Whether a bid's key was answered before; a plain read, in the order of the bids. */
export async function wasAnswered(q: Queryable, bids: readonly WaitingBid[]): Promise<boolean[]> {
  const { rows } = await q.query<{ was_answered: boolean }>(
    `SELECT EXISTS (SELECT FROM auction_bid r WHERE r.bidder_id = p.account_id AND r.request_digest = p.digest)
         OR EXISTS (SELECT FROM idempotency i WHERE i.account_id = p.account_id AND i.key_digest = p.digest) AS was_answered
     FROM unnest($1::bigint[], $2::bytea[]) WITH ORDINALITY AS p(account_id, digest, place) ORDER BY place`,
    [arrayOf(bids, (bid) => bid.accountId), bytesOf(bids, (bid) => bid.digest)],
  );
  return rows.map((row) => row.was_answered);
}
