import fc from 'fast-check';
import { type NaiveTerms } from './naive-model.js';

export const OPENS = Date.UTC(2026, 0, 5, 1);
const MINUTE = 60_000;

/**
 * An amount, relative to what matters at that moment: boundaries are hit far more often than by plain
 * numbers.
 */
export interface AmountChoice {
  near: 'least' | 'leader' | 'runner_up' | 'reserve' | 'buy_now' | 'price' | 'start';
  units: number;
  /** Minor units that spoil a whole amount; without effect in yen, which has none. */
  odd: number;
}

export type Event =
  | { what: 'bid'; bidder: number; amount: AmountChoice }
  | { what: 'buy_now'; bidder: number }
  | { what: 'void'; pick: number }
  | { what: 'lower_reserve'; amount: AmountChoice | null }
  | { what: 'move_end'; byMs: number }
  | { what: 'wait'; ms: number }
  | { what: 'wait_until_end'; offsetMs: number };

export interface History {
  terms: NaiveTerms;
  /** One per bidder; most may bid. */
  standings: Eligibility[];
  events: Event[];
}

type Eligibility = 'eligible' | 'own_goods' | 'deposit_required' | 'not_admitted' | 'barred';

const amountChoice: fc.Arbitrary<AmountChoice> = fc.record({
  near: fc.constantFrom(
    'least',
    'least',
    'least',
    'leader',
    'runner_up',
    'reserve',
    'buy_now',
    'price',
    'start',
  ),
  units: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(0, 0, 1, -1, 2) },
    { weight: 3, arbitrary: fc.integer({ min: -50, max: 500 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_000_000 }) },
  ),
  odd: fc.oneof(
    { weight: 30, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(1, 50, 0.5) },
  ),
});

const bidder = fc.integer({ min: 1, max: 5 });

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 24, arbitrary: fc.record({ what: fc.constant('bid' as const), bidder, amount: amountChoice }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('buy_now' as const), bidder }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('void' as const), pick: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('lower_reserve' as const),
      amount: fc.option(amountChoice, { freq: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('move_end' as const),
      byMs: fc.integer({ min: -MINUTE, max: 30 * MINUTE }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.integer({ min: 0, max: 20 * MINUTE }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('wait_until_end' as const),
      offsetMs: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: -6 * MINUTE, max: -1 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 1 }) },
      ),
    }),
  },
);

const terms: fc.Arbitrary<NaiveTerms> = fc
  .record({
    currency: fc.constantFrom('JPY' as const, 'CNY' as const, 'USD' as const),
    startUnits: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12_000_000 })),
    reserveOver: fc.option(fc.integer({ min: 1, max: 1_000 }), { freq: 2 }),
    buyNowOver: fc.option(fc.integer({ min: 1, max: 3_000 }), { freq: 2 }),
    stepUnits: fc.option(fc.integer({ min: 1, max: 500 }), { freq: 3 }),
    latestOver: fc.option(fc.integer({ min: 0, max: 15 * MINUTE }), { freq: 2 }),
    windowMs: fc.constantFrom(0, MINUTE, 5 * MINUTE, 5 * MINUTE),
    chances: fc.constantFrom(2, 10, 10, null),
  })
  .map(({ currency, startUnits, reserveOver, buyNowOver, stepUnits, latestOver, windowMs, chances }) => {
    const unit = currency === 'JPY' ? 1 : 100;
    const above = (units: number | null) => (units === null ? null : (startUnits + units) * unit);
    const endsAt = OPENS + 60 * MINUTE;
    return {
      currency,
      start: startUnits * unit,
      reserve: above(reserveOver),
      buyNow: above(buyNowOver),
      fixedStep: stepUnits === null ? null : stepUnits * unit,
      opensAt: OPENS,
      endsAt,
      latestEnd: latestOver === null ? null : endsAt + latestOver,
      windowMs,
      chances,
    };
  });

const eligibility = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Eligibility>('eligible') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Eligibility>('own_goods', 'deposit_required', 'not_admitted', 'barred'),
  },
);

export const history: fc.Arbitrary<History> = fc.record({
  terms,
  standings: fc.array(eligibility, { minLength: 5, maxLength: 5 }),
  events: fc.array(event, { minLength: 1, maxLength: 40, size: 'max' }),
});
