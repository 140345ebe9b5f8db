import { dayAfter, dayOf } from '../../lib/day';
import {
  depositOf,
  firstValues,
  priceProblems,
  relativeTerms,
  sharedProblems,
  termsOf,
} from './terms-values';

const NOW = new Date(2026, 10, 20, 12).getTime();
const values = { ...firstValues('JPY'), start_price: 1_000, end_at: '2026-11-27T21:00' };

describe('the terms of a lot', () => {
  it('begin with a week and the figures of the rules', () => {
    expect(firstValues('JPY')).toMatchObject({
      start: 'now',
      end_at: `${dayAfter(dayOf(new Date().toISOString()), 7)}T21:00`,
      bid_chances: 10,
      extend_minutes: 5,
      deposit_rate: 0,
    });
  });

  it.each([
    [{ start_price: null }, { start_price: 'required' }],
    [{ start_price: 0 }, { start_price: 'above_zero' }],
    [{ reserve_price: 1_000 }, { reserve_price: 'above_start' }],
    [{ buy_now_price: 900 }, { buy_now_price: 'above_start' }],
    [{ reserve_price: 3_000, buy_now_price: 2_000 }, { buy_now_price: 'below_reserve' }],
    [{ reserve_price: 2_000, buy_now_price: 2_000 }, {}],
  ])('with %j have these faults in their prices: %j', (change, found) =>
    expect(priceProblems({ ...values, ...change })).toEqual(found),
  );

  it.each([
    [{}, {}],
    [{ end_at: '' }, { end_at: 'required' }],
    [{ end_at: '2026-11-20T11:00' }, { end_at: 'in_past' }],
    [{ start: 'later', start_at: '' }, { start_at: 'required' }],
    [{ start: 'later', start_at: '2026-11-28T09:00' }, { end_at: 'not_after_start' }],
    [{ latest_end_at: '2026-11-27T20:59' }, { latest_end_at: 'before_end' }],
    [
      { bid_chances: 0, step_price: 0 },
      { step_price: 'above_zero', bid_chances: 'above_zero' },
    ],
  ] as const)('with %j have these faults in what lots may share: %j', (change, found) =>
    expect(sharedProblems({ ...values, ...change }, NOW)).toEqual(found),
  );

  it('are sent in whole units and instants, an empty field as none', () => {
    expect(termsOf({ ...values, extend_minutes: null, reserve_price: 5_000 })).toMatchObject({
      start_price: '1000',
      reserve_price: '5000',
      buy_now_price: null,
      end_at: new Date(2026, 10, 27, 21).toISOString(),
      latest_end_at: null,
      extend_seconds: 0,
    });
  });

  it('show an existing start as it is, to the second', () => {
    const kept = new Date(2026, 10, 21, 9, 0, 42).toISOString();
    const later = { ...values, start: 'later' as const, start_at: '2026-11-21T09:00' };
    expect(termsOf(later, kept).start_at).toBe(kept);
    expect(termsOf({ ...later, start_at: '2026-11-21T09:01' }, kept).start_at).not.toBe(kept);
  });

  it('show the deposit that the server will require', () => {
    expect(depositOf({ ...values, start_price: 12_345, deposit_rate: 10 })).toBe('1235');
    expect(depositOf({ ...values, currency: 'CNY', start_price: 15, deposit_rate: 10 })).toBe('2.00');
    expect(depositOf(values)).toBeNull();
  });

  it('of a draft or a template are counted from today', () => {
    const today = dayOf(new Date().toISOString());
    const terms = {
      days: 3,
      end_hour: 9,
      latest_minutes: 90,
      extend_minutes: 5,
      bid_chances: null,
      deposit_rate: 0,
      need_approval: false,
    };
    expect(relativeTerms(terms)).toMatchObject({
      end_at: `${dayAfter(today, 3)}T09:00`,
      latest_end_at: `${dayAfter(today, 3)}T10:30`,
      bid_chances: null,
    });
    expect(relativeTerms({ ...terms, latest_minutes: null }).latest_end_at).toBe('');
  });
});
