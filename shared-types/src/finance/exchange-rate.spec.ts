import fc from 'fast-check';
import { CURRENCIES, MAX_AMOUNT, minorPerUnit } from '../money.js';
import { boughtFor, RATE_MAX, RATE_MIN, readRate } from './exchange-rate.js';

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
