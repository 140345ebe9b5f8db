import { canonicalRow, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import { BID_KIND } from '@fovea/shared-types/sale-states';
import { applyBid } from '../auction/rules/bid-rules.js';
import type { BidderState, LogRow, LotState, Submission } from '../auction/rules/lot-state.js';
import {
  applyLoweredReserve,
  applyMovedEnd,
  applyOutageExtension,
  recomputeAfterVoid,
} from '../auction/rules/lot-rules.js';
import { lotOf, type LotRow, chainHash, commitment } from '../auction/lot/lot.js';

/** A row of a lot's log as it was written. */
export interface LoggedRow {
  auction_id: number;
  ord: number;
  seq: number | null;
  kind: number;
  bidder_id: number | null;
  bidder_no: number | null;
  max_amount: number | null;
  salt: string | null;
  commitment: string | null;
  price_before: number;
  price_after: number;
  start_at: Date;
  end_before: Date;
  end_after: Date;
  at: Date;
  voids_seq: number | null;
  reason: string | null;
  hash: string | null;
  reserve_before: number | null;
  reserve_after: number | null;
  is_reserve_change: boolean;
}

export interface LoggedBidder {
  account_id: number;
  bidder_no: number;
  chances_used: number;
  own_max: number;
}

const KIND_NAMES = new Map<number, LogRow['kind']>([
  [BID_KIND.bid, 'bid'],
  [BID_KIND.automatic, 'automatic'],
  [BID_KIND.void, 'void'],
  [BID_KIND.reserve_lowered, 'reserve_lowered'],
  [BID_KIND.end_moved, 'end_moved'],
  [BID_KIND.raise, 'raise'],
]);

/**
 * Plays a lot again from its rows through the pure rules and compares every row, the chain of hashes, the
 * commitments and the final state with what was written (A1, A2, A3, A6).
 */
export function replayLot(
  row: LotRow,
  rows: readonly LoggedRow[],
  bidders: readonly LoggedBidder[],
): string[] {
  const replay = new Replay(row, rows);
  return [...replay.run(), ...replay.compareFinal(row), ...replay.compareBidders(bidders)].map(
    (violation) => `auction ${row.id}: ${violation}`,
  );
}

class Replay {
  private state: LotState;
  private readonly bidders = new Map<number, BidderState>();
  private readonly ownMax = new Map<number, number>();
  private readonly submissions: Submission[] = [];
  private readonly found: string[] = [];
  private hash = GENESIS_HASH;
  /** Shown so far. */
  private readonly commitments = new Set<string>();
  private at = 0;

  constructor(
    row: LotRow,
    private readonly rows: readonly LoggedRow[],
  ) {
    const { state } = lotOf(row);
    const [first] = rows;
    const firstReserve = rows.find((one) => one.is_reserve_change);
    this.state = {
      ...state,
      terms: {
        ...state.terms,
        reservePrice: firstReserve ? firstReserve.reserve_before : state.terms.reservePrice,
      },
      status: 'bidding',
      endAt: first?.end_before.getTime() ?? state.endAt,
      seq: 0,
      price: state.terms.startPrice,
      bidCount: 0,
      leaderId: null,
      leaderMax: null,
      runnerUpMax: null,
      reserveMet: false,
      bidderCount: 0,
    };
  }

  run(): string[] {
    for (let i = 0; i < this.rows.length;) {
      const row = this.rows[i];
      if (!row) break;
      const expected = this.apply(row);
      if (!expected) break;
      const written = this.rows.slice(i, i + expected.length);
      expected.forEach((one, place) => this.compareRow(one, written[place], i + place + 1));
      i += expected.length;
    }
    return this.found;
  }

  compareFinal(row: LotRow): string[] {
    const written = lotOf(row).state;
    const fields = [
      'seq',
      'price',
      'bidCount',
      'leaderId',
      'leaderMax',
      'runnerUpMax',
      'reserveMet',
      'bidderCount',
      'endAt',
    ] as const;
    const wrong = fields
      .filter((field) => written[field] !== this.state[field])
      .map((field) => `${field} is not what its rows give`);
    if ((row.head_hash?.toString('hex') ?? GENESIS_HASH) !== this.hash)
      wrong.push('the last hash is not its chain’s');
    if ((row.last_at?.getTime() ?? 0) !== this.at) wrong.push('its last time is not its last row’s');
    if (row.last_ord !== this.rows.length)
      wrong.push(`${row.last_ord} rows announced, ${this.rows.length} there`);
    return wrong;
  }

  compareBidders(bidders: readonly LoggedBidder[]): string[] {
    const wrong = bidders.flatMap((bidder) => {
      const replayed = this.bidders.get(bidder.account_id);
      if (replayed?.bidderNo !== bidder.bidder_no)
        return [`bidder ${bidder.account_id} has the wrong number`];
      if (replayed.chancesUsed !== bidder.chances_used)
        return [`bidder ${bidder.account_id}: chances do not add up`];
      return this.ownMax.get(bidder.account_id) === bidder.own_max
        ? []
        : [`bidder ${bidder.account_id}: own maximum`];
    });
    if (bidders.length !== this.bidders.size) wrong.push('a bidder of the log is missing');
    return wrong;
  }

  /** What the rules make of this row's command; null when they refuse what was written. */
  private apply(row: LoggedRow): LogRow[] | null {
    const now = row.at.getTime();
    switch (KIND_NAMES.get(row.kind)) {
      case 'bid':
      case 'raise':
        return this.bid(row, now);
      case 'void': {
        const result = recomputeAfterVoid(this.state, this.submissions, row.voids_seq ?? 0, now);
        const target = this.submissions.find((one) => one.seq === row.voids_seq);
        if (target) target.voided = true;
        return this.take(result, row);
      }
      case 'reserve_lowered':
        return this.take(applyLoweredReserve(this.state, row.reserve_after, now), row);
      case 'end_moved':
        return row.reason === 'outage'
          ? this.take(applyOutageExtension(this.state, row.end_after.getTime()), row)
          : this.take(applyMovedEnd(this.state, row.end_after.getTime(), now), row);
      default:
        this.found.push(`row ${row.ord} exists without the bid it defends against`);
        return null;
    }
  }

  private bid(row: LoggedRow, now: number): LogRow[] | null {
    const { bidder_id: bidderId, max_amount: max } = row;
    if (bidderId === null || max === null) {
      this.found.push(`row ${row.ord} is a bid of nobody`);
      return null;
    }
    const bidder = this.bidders.get(bidderId) ?? {
      bidderId,
      bidderNo: null,
      chancesUsed: 0,
      chancesAllowed: null,
      eligibility: 'eligible' as const,
    };
    const [state, outcome] = applyBid(this.state, { bidder, max }, now);
    if (!outcome.accepted) {
      this.found.push(`row ${row.ord} was accepted, the rules say ${outcome.error}`);
      return null;
    }
    this.state = state;
    this.bidders.set(bidderId, outcome.bidder);
    this.ownMax.set(bidderId, max);
    this.submissions.push({ ord: row.ord, bidderId, max, seq: row.seq, voided: false });
    return outcome.rows;
  }

  private take([state, row]: [LotState, LogRow | { error: string }], written: LoggedRow): LogRow[] | null {
    if ('error' in row) {
      this.found.push(`row ${written.ord} was written, the rules say ${row.error}`);
      return null;
    }
    this.state = state;
    return [row];
  }

  private compareRow(expected: LogRow, row: LoggedRow | undefined, ord: number): void {
    if (!row) {
      this.found.push(`row ${ord} is missing`);
      return;
    }
    const isSame =
      row.ord === ord &&
      KIND_NAMES.get(row.kind) === expected.kind &&
      row.seq === expected.seq &&
      row.price_before === expected.priceBefore &&
      row.price_after === expected.priceAfter &&
      row.end_before.getTime() === expected.endBefore &&
      row.end_after.getTime() === expected.endAfter &&
      (expected.kind === 'void' || row.bidder_id === expected.bidderId);
    if (!isSame) this.found.push(`row ${ord} is not what the rules give`);
    if (row.at.getTime() < this.at) this.found.push(`row ${ord} moves back in time`);
    if (row.start_at.getTime() !== this.state.terms.startAt)
      this.found.push(`row ${ord} knows another start`);
    this.at = row.at.getTime();
    this.checkCommitment(expected, row, ord);
    this.followHash(row, ord);
  }

  /** A bid opens to its maximum; an automatic one to the defender's, and nobody sees that it is an earlier one. */
  private checkCommitment({ kind }: LogRow, row: LoggedRow, ord: number): void {
    if (kind !== 'bid' && kind !== 'raise' && kind !== 'automatic') return;
    const max = kind === 'automatic' ? this.state.leaderMax : row.max_amount;
    const opens =
      max !== null &&
      row.max_amount === max &&
      row.salt !== null &&
      row.commitment === commitment(row.salt, max);
    if (!opens) this.found.push(`row ${ord}: its commitment does not open`);
    if (row.commitment === null) return;
    if (this.commitments.has(row.commitment)) this.found.push(`row ${ord} repeats a commitment`);
    this.commitments.add(row.commitment);
  }

  private followHash(row: LoggedRow, ord: number): void {
    if (row.seq === null) return;
    this.hash = chainHash(
      this.hash,
      canonicalRow({
        seq: row.seq,
        kind: KIND_NAMES.get(row.kind) ?? '',
        at: row.at.getTime(),
        priceAfter: row.price_after,
        endAfter: row.end_after.getTime(),
        bidderNo: row.bidder_no,
        commitment: row.commitment,
        voidsSeq: row.voids_seq,
      }),
    );
    if (row.hash !== this.hash) this.found.push(`row ${ord} breaks the chain of hashes`);
  }
}
