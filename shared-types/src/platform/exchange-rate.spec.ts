import fc from 'fast-check';
import { CURRENCIES, MAX_AMOUNT, minorPerUnit } from '../money.js';
import {
  boughtFor,
  deviationOf,
  inverseRate,
  isNear,
  quotientRate,
  RATE_MAX,
  RATE_MIN,
  rateText,
  readRate,
} from './exchange-rate.js';

const rateOf = (text: string): bigint => readRate(text) ?? -1n;

describe('a rate', () => {
  it('is read exactly, to the eighth digit', () => {
    expect(['150', '0.0067', '6.50000001', '1.5', RATE_MIN, RATE_MAX].map(readRate)).toEqual([
      15_000_000_000n,
      670_000n,
      650_000_001n,
      150_000_000n,
      10_000n,
      1_000_000_000_000n,
    ]);
  });

  it.each([
    '0',
    '0.00000000',
    '-1',
    '0.00009999',
    '10000.00000001',
    '99999',
    '1.123456789',
    '1,5',
    '.5',
    '1.',
    '1e2',
    ' 1',
    '',
  ])('is not %j', (text) => expect(readRate(text)).toBeNull());
});

describe('what is bought', () => {
  it.each([
    // A hundred dollars, and ten thousand yen back.
    [10_000, '150.25', 'USD', 'JPY', 15_025],
    [10_000, '0.0067', 'JPY', 'USD', 6_700],
    [100_000, '0.14', 'CNY', 'USD', 14_000],
    // Half a yen and half a cent are rounded up, what is less is not.
    [1, '50', 'USD', 'JPY', 1],
    [1, '49.99999999', 'USD', 'JPY', 0],
    [1, '1.5', 'CNY', 'USD', 2],
    [1, '1.49999999', 'CNY', 'USD', 1],
  ] as const)('for %i at %s of %s in %s is %i', (sold, rate, from, into, bought) => {
    expect(boughtFor(sold, rateOf(rate), from, into)).toBe(bought);
  });

  it('is never further from the rate than half a minor unit, and grows with what is sold', () => {
    const pairs = CURRENCIES.flatMap((from) =>
      CURRENCIES.filter((into) => into !== from).map((into) => [from, into] as const),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.bigInt({ min: rateOf(RATE_MIN), max: rateOf(RATE_MAX) }),
        fc.constantFrom(...pairs),
        (sold, rate, [from, into]) => {
          const one = 10n ** 8n * BigInt(minorPerUnit(from));
          const exact = BigInt(sold) * rate * BigInt(minorPerUnit(into));
          const bought = boughtFor(sold, rate, from, into);
          const off = 2n * (BigInt(bought) * one - exact);
          expect(off <= one && off > -one).toBe(true);
          expect(boughtFor(sold - 1, rate, from, into)).toBeLessThanOrEqual(bought);
        },
      ),
    );
  });

  it('is refused where it cannot be counted', () => {
    expect(() => boughtFor(MAX_AMOUNT, rateOf(RATE_MAX), 'JPY', 'USD')).toThrow(RangeError);
    expect(() => boughtFor(-1, rateOf('1'), 'CNY', 'USD')).toThrow(RangeError);
    expect(() => boughtFor(0.5, rateOf('1'), 'CNY', 'USD')).toThrow(RangeError);
  });
});

describe('a rate of the other direction', () => {
  it('is rounded half up, and is a rate again', () => {
    expect(rateText(inverseRate(rateOf('21.4')))).toBe('0.04672897');
    expect([RATE_MIN, RATE_MAX].map((text) => rateText(inverseRate(rateOf(text))))).toEqual([
      RATE_MAX,
      RATE_MIN,
    ]);
  });
});

describe('a rate between two currencies', () => {
  it('follows from what both are worth in a third', () => {
    expect(quotientRate('178.21', '1.1612')).toBe('153.47054771');
    expect(quotientRate('1', '1')).toBe('1');
  });

  it.each([
    ['0', '1'],
    ['1', '0'],
    ['-1', '1'],
    ['1e-7', '1'],
    ['99999', '1'],
    ['', '1'],
  ])('is none of %j and %j', (quote, base) => expect(quotientRate(quote, base)).toBeNull());
});

describe('a rate beside its reference', () => {
  it('is near as long as it is not further away than the tolerance', () => {
    const reference = rateOf('0.05');
    expect(
      ['0.0485', '0.0515', '0.04849999', '0.05150001', '21.4'].map((text) =>
        isNear(rateOf(text), reference, 3),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it('deviates by hundredths of a percent, rounded away from zero', () => {
    const of = (text: string) => deviationOf(rateOf(text), rateOf('150'));
    expect(['150', '151.5', '148.5', '150.00000001', '149.99999999'].map(of)).toEqual([0, 100, -100, 1, -1]);
  });
});
