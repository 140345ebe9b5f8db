import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  applyBid,
  applyBuyNow,
  isBuyNowOffered,
  minNextBid,
} from '../../../server/src/auction/rules/bid-rules.js';
import { decideClose } from '../../../server/src/auction/rules/close-rules.js';
import {
  applyLoweredReserve,
  applyMovedEnd,
  recomputeAfterVoid,
} from '../../../server/src/auction/rules/lot-rules.js';
import type {
  BidderState,
  BidOutcome,
  BuyNowOutcome,
  LogRow,
  LotRefusal,
  LotState,
  Submission,
} from '../../../server/src/auction/rules/lot-state.js';
import { leadOf } from '../../../server/src/auction/rules/lead.js';
import { type AmountChoice, type Event, type History, history, OPENS } from './histories.js';
import { NaiveLot, type NaiveRow } from './naive-model.js';

const LONG = process.env.FOVEA_LONG === '1';
const RUNS = LONG ? 200_000 : 10_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);

/**
 * The rules under test and the naive model, fed the same events side by side. Plain assertions, because
 * millions of Jest's would take minutes.
 */
class Pair {
  state: LotState;
  readonly model: NaiveLot;
  readonly bidders: BidderState[];
  submissions: Submission[] = [];
  ord = 0;
  now = OPENS - 1_000;
  readonly seen = new Map<string, number>();

  constructor({ terms, standings }: History) {
    this.model = new NaiveLot(terms);
    this.state = {
      terms: {
        currency: terms.currency,
        startPrice: terms.start,
        reservePrice: terms.reserve,
        buyNowPrice: terms.buyNow,
        stepPrice: terms.fixedStep,
        startAt: terms.opensAt,
        latestEndAt: terms.latestEnd,
        extendWindowMs: terms.windowMs,
      },
      status: 'scheduled',
      endAt: terms.endsAt,
      seq: 0,
      price: terms.start,
      bidCount: 0,
      leaderId: null,
      leaderMax: null,
      runnerUpMax: null,
      reserveMet: false,
      bidderCount: 0,
    };
    this.bidders = standings.map((eligibility, index) => ({
      bidderId: index + 1,
      bidderNo: null,
      chancesUsed: 0,
      chancesAllowed: terms.chances,
      eligibility,
    }));
  }

  play(event: Event): void {
    const before = this.state;
    switch (event.what) {
      case 'wait':
        this.now += event.ms;
        break;
      case 'wait_until_end':
        this.now = Math.max(this.now, this.state.endAt + event.offsetMs);
        break;
      case 'bid': {
        const bidder = this.bidder(event.bidder);
        const max = this.amount(event.amount);
        const [next, outcome] = applyBid(before, { bidder, max }, this.now);
        const answer = this.model.bid(bidder.bidderId, max, bidder.eligibility, this.now);
        this.checkSubmission(before, next, outcome, answer, max);
        if (!outcome.accepted) this.checkSecrecy(bidder, max, outcome);
        break;
      }
      case 'buy_now': {
        const bidder = this.bidder(event.bidder);
        const [next, outcome] = applyBuyNow(before, bidder, this.now);
        const answer = this.model.buyNow(bidder.bidderId, bidder.eligibility, this.now);
        this.checkSubmission(before, next, outcome, answer, before.terms.buyNowPrice ?? 0);
        break;
      }
      case 'void': {
        const seq = event.pick % (before.seq + 2);
        const [next, result] = recomputeAfterVoid(before, this.submissions, seq, this.now);
        this.checkCommand(next, result, this.model.void(seq, this.now));
        if (next !== before) {
          this.submissions = this.submissions.map((one) =>
            one.seq === seq ? { ...one, voided: true } : one,
          );
        }
        break;
      }
      case 'lower_reserve': {
        const reserve = event.amount === null ? null : this.amount(event.amount);
        const [next, result] = applyLoweredReserve(before, reserve, this.now);
        this.checkCommand(next, result, this.model.lowerReserve(reserve, this.now));
        break;
      }
      case 'move_end': {
        const end = before.endAt + event.byMs;
        const [next, result] = applyMovedEnd(before, end, this.now);
        this.checkCommand(next, result, this.model.moveEnd(end, this.now));
        break;
      }
    }
    this.checkState();
  }

