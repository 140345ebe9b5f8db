import { addressedBin, addressedItem, binAddress, itemAddress } from './label-addresses.js';
import { addressedBy } from './passport-rules.js';

describe('the address on a label', () => {
  it('of a bin names the bin and its warehouse, on any site', () => {
    const bin = { id: 12, code: 'A-01/2', warehouseId: 3 };
    expect(addressedBin(binAddress('https://old.example', bin))).toEqual(bin);
    expect(addressedBin('https://x.example/#/warehouse/bin?ware_house_id=3&code=A-01')).toBeNull();
    expect(addressedBin('A-01-01')).toBeNull();
  });

  it('of an item names its lot and expiry day where it has them', () => {
    const lot = { productId: 7, lotNumber: 'L 1&2', expiresOn: '2027-12-31' };
    expect(addressedItem(itemAddress('https://old.example', lot))).toEqual(lot);
    const plain = { productId: 7, lotNumber: '', expiresOn: null };
    expect(addressedItem(itemAddress('', plain))).toEqual(plain);
    expect(addressedItem('https://x.example/#/warehouse/warehouseGoods?product_id=0')).toBeNull();
  });

  it('is never taken for one of another kind', () => {
    const bin = binAddress('https://a.example', { id: 1, code: 'A', warehouseId: 2 });
    expect([addressedBy(bin), addressedItem(bin)]).toEqual([null, null]);
    const item = itemAddress('https://a.example', { productId: 1, lotNumber: '', expiresOn: null });
    expect([addressedBy(item), addressedBin(item)]).toEqual([null, null]);
  });
});
