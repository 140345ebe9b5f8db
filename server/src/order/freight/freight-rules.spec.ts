import fc from 'fast-check';
import { type FreightRate, type FreightLine, freightOf } from './freight-rules.js';

const aRate = (changes: Partial<FreightRate> = {}): FreightRate => ({
  ...{ id: 1, companyId: null, country: null, postalPrefixes: null, maxKg: 100, price: 3_000, stepPrice: 0 },
  ...{ crateFromKg: null, cratePrice: 0, exportPrice: 0 },
  ...changes,
});
const aLine = (changes: Partial<FreightLine> = {}): FreightLine => ({
  ...{ quantity: 1, fixed: null, weightGrams: 10_000 },
  ...changes,
});
const freight = (rates: FreightRate[], lines: FreightLine[], country = 'JP', postal_code = '150-0001') =>
  freightWithParts(rates, lines, country, postal_code)?.total ?? null;
const freightWithParts = (
  rates: FreightRate[],
  lines: FreightLine[],
  country = 'JP',
  postal_code = '150-0001',
) => freightOf(rates, { companyId: 7, from: 'JP', to: { country, postal_code }, lines });

describe('freight', () => {
  it('is the seller’s amount for one or two pieces of a line, and the table’s from three on', () => {
    const ofPieces = (quantity: number) => freight([aRate()], [aLine({ fixed: 500, quantity })]);
    expect([1, 2, 3].map(ofPieces)).toEqual([500, 500, 3_000]);
  });

  it('takes the seller’s own row, then that of the country, then the narrowest band', () => {
    const rates = [
      aRate({ price: 1 }),
      aRate({ price: 2, country: 'JP' }),
      aRate({ price: 3, country: 'JP', maxKg: 20 }),
      aRate({ price: 4, companyId: 7 }),
      aRate({ price: 5, companyId: 8, country: 'JP', maxKg: 20 }),
    ];
    expect(freight(rates, [aLine()])).toBe(4);
    expect(freight(rates.slice(0, 3), [aLine()])).toBe(3);
    expect(freight(rates.slice(0, 3), [aLine({ quantity: 3 })])).toBe(2);
  });

  it('uses the row of the zone before that of its country, and of several zones the most specific', () => {
    const rates = [
      aRate({ price: 1, country: 'JP' }),
      aRate({ price: 2, country: 'JP', postalPrefixes: ['90', '8'] }),
      aRate({ price: 3, country: 'JP', postalPrefixes: ['907'] }),
      aRate({ price: 4, country: 'CN', postalPrefixes: ['90'] }),
      aRate({ price: 5, country: 'JP', postalPrefixes: ['90'], maxKg: 5 }),
    ];
    const to = (postal: string, country = 'JP') => freight(rates, [aLine()], country, postal);
    expect(['100-0001', '900-0001', '８１７−００１１', '907-0002', ''].map((one) => to(one))).toEqual([
      1, 2, 2, 3, 1,
    ]);
    expect(to('900-000', 'CN')).toBe(4);
    expect(to('100-000', 'CN')).toBeNull();
    expect(freight([aRate({ price: 9, companyId: 7 }), ...rates], [aLine()], 'JP', '907-0002')).toBe(9);
  });

  it('adds a step for each piece beyond two, a crate for each heavy one, and export', () => {
    const rate = aRate({ stepPrice: 100, crateFromKg: 10, cratePrice: 1_000, exportPrice: 7 });
    expect(freight([rate], [aLine({ quantity: 4 })])).toBe(3_000 + 200 + 4_000);
    expect(freight([rate], [aLine({ weightGrams: 9_999 })], 'CN')).toBe(3_000 + 7);
  });

  it('shows the parts for crates and for export, and none for a seller’s own freight', () => {
    const rate = aRate({ crateFromKg: 10, cratePrice: 1_000, exportPrice: 7 });
    const lines = [aLine({ fixed: 500 }), aLine({ quantity: 3 })];
    expect(freightWithParts([rate], lines, 'CN')).toEqual({ total: 6_507, crate: 3_000, customs: 7 });
    expect(freightWithParts([rate], [aLine({ fixed: 500 })], 'CN')).toEqual({
      total: 500,
      crate: 0,
      customs: 0,
    });
  });

  it('is by quotation where neither the table nor the seller has a rate', () => {
    expect(freight([], [aLine()])).toBeNull();
    expect(freight([aRate()], [aLine({ weightGrams: null })])).toBeNull();
    expect(freight([aRate({ maxKg: 5 })], [aLine()])).toBeNull();
  });

  it('never falls when a piece is added to a line with a fixed freight of the seller', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 50 }), (fixed, quantity) => {
        const [less, more] = [quantity, quantity + 1].map((n) =>
          freight([], [aLine({ fixed, quantity: n })]),
        );
        expect(more).toBeGreaterThanOrEqual(less ?? Infinity);
      }),
    );
  });
});