  private bidder(id: number): BidderState {
    const bidder = this.bidders[id - 1];
    if (bidder === undefined) throw new Error(`no bidder ${id}`);
    return bidder;
  }

  private amount({ near, units, odd }: AmountChoice): number {
    const { state } = this;
    const base = {
      least: minNextBid(state),
      leader: state.leaderMax,
      runner_up: state.runnerUpMax,
      reserve: state.terms.reservePrice,
      buy_now: state.terms.buyNowPrice,
      price: state.price,
      start: state.terms.startPrice,
    }[near];
    const unit = state.terms.currency === 'JPY' ? 1 : 100;
    return (base ?? state.price) + units * unit + (unit === 1 && odd !== 0.5 ? 0 : odd);
  }

  private checkSubmission(
    before: LotState,
    next: LotState,
    outcome: BidOutcome | BuyNowOutcome,
    answer: ReturnType<NaiveLot['bid']>,
    max: number,
  ): void {
    if (!outcome.accepted) {
      this.count(outcome.error);
      assert.deepEqual({ refused: outcome.error }, answer);
      assert.deepEqual(Object.keys(outcome).sort(), ['accepted', 'error', 'minNextBid']);
      assert.equal(outcome.minNextBid, this.model.leastNext());
      assert.equal(next, before);
      return;
    }
    assert.deepEqual({ rows: outcome.rows.map(asNaive) }, answer);
    const [first, second] = outcome.rows;
    if (first === undefined) throw new Error('an accepted submission writes a row');
    this.count(outcome.endsLot ? 'sold_now' : `${first.kind}${second === undefined ? '' : '+automatic'}`);
    this.ord += 1;
    this.submissions.push({
      ord: this.ord,
      bidderId: outcome.bidder.bidderId,
      max,
      seq: first.seq,
      voided: false,
    });
    this.ord += outcome.rows.length - 1;
    this.bidders[outcome.bidder.bidderId - 1] = outcome.bidder;
    this.state = next;

    assert.equal(outcome.isLeading, this.model.leader() === outcome.bidder.bidderId);
    assert.equal(outcome.priceMoved, next.price !== before.price);
    assert.equal(outcome.lostLeadId, next.leaderId === before.leaderId ? null : before.leaderId);
    assert.equal(outcome.endsLot, this.model.soldNow);
    this.checkRise(before, outcome.bidder.bidderId, next.price, outcome.endsLot);
  }

  /** A challenge lifts the price by a whole step at least; only the first bid, a raise and buy now may do less. */
  private checkRise(before: LotState, bidderId: number, price: number, endsLot: boolean): void {
    const isChallenge = before.leaderId !== null && before.leaderId !== bidderId;
    const least = isChallenge && !endsLot ? before.price + this.model.step(before.price) : before.price;
    assert.ok(price >= least);
  }

  /** With any other secret maximum a refused bidder who does not lead gets the very same answer. */
  private checkSecrecy(bidder: BidderState, max: number, outcome: BidOutcome): void {
    const { state, now } = this;
    if (state.leaderMax === null || state.leaderId === bidder.bidderId) return;
    for (const leaderMax of [state.price, state.leaderMax + 100, 10 ** 12]) {
      const [, other] = applyBid({ ...state, leaderMax }, { bidder, max }, now);
      assert.deepEqual(other, outcome);
    }
  }

  private checkCommand(
    next: LotState,
    result: LogRow | LotRefusal,
    answer: ReturnType<NaiveLot['void']>,
  ): void {
    if ('error' in result) {
      this.count(`command ${result.error}`);
      assert.deepEqual({ refused: result.error }, answer);
      assert.equal(next, this.state);
      return;
    }
    this.count(result.kind);
    assert.deepEqual({ rows: [asNaive(result)] }, answer);
    this.state = next;
  }

