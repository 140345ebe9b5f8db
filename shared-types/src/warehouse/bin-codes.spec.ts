import { binCode, binCodesBetween, BINS_AT_ONCE } from './bin-codes.js';

describe('codes of bins', () => {
  it('are those from one to another, part by part', () => {
    expect(binCodesBetween('A-01-1', 'B-02-2')).toEqual([
      'A-01-1',
      'A-01-2',
      'A-02-1',
      'A-02-2',
      'B-01-1',
      'B-01-2',
      'B-02-1',
      'B-02-2',
    ]);
    expect(binCodesBetween('8', '11')).toEqual(['8', '9', '10', '11']);
    expect(binCodesBetween('COLD-08', 'COLD-10')).toEqual(['COLD-08', 'COLD-09', 'COLD-10']);
    expect(binCodesBetween('A-01', 'A-01')).toEqual(['A-01']);
  });

  it('are read whatever keyboard they come from', () => {
    expect(binCode(' ａー０１−02 ')).toBe('A-01-02');
    expect(binCodesBetween('ａ-０１', 'Ａ-０２')).toEqual(['A-01', 'A-02']);
  });

  it('are none where the two differ in form, are reversed or are too many', () => {
    for (const [first, last] of [
      ['A-01', 'A-01-02'],
      ['A-02', 'A-01'],
      ['B-01', 'A-01'],
      ['A', '3'],
      ['AA', 'AC'],
      ['', 'A'],
      ['倉-1', '倉-2'],
      ['1', String(BINS_AT_ONCE + 1)],
      ['A-01-01', 'Z-99-99'],
    ] as const)
      expect([first, last, binCodesBetween(first, last)]).toEqual([first, last, null]);
    expect(binCodesBetween('1', String(BINS_AT_ONCE))).toHaveLength(BINS_AT_ONCE);
  });
});
