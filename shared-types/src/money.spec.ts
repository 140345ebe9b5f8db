import {
  allocate,
  CURRENCIES,
  fromWire,
  isAmount,
  isCurrency,
  isWholeUnits,
  MAX_AMOUNT,
  minorDigits,
  minorPerUnit,
  percentOf,
  toWire,
} from './money.js';

describe('currencies', () => {
  it('know their digits: none for yen, two for yuan and dollar', () => {
    expect(CURRENCIES.map(minorDigits)).toEqual([0, 2, 2]);
    expect(CURRENCIES.map(minorPerUnit)).toEqual([1, 100, 100]);
  });

  it('are three', () => {
    expect(['JPY', 'CNY', 'USD', 'EUR', 'jpy', '', null, 1].map(isCurrency)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('amounts', () => {
  it.each([
    [1, true],
    [10 ** 13, true],
    [0, false],
    [-1, false],
    [1.5, false],
    [10 ** 13 + 1, false],
    [1e20, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%p may be named: %p', (amount, expected) => {
    expect(isAmount(amount)).toBe(expected);
  });

  it('are whole units in yen always, in yuan and dollars by the hundred', () => {
    expect([isWholeUnits(101, 'JPY'), isWholeUnits(100, 'CNY'), isWholeUnits(101, 'CNY')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isWholeUnits(200, 'USD'), isWholeUnits(250, 'USD')]).toEqual([true, false]);
  });
});

describe('toWire', () => {
  it.each([
    [1980, 'JPY', '1980'],
    [0, 'JPY', '0'],
    [-5, 'JPY', '-5'],
    [1980, 'CNY', '19.80'],
    [5, 'CNY', '0.05'],
    [50, 'USD', '0.50'],
    [0, 'USD', '0.00'],
    [-5, 'USD', '-0.05'],
    [-12_345, 'CNY', '-123.45'],
    [Number.MAX_SAFE_INTEGER, 'CNY', '90071992547409.91'],
  ] as const)('writes %p minor %s as %s', (minor, currency, text) => {
    expect(toWire(minor, currency)).toBe(text);
    expect(fromWire(text, currency)).toBe(minor);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws on %p, which is no minor amount',
    (value) => {
      expect(() => toWire(value, 'JPY')).toThrow(RangeError);
    },
  );
});

describe('fromWire', () => {
  it.each([
    ['100', 'JPY', 100],
    ['100.00', 'JPY', 100],
    ['100', 'CNY', 10_000],
    ['100.5', 'CNY', 10_050],
    ['100.500', 'CNY', 10_050],
    ['-0', 'JPY', 0],
  ] as const)('reads %p %s as %p', (text, currency, minor) => {
    expect(Object.is(fromWire(text, currency), minor)).toBe(true);
  });

  it.each([
    ['100.50', 'JPY'],
    ['100.505', 'CNY'],
    ['', 'JPY'],
    [' 1', 'JPY'],
    ['1 ', 'JPY'],
    ['1\n', 'JPY'],
    ['+1', 'JPY'],
    ['01', 'JPY'],
    ['.5', 'CNY'],
    ['1.', 'CNY'],
    ['1e3', 'JPY'],
    ['1,000', 'JPY'],
    ['１００', 'JPY'],
    ['0x10', 'JPY'],
    ['Infinity', 'JPY'],
    ['9007199254740992', 'JPY'],
    ['90071992547409.92', 'CNY'],
    ['99999999999999999999', 'JPY'],
  ] as const)('refuses %p in %s', (text, currency) => {
    expect(() => fromWire(text, currency)).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  it.each([
    [1_000, 10, 100],
    [1_005, 10, 101],
    [1_004, 10, 100],
    [1_000, 12.5, 125],
    [0, 10, 0],
    [333, 0, 0],
    [MAX_AMOUNT, 100, MAX_AMOUNT],
    [MAX_AMOUNT - 1, 33.33, 3_333_000_000_000],
  ])('takes of %p at %p %% exactly %p', (total, rate, part) => {
    expect(percentOf(total, rate)).toBe(part);
  });

  it('throws on negative totals and rates and on fractions of a minor unit', () => {
    expect(() => percentOf(-1, 10)).toThrow(RangeError);
    expect(() => percentOf(1, -10)).toThrow(RangeError);
    expect(() => percentOf(1.5, 10)).toThrow(RangeError);
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [0, [1, 2], [0, 0]],
    [1, [0, 1, 1], [0, 1, 0]],
    [10, [3, 0, 7], [3, 0, 7]],
    [5, [0, 0, 1], [0, 0, 5]],
    [MAX_AMOUNT, [MAX_AMOUNT, MAX_AMOUNT], [MAX_AMOUNT / 2, MAX_AMOUNT / 2]],
  ])('splits %p over %p into %p', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  it('loses no unit and strays less than one unit from the exact share', () => {
    for (let total = 0; total <= 60; total += 1) {
      for (const weights of [[1], [1, 2, 3], [5, 0, 5, 1], [7, 11, 13, 17], [1, 1, 1, 1, 1, 1, 1]]) {
        const parts = allocate(total, weights);
        const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        parts.forEach((part, index) => {
          const exact = (total * (weights[index] ?? 0)) / weightSum;
          expect(Math.abs(part - exact)).toBeLessThan(1);
        });
      }
    }
  });

  it('throws without weights, with weights that are all 0, negative or fractional, and on a negative total', () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(() => allocate(1, [2, -1])).toThrow(RangeError);
    expect(() => allocate(1, [0.5])).toThrow(RangeError);
    expect(() => allocate(-1, [1])).toThrow(RangeError);
  });
});
