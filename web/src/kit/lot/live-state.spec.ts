import type { AuctionPush, PushedRow } from '@fovea/shared-types/socket-events';
import { BID_KIND } from '@fovea/shared-types/sale-states';
import { describe, expect, it } from 'vitest';
import { aBidAnswer, aLot, aPush, aRow } from '../../../../test/fixtures/shown-lot';
import { applyBidAnswer, applyHistory, applyPush, applySnapshot } from './live-state';

const push = (over: Partial<AuctionPush>) => aPush({ id: 7, ...over });
const aBidPushed = (bidder: number): PushedRow => [BID_KIND.bid, 0, 100_000, bidder];

describe('order of the server’s messages', () => {
  it('takes a push with a higher seq whole', () => {
    const { lot, needsSnapshot } = applyPush(
      aLot({ id: 7, seq: 4, bidder_no: 2 }),
      push({ seq: 5, prev_seq: 4, current_price: '120000', leader_no: 2, bid_count: 3 }),
    );
    expect(lot).toMatchObject({
      seq: 5,
      current_price: '120000',
      leader_no: 2,
      is_leading: true,
      bid_count: 3,
    });
    expect(needsSnapshot).toBe(false);
  });

  it('never shows an older state after a newer one', () => {
    const known = aLot({ id: 7, seq: 9, current_price: '150000' });
    const { lot, needsSnapshot } = applyPush(known, push({ seq: 8, prev_seq: 7, current_price: '140000' }));
    expect(lot).toBe(known);
    expect(needsSnapshot).toBe(false);
  });

  it('applies a push that skipped some seqs, and requests the rest when one push was missed', () => {
    const merged = applyPush(aLot({ id: 7, seq: 4 }), push({ seq: 9, prev_seq: 4 }));
    expect(merged.lot.seq).toBe(9);
    expect(merged.needsSnapshot).toBe(false);

    const missed = applyPush(aLot({ id: 7, seq: 4 }), push({ seq: 9, prev_seq: 6 }));
    expect(missed.lot.seq).toBe(9);
    expect(missed.needsSnapshot).toBe(true);
  });

  it('requests the terms a push does not carry, while no bid has fixed them', () => {
    const { needsSnapshot } = applyPush(aLot({ id: 7, seq: 0 }), push({ seq: 0, prev_seq: 0 }));
    expect(needsSnapshot).toBe(true);
  });

  it('applies the close, which has no seq of its own, and requests who won', () => {
    const { lot, needsSnapshot } = applyPush(
      aLot({ id: 7, seq: 5, status: 20 }),
      push({ seq: 5, prev_seq: 5, status: 40 }),
    );
    expect(lot.status).toBe(40);
    expect(needsSnapshot).toBe(true);
  });

  it('does not open a closed lot again', () => {
    const known = aLot({ id: 7, seq: 5, status: 40 });
    expect(applyPush(known, push({ seq: 5, prev_seq: 5, status: 20 })).lot).toBe(known);
  });

  it('is not misled by a push for another lot', () => {
    const known = aLot({ id: 7, seq: 5 });
    expect(applyPush(known, push({ id: 8, seq: 50 })).lot).toBe(known);
  });

  it('keeps a push when a snapshot read before it arrives after it, but learns its own figures', () => {
    const known = aLot({ id: 7, seq: 9, current_price: '150000', leader_no: 3, bidder_no: null });
    const lot = applySnapshot(
      known,
      aLot({ id: 7, seq: 8, current_price: '140000', bidder_no: 3, chances_left: 6, is_watching: true }),
    );
    expect(lot).toMatchObject({
      seq: 9,
      current_price: '150000',
      bidder_no: 3,
      chances_left: 6,
      is_leading: true,
      is_watching: true,
    });
  });

  it('replaces everything by a newer snapshot and keeps history that was loaded', () => {
    const known = aLot({ id: 7, seq: 3, rows: [aRow({ seq: 1 })] });
    const lot = applySnapshot(known, aLot({ id: 7, seq: 6, rows: [aRow({ seq: 6 }), aRow({ seq: 5 })] }));
    expect(lot.seq).toBe(6);
    expect(lot.rows.map((row) => row.seq)).toEqual([6, 5, 1]);
  });

  it('shows the step of the new price', () => {
    const { lot } = applyPush(
      aLot({ id: 7, seq: 4, currency: 'JPY', step_price: '5000' }),
      push({ seq: 5, prev_seq: 4, current_price: '300000' }),
    );
    expect(lot.step_price).toBe('10000');
  });
});

