import { describe, expect, it } from 'vitest';
import { withBin, withScanned } from './scanned';
import { type LineDraft, newLine } from './stock-lines';

const GTIN = '04912345678904';
const NOTHING = { serial: null, lot: '', expires: '' };
const anItem = (tracking: number, id = 7) => ({
  id,
  name: 'Lens',
  code: 'M-1',
  gtin: GTIN,
  tracking,
  free: null,
});
const SHELF = { id: 1, code: 'A-01' };
const brief = (lines: readonly LineDraft[] | null) =>
  lines?.map(({ serials, quantity, lot, expires, cost, bin }) => [
    serials === '' ? quantity : serials.replaceAll('\n', ' '),
    ...[lot, expires, cost, bin?.code ?? '-'].filter((text) => text !== ''),
  ]);

describe('what is scanned', () => {
  it('is added to the line of its product, each piece once however it is written', () => {
    const lines = withScanned([], anItem(1), { ...NOTHING, serial: 'SN-1' }, null) ?? [];
    const two = withScanned(lines, anItem(1), { ...NOTHING, serial: 'SN-2' }, null) ?? [];
    expect(brief(two)).toEqual([['SN-1 SN-2', '-']]);
    expect(withScanned(two, anItem(1), { ...NOTHING, serial: 'ｓｎ-1' }, null)).toBeNull();
    const other = withScanned(two, anItem(1, 8), { ...NOTHING, serial: 'SN-1' }, null);
    expect(brief(other)).toHaveLength(2);
  });

  it('counts lots one by one, a new lot in a line of its own at the same cost', () => {
    const lot = (number: string) => ({ ...NOTHING, lot: number, expires: '2029-01-31' });
    // The line that was chosen by hand gets its lot from the first code.
    const chosen = [{ ...newLine(anItem(2)), cost: '80' }];
    const first = withScanned(chosen, anItem(2), lot('L1'), null) ?? [];
    const second = withScanned(first, anItem(2), lot('l1'), null) ?? [];
    const third = withScanned(second, anItem(2), lot('L2'), null);
    expect(brief(third)).toEqual([
      ['2', 'L1', '2029-01-31', '80', '-'],
      ['1', 'L2', '2029-01-31', '80', '-'],
    ]);
    const plain = withScanned(withScanned([], anItem(0), NOTHING, null) ?? [], anItem(0), NOTHING, null);
    expect(brief(plain)).toEqual([['2', '-']]);
  });

  it('is put in the bin that was scanned before it', () => {
    const piece = (serial: string) => ({ ...NOTHING, serial });
    const inA = withScanned(withBin([newLine(anItem(1))], SHELF), anItem(1), piece('1'), SHELF) ?? [];
    const next = { id: 2, code: 'B-01' };
    const inB = withScanned(withBin(inA, next), anItem(1), piece('2'), next);
    expect(brief(inB)).toEqual([
      ['1', 'A-01'],
      ['2', 'B-01'],
    ]);
    // Pieces without a bin are put in the bin that is scanned after them.
    expect(brief(withBin([{ ...newLine(anItem(1)), serials: '1' }], SHELF))).toEqual([['1', 'A-01']]);
  });
});
