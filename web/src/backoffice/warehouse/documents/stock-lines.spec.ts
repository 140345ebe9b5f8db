import { describe, expect, it } from 'vitest';
import { countOf, inLinesOf, newLine, outLinesOf, problemOf, serialsIn, type LineDraft } from './stock-lines';

const anItem = (tracking = 0, free: number | null = null) => ({
  id: 7,
  name: 'Slit lamp',
  code: 'M-1',
  gtin: null,
  tracking,
  free,
});
const aLine = (changes: Partial<LineDraft> = {}, tracking = 0, free: number | null = null): LineDraft => ({
  ...newLine(anItem(tracking, free)),
  cost: '100',
  ...changes,
});

describe('lines of a stock document', () => {
  it('take serial numbers however they come, each once', () => {
    expect(serialsIn('A-1\nA-2，A-3\tA-1\r\n  \nA-4;')).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
  });

  it('send pieces one by one, each for the cost of the line', () => {
    const line = aLine({ serials: 'A\nB', cost: '1,200' }, 1);
    expect(countOf(line)).toBe(2);
    expect(inLinesOf([line])).toEqual([
      { product_id: 7, good_number: 1, serial_number: 'A', unit_cost: '1200' },
      { product_id: 7, good_number: 1, serial_number: 'B', unit_cost: '1200' },
    ]);
  });

  it('understand full-width digits, and send lots with their last day', () => {
    const line = aLine({ quantity: '１２', lot: ' L1 ', expires: '2027-01-31', cost: '１００' }, 2);
    expect(inLinesOf([line])).toEqual([
      { product_id: 7, good_number: 12, lot_number: 'L1', unit_cost: '100', expires_on: '2027-01-31' },
    ]);
    expect(outLinesOf([line])).toEqual([{ product_id: 7, good_number: 12, lot_number: 'L1' }]);
  });

  it('report the first fault', () => {
    const problem = (line: LineDraft, direction: 'in' | 'out' = 'in') =>
      problemOf([line], direction)?.problem;
    expect(problemOf([], 'in')?.problem).toBe('no_lines');
    expect(problem(aLine({ quantity: '0' }))).toBe('quantity_wrong');
    expect(problem(aLine({ quantity: '1.5' }))).toBe('quantity_wrong');
    expect(problem(aLine({}, 1))).toBe('serials_missing');
    expect(problem(aLine({ cost: '' }))).toBe('cost_wrong');
    expect(problem(aLine({ cost: '-1' }))).toBe('cost_wrong');
    expect(problem(aLine({}, 2))).toBe('lot_missing');
    expect(problem(aLine({ quantity: '4', cost: '' }, 0, 3), 'out')).toBe('too_many');
    expect(problem(aLine({ quantity: '3', cost: '' }, 0, 3), 'out')).toBeUndefined();
    const half = aLine({ quantity: '2', lot: 'L1' }, 2, 3);
    expect(problemOf([half, { ...half, lot: 'L2' }], 'out')?.problem).toBe('too_many');
  });

  it('name the serial numbers that are there twice, however they are typed', () => {
    const line = aLine({ serials: 'A-1\nB-2\nA-1' }, 1);
    expect(problemOf([line], 'in')).toEqual({
      problem: 'serials_repeated',
      params: { name: 'Slit lamp', serials: 'A-1' },
    });
    const two = [aLine({ serials: 'A-1' }, 1), aLine({ serials: 'ａ-1, C-3' }, 1)];
    expect(problemOf(two, 'out')?.params.serials).toBe('A-1');
    expect(problemOf([aLine({ serials: 'A-1, B-2' }, 1)], 'in')).toBeNull();
  });

  it('are no more than came, which is named', () => {
    const line = aLine({ quantity: '3' });
    expect(problemOf([line], 'in', new Map([[7, 2]]))).toEqual({
      problem: 'more_than_arrived',
      params: { name: 'Slit lamp', left: '2' },
    });
    expect(problemOf([line], 'in', new Map([[7, 3]]))).toBeNull();
  });

  it('name the listing they are received for, and put on the shelf only what is off it', () => {
    const sent = (isOff: boolean) =>
      inLinesOf([aLine({ listing: { id: 9, name: 'Lamp', isOff }, isPublished: true })]);
    expect([sent(true), sent(false)]).toMatchObject([
      [{ goods_id: 9, publish_goods: true }],
      [{ goods_id: 9, publish_goods: false }],
    ]);
    expect(outLinesOf([aLine({ listing: { id: 9, name: 'Lamp', isOff: true } })])).toEqual([
      { product_id: 7, good_number: 1 },
    ]);
  });

  it('name the bin of something put or taken', () => {
    const bin = { id: 4, code: 'A-01' };
    expect(outLinesOf([aLine({ bin })])).toEqual([{ product_id: 7, good_number: 1, bin_id: 4 }]);
    expect(inLinesOf([aLine({ serials: 'A', bin }, 1)])).toMatchObject([{ serial_number: 'A', bin_id: 4 }]);
  });
});