describe('history', () => {
  it('marks one’s own rows by the number in the lot, latest first, each once', () => {
    const { lot } = applyPush(
      aLot({ id: 7, seq: 2, bidder_no: 1, rows: [aRow({ seq: 2, bidder: 2 }), aRow({ seq: 1, bidder: 1 })] }),
      push({ seq: 3, prev_seq: 2, rows: [aBidPushed(1), aBidPushed(2)] }),
    );
    expect(lot.rows.map((row) => [row.seq, row.is_mine])).toEqual([
      [3, true],
      [2, false],
      [1, true],
    ]);
  });

  it('expands the short form of a push, counting its rows down from its own', () => {
    const { lot } = applyPush(
      aLot({ id: 7, seq: 2, bidder_no: 4, end_at: '2026-11-20T05:00:00.000Z' }),
      push({
        seq: 5,
        prev_seq: 2,
        rows: [
          [BID_KIND.end_moved, 0, 110_000, null, Date.parse('2026-11-20T06:00:00.000Z')],
          [BID_KIND.automatic, 20, 110_000, 4],
          [BID_KIND.bid, 20, 105_000, 2],
        ],
        end_at: Date.parse('2026-11-20T06:00:00.000Z'),
        server_time: Date.parse('2026-11-20T03:00:10.000Z'),
      }),
    );
    expect(lot).toMatchObject({ end_at: '2026-11-20T06:00:00.000Z', start_at: '2026-11-20T02:00:00.000Z' });
    expect(lot.rows).toMatchObject([
      { seq: 5, kind: 'end_moved', bidder: null, end_after: '2026-11-20T06:00:00.000Z' },
      { seq: 4, kind: 'automatic', is_auto: true, is_mine: true, price_after: '110000' },
      { seq: 3, kind: 'bid', is_mine: false, amount: 105_000, created_at: '2026-11-20T03:00:09.980Z' },
    ]);
  });

  it('keeps what a snapshot contained of a row that is pushed again', () => {
    const { lot } = applyPush(
      aLot({ id: 7, seq: 1, rows: [aRow({ seq: 1, hash: 'ab' })] }),
      push({ seq: 2, prev_seq: 0, rows: [aBidPushed(2), aBidPushed(1)] }),
    );
    expect(lot.rows.map(({ seq, hash }) => [seq, hash])).toEqual([
      [2, undefined],
      [1, 'ab'],
    ]);
  });

  it('strikes the row that a later one voids and requests the figures after it', () => {
    const { lot, needsSnapshot } = applyPush(
      aLot({ id: 7, seq: 2, rows: [aRow({ seq: 2 }), aRow({ seq: 1 })] }),
      push({ seq: 3, prev_seq: 2, rows: [[BID_KIND.void, 0, 100_000, null, 2]] }),
    );
    expect(lot.rows.map((row) => row.is_void)).toEqual([false, true, false]);
    expect(needsSnapshot).toBe(true);
  });

  it('joins older pages', () => {
    const lot = applyHistory(aLot({ seq: 9, rows: [aRow({ seq: 9 })] }), [
      aRow({ seq: 8 }),
      aRow({ seq: 9 }),
    ]);
    expect(lot.rows.map((row) => row.seq)).toEqual([9, 8]);
  });
});

describe('the answer to one’s own bid', () => {
  it('shows leading before the push does, and the push of the same seq still adds its row', () => {
    const afterAnswer = applyBidAnswer(
      aLot({ id: 7, seq: 4, server_time: '2026-11-20T03:00:00.000Z' }),
      aBidAnswer({ seq: 5, is_leading: true, bidder_no: 3, server_time: '2026-11-20T03:00:05.100Z' }),
      200_000,
    );
    expect(afterAnswer).toMatchObject({ seq: 5, is_leading: true, leader_no: 3, my_max_amount: 200_000 });
    const { lot } = applyPush(
      afterAnswer,
      push({
        seq: 5,
        prev_seq: 4,
        leader_no: 3,
        rows: [aBidPushed(3)],
        server_time: Date.parse('2026-11-20T03:00:05.050Z'),
      }),
    );
    expect(lot.rows.map((row) => row.seq)).toEqual([5]);
  });

  it('does not undo a push that overtook it', () => {
    const lot = applyBidAnswer(
      aLot({ id: 7, seq: 8, current_price: '180000', leader_no: 9 }),
      aBidAnswer({ seq: 5, is_leading: true, current_price: '130000', bidder_no: 3, chances_left: 4 }),
      130_000,
    );
    expect(lot).toMatchObject({ seq: 8, current_price: '180000', is_leading: false, chances_left: 4 });
  });

  it('keeps a raised maximum when a snapshot from before it arrives later', () => {
    const raised = applyBidAnswer(
      aLot({ id: 7, seq: 5, bidder_no: 3, leader_no: 3, my_max_amount: 100_000, chances_left: 9 }),
      aBidAnswer({ seq: null, bidder_no: 3, chances_left: 8, server_time: '2026-11-20T03:10:00.000Z' }),
      250_000,
    );
    const lot = applySnapshot(
      raised,
      aLot({ id: 7, seq: 5, bidder_no: 3, leader_no: 3, my_max_amount: 100_000, chances_left: 9 }),
    );
    expect(lot).toMatchObject({ my_max_amount: 250_000, chances_left: 8, is_leading: true });
  });
});
