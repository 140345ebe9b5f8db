import { lacksApproval, lacksDeposit } from '@fovea/shared-types/auction/admission';
import { AUCTION_ORDER_STATUS, MEMBER_STATUS } from '@fovea/shared-types/states';
import {
  bytes,
  column,
  idArray,
  int8s,
  unnested,
  type ArrayColumn,
} from '../../platform/database/array-param.js';
import type { Tx } from '../../platform/database/database.js';
import { rowsOf, type BinaryStatement, type Rows } from '../../platform/database/exchange.js';
import { OneStatement, partOf } from '../../platform/database/one-statement.js';
import { keyLock } from '../../platform/http/idempotency.js';
import type { Events } from '../../platform/jobs/events.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { BID_ROW, LOT_COLUMNS, lotOf, RUNNING, type Lot, type LotRow, type NewBidRow } from '../lot/lot.js';
import type { BidderState } from '../rules/lot-state.js';
import { bidderKey, requestKey } from './bid-batch.js';
import type {
  BatchInput,
  BatchResult,
  BidderOfLot,
  FirstAnswer,
  LotOfBatch,
  WaitingBid,
} from './waiting-bid.js';
import {
  ACCEPTED_BEFORE,
  bidRequestHash,
  firstAnswerOf,
  firstRefusalOf,
  type AcceptedBefore,
  type KeptAnswer,
} from './bid-repeat.js';

// What a batch reads under its locks, and the one statement that writes it.

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

/**
 * Locks lots in id order, as all code does. No key of a lot changes, so that writers of rows that refer to a
 * lot are not blocked.
 */
export const LOCK_LOTS = `SELECT ${LOT_COLUMNS} FROM auction WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`;

/** The same of those that nobody holds at this moment; the others are missing. */
export const LOCK_FREE_LOTS = `${LOCK_LOTS} SKIP LOCKED`;

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
  return {
    now: tuples[0]?.[NOW_MS] ?? 0,
    lots,
    locked: new Set(ids.filter((id) => !lots.has(id))),
    ...readBidders(tuples, lots),
  };
}

/** The same inside a transaction of a command, one after the other. */
export async function readBatch(tx: Tx, bids: readonly WaitingBid[]): Promise<BatchInput> {
  const answers: Rows[] = [];
  for (const { sql, values } of questionsOf(bids, 'wait')) answers.push(await tx.rows(sql, values));
  return inputOf(answers);
}

function readBidders(
  tuples: readonly BidderTuple[],
  lots: ReadonlyMap<number, Lot>,
): Pick<BatchInput, 'endedSessions' | 'bidders' | 'answered'> {
  const endedSessions = new Set<number>();
  const bidders = new Map<string, BidderOfLot>();
  const answered = new Map<string, FirstAnswer>();
  for (const [
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
  ] of tuples) {
    if (endedSession !== null) endedSessions.add(endedSession);
    const lot = lots.get(auctionId);
    if (!lot || !isEnabled) continue;
    const standing = { accountId, companyId, isSellersStaff, isBarred, admission, depositStatus };
    bidders.set(bidderKey(auctionId, accountId), {
      bidderId: accountId,
      rowId,
      isCleared,
      isFirstBid: bidderNo === null,
      bidderNo,
      chancesUsed: chancesUsed ?? 0,
      // Admission writes a row before the first bid, which is what grants the chances.
      chancesAllowed: bidderNo === null ? lot.bidChances : chancesAllowed,
      eligibility: eligibilityOf(standing, lot),
      ownMax,
    });
    if (acceptedBefore) {
      answered.set(requestKey(accountId, acceptedBefore.digest), firstAnswerOf(acceptedBefore, lots));
    } else if (keptBefore) {
      answered.set(requestKey(accountId, keptBefore.digest), firstRefusalOf(keptBefore));
    }
  }
  return { endedSessions, bidders, answered };
}

/** What decides whether somebody may bid on a lot. */
interface Standing {
  accountId: number;
  companyId: number | null;
  isSellersStaff: boolean;
  isBarred: boolean;
  admission: number | null;
  depositStatus: number | null;
}

function eligibilityOf(bidder: Standing, lot: Lot): BidderState['eligibility'] {
  const isOwn =
    bidder.accountId === lot.sellerId ||
    bidder.accountId === lot.handlerId ||
    (lot.companyId !== null && bidder.companyId === lot.companyId) ||
    bidder.isSellersStaff;
  if (isOwn) return 'own_goods';
  if (bidder.isBarred) return 'barred';
  if (lacksApproval(lot.needApproval, bidder.admission)) return 'not_admitted';
  return lacksDeposit(lot.deposit > 0, bidder.depositStatus) ? 'deposit_required' : 'eligible';
}

type SavedBidder = BidderOfLot & { auctionId: number };

