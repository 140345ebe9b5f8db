import { hash } from 'node:crypto';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import { lacksApproval, lacksDeposit } from '@fovea/shared-types/auction/admission';
import { bytes, idArray, int8s } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { rowsOf, type BinaryStatement, type Rows } from '../../platform/database/exchange.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Events } from '../../platform/jobs/events.js';
import {
  bidderKey,
  requestKey,
  type BatchInput,
  type BatchResult,
  type BidderOfLot,
  type FirstAnswer,
  type LotOfBatch,
  type RefusedAnswer,
  type WaitingBid,
} from './bid-batch.js';
import { ACCEPTED_BEFORE, firstAnswerOf, type AcceptedBefore } from './bid-repeat.js';
import type { BidderState } from '../rules/lot-state.js';
import type { BatchWrite } from './batch-write.js';
import { LOCK_FREE_LOTS, LOCK_LOTS } from './locked-lots.js';
import { lotOf, type Lot, type LotRow } from '../lot/lot.js';

/** A refusal as it is kept under its key; amounts in minor units. */
interface KeptRefusalAnswer {
  error: RefusedAnswer['error'];
  details: { minimum?: number | null; currency?: string | null };
}

/**
 * An answer stored under a bidder's key. Its hash identifies the call: only for a bid it is certain to refuse
 * a bid.
 */
interface KeptAnswer {
  digest: string;
  request_hash: string;
  answer: unknown;
}

/** A row of READ_BIDDERS, column by column. */
type BidderTuple = readonly [
  auctionId: number,
  accountId: number,
  companyId: number | null,
  isSellersStaff: boolean,
  isEnabled: boolean,
  endedSession: number | null,
  isBarred: boolean,
  rowId: number | null,
  bidderNo: number | null,
  admission: number | null,
  depositStatus: number | null,
  chancesAllowed: number | null,
  chancesUsed: number | null,
  ownMax: number | null,
  isCleared: boolean,
  acceptedBefore: AcceptedBefore | null,
  keptBefore: KeptAnswer | null,
  nowMs: number,
];

const named = ([
  auctionId,
  accountId,
  companyId,
  isSellersStaff,
  isEnabled,
  endedSession,
  isBarred,
  rowId,
  bidderNo,
  admission,
  depositStatus,
  chancesAllowed,
  chancesUsed,
  ownMax,
  isCleared,
  acceptedBefore,
  keptBefore,
]: BidderTuple) => ({
  auctionId,
  accountId,
  companyId,
  isSellersStaff,
  isEnabled,
  endedSession,
  isBarred,
  rowId,
  bidderNo,
  admission,
  depositStatus,
  chancesAllowed,
  chancesUsed,
  ownMax,
  isCleared,
  acceptedBefore,
  keptBefore,
});
type BidderRow = ReturnType<typeof named>;
const NOW_MS = 17;

/**
 * Runs after the locks are held, so its clock is the one that decides (A2). One row per waiting bid: who bids,
 * what the bidder did in this lot before, and the answer the key was given before, if any. Roles, strikes and bars are
 * looked up per bidder: as a plain EXISTS the planner may read all there are into a hash, in every batch anew.
 */