  private checkState(): void {
    const { state, model, bidders } = this;
    const decided = {
      price: state.price,
      endAt: state.endAt,
      seq: state.seq,
      bidCount: state.bidCount,
      leaderId: state.leaderId,
      leaderMax: state.leaderMax,
      runnerUpMax: state.runnerUpMax,
      reserveMet: state.reserveMet,
      bidderCount: state.bidderCount,
      reserve: state.terms.reservePrice,
      least: minNextBid(state),
      offered: isBuyNowOffered(state),
      numbers: bidders.map((bidder) => bidder.bidderNo),
      chances: bidders.map((bidder) => bidder.chancesUsed),
    };
    const expected = {
      price: model.price,
      endAt: model.end,
      seq: model.log.length,
      bidCount: model.bidCount(),
      leaderId: model.leader(),
      leaderMax: model.m1(),
      runnerUpMax: model.m2(),
      reserveMet: model.reserveMet(),
      bidderCount: model.bidderNumbers().length,
      reserve: model.reserve,
      least: model.leastNext(),
      offered: model.buyNowOffered(),
      numbers: bidders.map(({ bidderId }) => {
        const position = model.bidderNumbers().indexOf(bidderId);
        return position < 0 ? null : position + 1;
      }),
      chances: bidders.map(({ bidderId }) => model.chancesUsed(bidderId)),
    };
    assert.deepEqual(decided, expected);
    const close = decideClose(state, this.now);
    const closeText =
      close?.status === 'successful' ? `successful ${close.winnerId} ${close.price}` : close?.status;
    assert.equal(closeText ?? null, model.outcome(this.now));
  }

  /** What must hold of the whole public log, however it came about. */
  checkLog(): void {
    const { log, terms } = this.model;
    let price = terms.start;
    let end = terms.endsAt;
    log.forEach((row, index) => {
      assert.equal(row.seq, index + 1);
      assert.deepEqual([row.prices[0], row.ends[0]], [price, end]);
      if (row.kind !== 'void') assert.ok(row.prices[1] >= price);
      assert.ok(row.ends[1] >= end);
      [price, end] = [row.prices[1], row.ends[1]];
    });
    for (const { chancesUsed, chancesAllowed } of this.bidders) {
      assert.ok(chancesUsed <= (chancesAllowed ?? chancesUsed));
    }
    const { leaderId, leaderMax, runnerUpMax } = leadOf(this.submissions);
    assert.deepEqual(
      [leaderId, leaderMax, runnerUpMax],
      [this.state.leaderId, this.state.leaderMax, this.state.runnerUpMax],
    );
    if (this.state.leaderMax !== null) assert.ok(this.state.price <= this.state.leaderMax);
  }

  private count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}

function asNaive(row: LogRow): NaiveRow {
  return {
    kind: row.kind,
    seq: row.seq,
    bidder: row.bidderId,
    prices: [row.priceBefore, row.priceAfter],
    ends: [row.endBefore, row.endAfter],
  };
}

describe(`${RUNS} random lots (FOVEA_SEED=${SEED})`, () => {
  it(
    'follow the naive model exactly, event by event',
    () => {
      const seen = new Map<string, number>();
      fc.assert(
        fc.property(history, (lot) => {
          const pair = new Pair(lot);
          for (const event of lot.events) pair.play(event);
          pair.checkLog();
          for (const [what, times] of pair.seen) seen.set(what, (seen.get(what) ?? 0) + times);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      // A generator that never reaches a rule would prove nothing about it.
      for (const what of EXPECTED_TO_HAPPEN)
        expect([what, (seen.get(what) ?? 0) >= RUNS / 200]).toEqual([what, true]);
    },
    LONG ? 3_600_000 : 300_000,
  );
});

const EXPECTED_TO_HAPPEN = [
  'bid',
  'bid+automatic',
  'raise',
  'sold_now',
  'void',
  'reserve_lowered',
  'end_moved',
  'AUCTION_NOT_STARTED',
  'AUCTION_ENDED',
  'BID_OWN_GOODS',
  'BIDDER_BARRED',
  'DEPOSIT_REQUIRED',
  'NOT_ADMITTED',
  'NO_CHANCES_LEFT',
  'MAXIMUM_NOT_RAISED',
  'BID_TOO_LOW',
  'AMOUNT_INVALID',
  'STATE_CONFLICT',
  'command AUCTION_ENDED',
  'command AUCTION_LOCKED',
  'command AMOUNT_INVALID',
  'command NOT_FOUND',
  'command STATE_CONFLICT',
];
