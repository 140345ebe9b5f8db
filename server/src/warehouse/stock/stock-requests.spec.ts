import type { FreePart, FreeUnit } from './choose-stock.js';
import { FreeStock } from './stock-requests.js';

const part = (id: number, free: number): FreePart => ({
  ...{ id, stockId: 1, binId: null, lotNumber: '', expiresOn: null },
  free,
});
const unit = (id: number): FreeUnit => ({ id, stockId: 2, serialKey: `S-${id}`, binId: null });
const counted = (quantity: number) => ({ productId: 1, stockId: 1, isSerial: false, quantity });
const piece = (serialNumber: string | null = null) => ({
  ...{ productId: 2, stockId: 2, isSerial: true, quantity: 1 },
  serialNumber,
});

describe('what is free', () => {
  it('is promised to one after the other, nothing of it twice', () => {
    const free = new FreeStock([part(1, 2), part(2, 2)], []);
    expect(free.take([counted(1)])).toEqual([{ stockId: 1, count: 1, partId: 1 }]);
    expect(free.take([counted(2)])).toEqual([
      { stockId: 1, count: 1, partId: 1 },
      { stockId: 1, count: 1, partId: 2 },
    ]);
    expect(() => free.take([counted(2)])).toThrow(expect.objectContaining({ id: 'STOCK_INSUFFICIENT' }));
    expect(free.take([counted(1)])).toEqual([{ stockId: 1, count: 1, partId: 2 }]);
  });

  it('holds each piece for one of those who want it', () => {
    const free = new FreeStock([], [unit(1), unit(2)]);
    expect(free.take([piece()])).toEqual([{ stockId: 2, count: 1, unitId: 1 }]);
    expect(() => free.take([piece('S-1')])).toThrow(expect.objectContaining({ id: 'SERIAL_UNKNOWN' }));
    expect(free.take([piece('s-2')])).toEqual([{ stockId: 2, count: 1, unitId: 2 }]);
    expect(() => free.take([piece()])).toThrow(expect.objectContaining({ id: 'STOCK_INSUFFICIENT' }));
  });
});