const READ_BIDDERS = `
  SELECT p.auction_id, p.account_id, a.company_id, h.is_staff IS NOT NULL AS is_sellers_staff,
    a.status = ${MEMBER_STATUS.active} AND a.deleted_at IS NULL AS is_enabled,
    CASE WHEN l.is_live IS NULL OR a.status <> ${MEMBER_STATUS.active} OR a.deleted_at IS NOT NULL THEN p.session_id END AS ended_session,
    s.is_struck IS NOT NULL OR x.account_id IS NOT NULL AS is_barred,
    b.id AS row_id, b.bidder_no, b.status AS admission, b.deposit_status, b.chances_allowed, b.chances_used, b.own_max,
    b.cleared_at IS NOT NULL AS is_cleared,
    ${ACCEPTED_BEFORE} AS accepted_before,
    CASE WHEN i.account_id IS NOT NULL THEN jsonb_build_object(
      'digest', encode(i.key_digest, 'hex'), 'request_hash', encode(i.request_hash, 'hex'), 'answer', i.answer)
      END AS kept_before,
    (SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) AS now_ms
  FROM (SELECT unnest($1::bigint[]) AS auction_id, unnest($2::bigint[]) AS account_id, unnest($3::bytea[]) AS digest,
    unnest($4::bigint[]) AS session_id) p
  JOIN account a ON a.id = p.account_id
  LEFT JOIN LATERAL (
    SELECT true AS is_struck FROM auction_strike WHERE account_id = p.account_id AND settled_at IS NULL LIMIT 1) s ON true
  LEFT JOIN LATERAL (
    SELECT true AS is_staff FROM account_role ar JOIN role o ON o.id = ar.role_id
    WHERE ar.account_id = p.account_id
      AND o.company_id = (SELECT t.company_id FROM auction t WHERE t.id = p.auction_id) LIMIT 1) h ON true
  LEFT JOIN LATERAL (
    SELECT true AS is_live FROM session
    WHERE id = p.session_id AND account_id = p.account_id AND ended_at IS NULL AND expires_at > clock_timestamp()
    LIMIT 1) l ON true
  LEFT JOIN auction_bar x ON x.account_id = p.account_id
  LEFT JOIN auction_bidder b ON b.auction_id = p.auction_id AND b.account_id = p.account_id
  LEFT JOIN auction_bid r ON r.bidder_id = p.account_id AND r.request_digest = p.digest
  LEFT JOIN idempotency i ON i.account_id = p.account_id AND i.key_digest = p.digest`;

/** What a refusal is kept under, so that the key cannot be used for another bid, nor for another call. */
const bidRequestHash = ({ auctionId, max, currency }: WaitingBid): string =>
  hash('sha256', `bid:${auctionId}:${max}:${currency}`);

/** What is done about lots that somebody holds: waited for, or named in `locked`. */
export type PassBy = 'wait' | 'pass-by-locked';

/** Which of them there are: one that is there and was not locked is held by somebody. */
const EXISTING_LOTS = `SELECT id FROM auction WHERE id = ANY($1::bigint[])`;

/** Locks the lots of these bids, then reads clock, bidders and earlier answers, in this order. */
export function questionsOf(bids: readonly WaitingBid[], passBy: PassBy): BinaryStatement[] {
  const auctionIds = idArray([...new Set(bids.map((bid) => bid.auctionId))]);
  const read = {
    sql: READ_BIDDERS,
    values: [
      int8s(bids, (bid) => bid.auctionId),
      int8s(bids, (bid) => bid.accountId),
      bytes(bids, (bid) => bid.digest),
      int8s(bids, (bid) => bid.sessionId),
    ],
  };
  if (passBy === 'wait') return [{ sql: LOCK_LOTS, values: [auctionIds] }, read];
  return [{ sql: LOCK_FREE_LOTS, values: [auctionIds] }, read, { sql: EXISTING_LOTS, values: [auctionIds] }];
}

/** Converts the results of these queries. */
export function inputOf([locked, read, existing]: readonly Rows[]): BatchInput {
  invariant(locked && read, 'lots and bidders were read');
  const lots = new Map(rowsOf<LotRow>(locked).map((row) => [row.id, lotOf(row)]));
  const ids = existing ? rowsOf<{ id: number }>(existing).map(({ id }) => id) : [];
  // The author of the statement declares the types of its columns.
  const tuples = read.tuples as unknown[] as BidderTuple[];
  const bidders = tuples.map(named);
  return {
    now: tuples[0]?.[NOW_MS] ?? 0,
    lots,
    locked: new Set(ids.filter((id) => !lots.has(id))),
    endedSessions: new Set(bidders.flatMap(({ endedSession }) => endedSession ?? [])),
    ...readBidders(bidders, lots),
  };
}