/** A refusal to keep: hex digest and hash, and the stored answer. */
interface KeptRefusal {
  accountId: number;
  digest: string;
  requestHash: string;
  answer: object;
}

/** Everything a batch, or a command of a lot, writes. */
export interface BatchWrite {
  rows: readonly NewBidRow[];
  lots: readonly Lot[];
  bidders: readonly SavedBidder[];
  refusals: readonly KeptRefusal[];
  events: readonly { event: string; payload: object }[];
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

const INSERT_BID_ROWS = `
  INSERT INTO auction_bid (${BID_ROW.map(({ name }) => name).join(', ')}) SELECT ${unnested(BID_ROW)}`;

const RUNNING_LOT: readonly ArrayColumn<Lot>[] = [column.bigint('id', (lot) => lot.id), ...RUNNING];

const UPDATE_LOTS = `
  UPDATE auction a SET ${RUNNING.map(({ name }) => `${name} = s.${name}`).join(', ')}
  FROM (SELECT ${unnested(RUNNING_LOT)}) s WHERE a.id = s.id`;

const ROW_ID: ArrayColumn<SavedBidder> = column.bigint('id', (bidder) => bidder.rowId);
const CHANCES_USED: ArrayColumn<SavedBidder> = column.int('chances_used', (bidder) => bidder.chancesUsed);
const OWN_MAX: ArrayColumn<SavedBidder> = column.bigint('own_max', (bidder) => bidder.ownMax);
const KNOWN_BIDDER = [ROW_ID, CHANCES_USED, OWN_MAX];
const NEW_BIDDER: readonly ArrayColumn<SavedBidder>[] = [
  ...KNOWN_BIDDER,
  column.int('bidder_no', (bidder) => bidder.bidderNo),
  column.int('chances_allowed', (bidder) => bidder.chancesAllowed),
];

/** First bids: the row that clearance or admission wrote is filled in, the admission stays as it is. */
const NUMBER_BIDDERS = `
  UPDATE auction_bidder b SET bidder_no = s.bidder_no, chances_allowed = s.chances_allowed,
    chances_used = s.chances_used, own_max = s.own_max, order_status = ${AUCTION_ORDER_STATUS.bidding},
    first_bid_at = clock_timestamp()
  FROM (SELECT ${unnested(NEW_BIDDER)}) s WHERE b.id = s.id`;

/** Later bids: only what a bid changes, and by the row's own id, which the batch has read. */
const UPDATE_BIDDERS = `
  UPDATE auction_bidder b SET chances_used = s.chances_used, own_max = s.own_max
  FROM (SELECT ${unnested(KNOWN_BIDDER)}) s WHERE b.id = s.id`;

/**
 * Refusals decided under the lock, kept for repeats. Keys come before lots in the order of locks: one that another call
 * is using at this moment is left to that call, for nobody may wait for a key while holding lots.
 */
const INSERT_REFUSALS = `
  INSERT INTO idempotency (account_id, key_digest, request_hash, answer)
  SELECT account_id, digest, request_hash, answer::jsonb
  FROM unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::text[]) r (account_id, digest, request_hash, answer)
  WHERE pg_try_advisory_xact_lock(${keyLock('account_id', 'digest')})
  ON CONFLICT DO NOTHING`;

const KEPT_REFUSAL: readonly ArrayColumn<KeptRefusal>[] = [
  column.bigint('account_id', (refusal) => refusal.accountId),
  column.bytea('digest', (refusal) => refusal.digest),
  column.bytea('request_hash', (refusal) => refusal.requestHash),
  column.text('answer', (refusal) => JSON.stringify(refusal.answer)),
];

const INSERT_EVENTS = `INSERT INTO outbox (event, payload) SELECT unnest($1::text[]), unnest($2::text[])::jsonb`;

const EVENT: readonly ArrayColumn<BatchWrite['events'][number]>[] = [
  column.text('event', ({ event }) => event),
  column.text('payload', ({ payload }) => JSON.stringify(payload)),
];

const BATCH = new OneStatement();

/** A whole batch in one statement: one round trip, whatever its size. Null where there is nothing to write. */
export function saveStatement(write: BatchWrite): BinaryStatement | null {
  const newBidders = write.bidders.filter(({ isFirstBid }) => isFirstBid);
  const knownBidders = write.bidders.filter(({ isFirstBid }) => !isFirstBid);
  return BATCH.of([
    partOf('bid_rows', INSERT_BID_ROWS, BID_ROW, write.rows),
    partOf('lots', UPDATE_LOTS, RUNNING_LOT, write.lots),
    partOf('new_bidders', NUMBER_BIDDERS, NEW_BIDDER, newBidders),
    partOf('known_bidders', UPDATE_BIDDERS, KNOWN_BIDDER, knownBidders),
    partOf('refusals', INSERT_REFUSALS, KEPT_REFUSAL, write.refusals),
    partOf('events', INSERT_EVENTS, EVENT, write.events),
  ]);
}
