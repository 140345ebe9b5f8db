import type { SentThing } from '@fovea/shared-types/warehouse/allocation.dto';
import { describe, expect, it } from 'vitest';
import { readCode } from '../stock/read-code';
import { allOf, type Found, foundLines, isUnsound, noneOf, totalOf, withCode } from './found-things';

const thing = (changes: Partial<SentThing>): SentThing => ({
  product_id: 1,
  goods_name: 'Slit lamp',
  goods_name_c: '裂隙灯',
  goods_code: 'SL-9',
  maker: 'Lumen',
  category_name: 'Lamps',
  serial_number: null,
  lot_number: '',
  expires_on: null,
  sent: 1,
  received: 0,
  returned: 0,
  lost: 0,
  missing: 1,
  ...changes,
});

const things = [
  thing({ serial_number: 'A-1' }),
  thing({ product_id: 2, goods_code: 'L-7', lot_number: 'LOT-7', sent: 5, missing: 3 }),
];
const SHELF = { id: 7, code: 'A-01' };
const counts = (one: string, other: string): Found => ({
  0: { count: one, bin: null },
  1: { count: other, bin: null },
});
const scanned = (code: string, found = noneOf(things), bin: typeof SHELF | null = null) =>
  withCode(things, found, readCode(code, new Date('2026-11-23')), bin);

describe('what arrived', () => {
  it('is found by its serial number however it is written, once', () => {
    const once = scanned('ａ-1');
    expect(once).toEqual({ is: 'found', name: 'A-1', found: counts('1', '0') });
    expect(scanned('A-1', counts('1', '0'))).toEqual({ is: 'twice', name: 'A-1' });
  });

  it('is counted by its lot or model, no further than is missing', () => {
    expect(scanned('LOT-7')).toMatchObject({ is: 'found', found: { 1: { count: '1' } } });
    expect(scanned('l-7', counts('0', '2'))).toMatchObject({ is: 'found', found: { 1: { count: '3' } } });
    expect(scanned('LOT-7', counts('0', '3'))).toMatchObject({ is: 'not_sent' });
  });

  it('is refused by its name when it was not sent', () => {
    expect(scanned('B-9')).toEqual({ is: 'not_sent', name: 'B-9' });
  });

  it('is sent by what it is, without what was not found', () => {
    expect(foundLines(things, counts('0', '２'))).toEqual([
      { product_id: 2, good_number: 2, lot_number: 'LOT-7' },
    ]);
    expect(foundLines(things, allOf(things))).toHaveLength(2);
    expect(totalOf(things, allOf(things))).toBe(4);
  });

  it('is put into the bin that was scanned, of one thing into one at a time', () => {
    const put = scanned('LOT-7', noneOf(things), SHELF);
    expect(put).toMatchObject({ is: 'found', found: { 1: { count: '1', bin: SHELF } } });
    const { found } = put.is === 'found' ? put : { found: noneOf(things) };
    expect(scanned('LOT-7', found)).toMatchObject({ found: { 1: { count: '2', bin: SHELF } } });
    expect(scanned('LOT-7', found, { id: 8, code: 'A-02' })).toEqual({
      is: 'other_bin',
      name: 'Slit lamp',
      bin: SHELF,
    });
    expect(scanned('LOT-7', counts('0', '1'), SHELF)).toMatchObject({ is: 'other_bin', bin: null });
    expect(foundLines(things, allOf(things, found, { id: 9, code: 'B-01' }))).toMatchObject([
      { serial_number: 'A-1', bin_id: 9 },
      { lot_number: 'LOT-7', good_number: 3, bin_id: 7 },
    ]);
  });

  it('is no more than is missing', () => {
    expect(isUnsound(things, counts('1', '4'))).toBe(true);
    expect(isUnsound(things, counts('x', '0'))).toBe(true);
    expect(isUnsound(things, counts('1', '3'))).toBe(false);
  });
});