/** The same inside a transaction of a command, one after the other. */
export async function readBatch(tx: Tx, bids: readonly WaitingBid[]): Promise<BatchInput> {
  const answers: Rows[] = [];
  for (const { sql, values } of questionsOf(bids, 'wait')) answers.push(await tx.rows(sql, values));
  return inputOf(answers);
}

/** Everything a batch result writes, the event of its moved lots included. */
export function writeOf(result: BatchResult): BatchWrite {
  const moved = [...result.moved.values()];
  return {
    rows: result.rows,
    lots: moved.map(({ lot }) => lot),
    bidders: [...result.bidders.values()],
    refusals: result.refusals.map(({ bid, answer }) => ({
      accountId: bid.accountId,
      digest: bid.digest,
      requestHash: bidRequestHash(bid),
      answer: {
        error: answer.error,
        details: { minimum: answer.minNextBid, currency: answer.currency },
      },
    })),
    events: movedEvents(moved),
  };
}

/** One row of the outbox for all of them: on many lots each delivered event would cost as much as a bid. */
function movedEvents(moved: readonly LotOfBatch[]): BatchWrite['events'] {
  const moves: Events['auction.moved']['moves'] = moved
    .filter(({ outbid }) => outbid.size > 0)
    .map(({ lot, outbid }) => ({
      auction_id: lot.id,
      outbid: [...outbid],
      price: lot.state.price,
      currency: lot.state.terms.currency,
    }));
  return moves.length === 0 ? [] : [{ event: 'auction.moved', payload: { moves } }];
}

function readBidders(
  rows: readonly BidderRow[],
  lots: ReadonlyMap<number, Lot>,
): { bidders: Map<string, BidderOfLot>; answered: Map<string, FirstAnswer> } {
  const bidders = new Map<string, BidderOfLot>();
  const answered = new Map<string, FirstAnswer>();
  for (const row of rows) {
    const lot = lots.get(row.auctionId);
    if (!lot || !row.isEnabled) continue;
    bidders.set(bidderKey(row.auctionId, row.accountId), {
      bidderId: row.accountId,
      rowId: row.rowId,
      isCleared: row.isCleared,
      isFirstBid: row.bidderNo === null,
      bidderNo: row.bidderNo,
      chancesUsed: row.chancesUsed ?? 0,
      // Admission writes a row before the first bid, which is what grants the chances.
      chancesAllowed: row.bidderNo === null ? lot.bidChances : row.chancesAllowed,
      eligibility: eligibilityOf(row, lot),
      ownMax: row.ownMax,
    });
    if (row.acceptedBefore) {
      const first = row.acceptedBefore;
      answered.set(requestKey(row.accountId, first.digest), firstAnswerOf(first, lots));
    } else if (row.keptBefore) {
      answered.set(requestKey(row.accountId, row.keptBefore.digest), firstRefusalOf(row.keptBefore));
    }
  }
  return { bidders, answered };
}

/** What another call left under the key is read no further: nothing is a repeat of it here. */
function firstRefusalOf({ request_hash: hashThen, answer }: KeptAnswer): FirstAnswer {
  return {
    isOf: (bid) => bidRequestHash(bid) === hashThen,
    answer: () => {
      // Kept under a bid's hash, which `isOf` has compared.
      const { error, details } = answer as KeptRefusalAnswer;
      const { minimum = null, currency = null } = details;
      return { accepted: false, error, minNextBid: minimum, currency };
    },
  };
}

function eligibilityOf(row: BidderRow, lot: Lot): BidderState['eligibility'] {
  const isOwn =
    row.accountId === lot.sellerId ||
    row.accountId === lot.handlerId ||
    (lot.companyId !== null && row.companyId === lot.companyId) ||
    row.isSellersStaff;
  if (isOwn) return 'own_goods';
  if (row.isBarred) return 'barred';
  if (lacksApproval(lot.needApproval, row.admission)) return 'not_admitted';
  return lacksDeposit(lot.deposit > 0, row.depositStatus) ? 'deposit_required' : 'eligible';
}

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
