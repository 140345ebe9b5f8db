import { firstOf, stillOut } from './remaining-lines.js';
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
