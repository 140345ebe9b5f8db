import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { describe, expect, it } from 'vitest';
import { differenceOf, endOf, movedEnd, reserveOutcome, reserveProblem } from './consequences';

const unmet = { current_price: '50000', leader_no: 2, reserve_met: false };

describe('what a lower reserve would do', () => {
  it('is shown by the visible price, which is the highest maximum while the reserve is unmet', () => {
    expect(reserveOutcome(50_000, unmet)).toBe('will_be_met');
    expect(reserveOutcome(50_001, unmet)).toBe('still_unmet');
    expect(reserveOutcome(null, unmet)).toBe('will_be_met');
    expect(reserveOutcome(40_000, { ...unmet, leader_no: null })).toBe('no_bid');
    expect(reserveOutcome(40_000, { ...unmet, reserve_met: true })).toBe('met_already');
  });

  it('only allows what the server accepts: below the reserve, above the start price', () => {
    const now = { reserve_price: '90000', start_price: '10000' };
    expect(reserveProblem(null, now)).toBe('missing');
    expect(reserveProblem(90_000, now)).toBe('not_lower');
    expect(reserveProblem(10_000, now)).toBe('not_above_start');
    expect(reserveProblem(10_001, now)).toBeNull();
  });

  it('shows how far the highest bid is below', () => {
    expect(differenceOf('90000', '50000', 'JPY')).toBe('40000');
    expect(differenceOf('900.50', '900', 'CNY')).toBe('0.50');
  });
});

describe('a later end', () => {
  const lot = { end_at: '2026-11-22T10:00:00.000Z', latest_end_at: '2026-11-22T10:30:00.000Z' };

  it('is counted from the current end, up to the latest one', () => {
    expect(movedEnd(15, lot)).toEqual({ end: '2026-11-22T10:15:00.000Z' });
    expect(movedEnd(30, lot)).toEqual({ end: '2026-11-22T10:30:00.000Z' });
    expect(movedEnd(31, lot)).toEqual({ problem: 'past_latest' });
    expect(movedEnd(10_000, { ...lot, latest_end_at: null })).toMatchObject({ end: expect.any(String) });
    expect(movedEnd(null, lot)).toEqual({ problem: 'missing' });
  });
});

describe('the end of a lot that is over', () => {
  const row = {
    seq: 2,
    kind: 'bid',
    bidder: 1,
    price_after: '90000',
    created_at: '2026-11-22T08:00:00.000Z',
  };
  const lot = {
    status: AUCTION_STATUS.successful,
    current_price: '90000',
    end_at: '2026-11-22T10:00:00.000Z',
    rows: [row] as unknown as Parameters<typeof endOf>[1]['rows'], // of a row only its time is read
  };

  it('is its time, or that of the bid that bought it before', () => {
    expect(endOf({ buy_now_price: null }, lot)).toBe(lot.end_at);
    expect(endOf({ buy_now_price: '100000' }, lot)).toBe(lot.end_at);
    expect(endOf({ buy_now_price: '90000' }, lot)).toBe(row.created_at);
    expect(endOf({ buy_now_price: null }, { ...lot, status: AUCTION_STATUS.cancelled })).toBeNull();
  });
});
