import fc from 'fast-check';
import { firstOf, stillOut, withCosts } from './remaining-lines.js';
import type { DocumentLine } from './stock-document.repository.js';

const line = (quantity: number, serialNumber: string | null = null): DocumentLine => ({
  ...{ productId: 1, quantity, serialNumber, lotNumber: '', expiresOn: null, binId: null, unitCost: 7 },
});

describe('what of a document is still out', () => {
  it('is what no document returned, line by line and number by number', () => {
    const lines = [line(2), line(3), line(1, 'A'), line(1, 'B')];
    const back = [line(4), line(1, 'A')];
    expect(stillOut(lines, back)).toEqual([line(1), line(1, 'B')]);
    expect(stillOut(lines, [])).toEqual(lines);
  });
});

describe('so many of them', () => {
  it('are taken from the first on, and no more than there are', () => {
    expect(firstOf([line(2), line(3)], 4)).toEqual([line(2), line(2)]);
    expect(firstOf([line(2)], 4)).toEqual([line(2)]);
    expect(firstOf([line(2)], 0)).toEqual([]);
  });
});

describe('what each piece of a document cost', () => {
  const worth = (lines: readonly DocumentLine[]): number =>
    lines.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0);

  it('is 34, 33 and 33 of three for 100', () => {
    expect(withCosts([line(3)], 100)).toEqual([
      { ...line(1), unitCost: 34 },
      { ...line(2), unitCost: 33 },
    ]);
    expect(withCosts([line(3)], 99)).toEqual([{ ...line(3), unitCost: 33 }]);
  });

  it('adds up to all of it, also where pieces come back one after the other', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        quantities,
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 40 }),
        (all, value, first) => {
          const lines = all.map((quantity) => line(quantity));
          const costed = withCosts(lines, value);
          expect(worth(costed)).toBe(value);
          expect(costed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
          );
          const back = firstOf(costed, first);
          const quantity = back.reduce((sum, one) => sum + one.quantity, 0);
          const rest = stillOut(costed, quantity === 0 ? [] : [line(quantity)]);
          expect(worth(back) + worth(rest)).toBe(value);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
