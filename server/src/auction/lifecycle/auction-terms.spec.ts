import type { AuctionTerms } from '@fovea/shared-types/auction/admin-auction.dto';
import { AppError } from '../../platform/kernel/app-error.js';
import { readTerms } from './auction-terms.js';

const NOW = Date.parse('2026-06-05T03:00:00Z');
const MINUTE = 60_000;

const terms = (changes: Partial<AuctionTerms> = {}): AuctionTerms => ({
  start_price: '100000',
  currency: 'JPY',
  start_at: '2026-06-05T04:00:00Z',
  end_at: '2026-06-06T04:00:00Z',
  ...changes,
});

function faultsOf(changes: Partial<AuctionTerms>): Record<string, string> {
  try {
    readTerms(terms(changes), NOW);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { key }]) => [field, key]));
  }
}

describe('the terms of a lot', () => {
  it('are kept in minor units, with the defaults of the rules for what is left out', () => {
    expect(readTerms(terms({ currency: 'CNY', start_price: '4800', reserve_price: '6000.00' }), NOW)).toEqual(
      {
        currency: 'CNY',
        startPrice: 480_000,
        reservePrice: 600_000,
        stepPrice: null,
        buyNowPrice: null,
        startAt: Date.parse('2026-06-05T04:00:00Z'),
        endAt: Date.parse('2026-06-06T04:00:00Z'),
        latestEndAt: null,
        bidChances: 10,
        extendWindowMs: 300_000,
        depositRate: 0,
        deposit: 0,
        needApproval: false,
      },
    );
  });

  it('take null for unlimited chances', () => {
    expect(readTerms(terms({ bid_chances: null }), NOW).bidChances).toBeNull();
  });

  it('require a deposit of the percentage, rounded up to a whole unit', () => {
    expect(readTerms(terms({ start_price: '105', deposit_rate: 10 }), NOW).deposit).toBe(11);
  });

  it.each([
    ['a fraction of a yen', { start_price: '100.50' }, { start_price: 'money_digits' }],
    ['a fraction of a yuan', { currency: 'CNY', start_price: '100.50' }, { start_price: 'whole_units' }],
    ['no price at all', { start_price: '0' }, { start_price: 'too_small' }],
    ['a price below nothing', { start_price: '-5' }, { start_price: 'too_small' }],
    ['a price beyond all goods', { start_price: '99999999999999' }, { start_price: 'too_large' }],
    ['a step of nothing', { step_price: '0' }, { step_price: 'too_small' }],
    [
      'a reserve that is the start price',
      { reserve_price: '100000' },
      { reserve_price: 'above_start_price' },
    ],
    ['a buy-now price below the start', { buy_now_price: '90000' }, { buy_now_price: 'above_start_price' }],
    [
      'a buy-now price below the reserve',
      { reserve_price: '200000', buy_now_price: '150000' },
      { buy_now_price: 'too_small' },
    ],
    ['an end before the start', { end_at: '2026-06-05T04:00:00Z' }, { end_at: 'not_after_start' }],
    [
      'a latest end before the end',
      { latest_end_at: '2026-06-05T05:00:00Z' },
      { latest_end_at: 'too_small' },
    ],
    ['a start long past', { start_at: '2026-06-05T02:58:59Z' }, { start_at: 'not_in_future' }],
    ['a time that does not exist', { start_at: '2026-13-05T04:00:00Z' }, { start_at: 'format' }],
    ['a currency nobody trades in', { currency: 'EUR' }, { currency: 'choice' }],
  ])('refuse %s', (_what, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it('name every fault at once', () => {
    expect(faultsOf({ start_price: '1.5', end_at: '2026-06-05T03:30:00Z' })).toEqual({
      start_price: 'money_digits',
      end_at: 'not_after_start',
    });
  });

  it('take a start within the last minute as now', () => {
    const startAt = new Date(NOW - MINUTE + 1).toISOString();
    expect(readTerms(terms({ start_at: startAt }), NOW).startAt).toBe(NOW);
  });

  it('accept an unchanged start, however long ago', () => {
    const startAt = new Date(NOW - 60 * MINUTE).toISOString();
    expect(readTerms(terms({ start_at: startAt }), NOW, Date.parse(startAt)).startAt).toBe(NOW - 60 * MINUTE);
  });
});
