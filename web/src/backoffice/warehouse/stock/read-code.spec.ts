import { binAddress, itemAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { passportAddress } from '@fovea/shared-types/warehouse/passport-rules';
import { describe, expect, it } from 'vitest';
import { readCode } from './read-code';

const SITE = 'https://fovea.example';
const GTIN = '04912345678904';
const TODAY = new Date('2026-11-23T00:00:00Z');

describe('a code', () => {
  it('of a package names product, lot, expiry day and serial number', () => {
    expect(readCode(`]d201${GTIN}172912311021\u001d21SN-9`, TODAY)).toMatchObject({
      gtin: GTIN,
      lot: '21',
      expires: '2029-12-31',
      serial: 'SN-9',
      text: '',
    });
  });

  it('of our own labels names the bin, item or piece', () => {
    const bin = { id: 3, code: 'A-01', warehouseId: 5 };
    expect(readCode(binAddress(SITE, bin), TODAY)).toMatchObject({ bin, text: '' });
    const item = itemAddress(SITE, { productId: 7, lotNumber: 'L1', expiresOn: '2028-02-29' });
    expect(readCode(item, TODAY)).toMatchObject({ productId: 7, lot: 'L1', expires: '2028-02-29', text: '' });
    expect(readCode(passportAddress(SITE, 12), TODAY)).toMatchObject({ isPassport: true, text: '' });
    expect(readCode(' SN-1 ', TODAY)).toMatchObject({ isPassport: false, text: 'SN-1', gtin: null });
  });
});
