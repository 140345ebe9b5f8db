import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import type { StockInDetail, StockOutDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { describe, expect, it } from 'vitest';
import { formerArrival, formerLines, formerValues, stockFormerRequest } from './former-stock';
import { inLinesOf, outLinesOf } from './stock-lines';

const { pending, approved, rejected } = STOCK_AUDIT_STATUS;

const aThing = (line: number, changes: object = {}) => ({
  ...{ line, product_id: 7, goods_name: 'Slit lamp', goods_code: 'M-1', good_number: 1, tracking: 0 },
  ...{ serial_number: null, lot_number: '', expires_on: null, bin_id: null, bin_code: null },
  ...{ unit_cost: null, goods_id: null, listing_name: null, publish_goods: false },
  ...{ ware_house_product_good_number: 9, reserved: 4 },
  ...changes,
});

function aFormer<Detail>(shown: object, audit_status: number, isCorrected = true) {
  const document = {
    ...{ id: 3, audit_status, ware_house_id: 5, customer_id: null, logistics_code: 'SG-1', remark: 'Soon' },
    ...{ images: [{ id: 8 }], ...shown },
  } as Detail; // only what a form begins with
  return { shown: document, name: 'SO-3', isCorrected, isPending: audit_status === pending, notes: null };
}
const anOut = (lines: object[], audit_status: number = pending, isCorrected = true) =>
  aFormer<StockOutDetail>({ type: STOCK_TYPE.loan, lines }, audit_status, isCorrected);

describe('a stock document that is sent once more', () => {
  it('begins with the same lines, pieces of a product below each other', () => {
    const pieces = ['A', 'B'].map((serial_number, at) =>
      aThing(at + 1, { serial_number, tracking: 1, bin_id: 2, bin_code: 'A-1' }),
    );
    const lot = aThing(3, { product_id: 8, tracking: 2, lot_number: 'L-1', good_number: 4 });
    const lines = formerLines(anOut([...pieces, lot]));
    expect(lines).toHaveLength(2);
    expect(outLinesOf(lines)).toEqual([
      { product_id: 7, good_number: 1, serial_number: 'A', bin_id: 2 },
      { product_id: 7, good_number: 1, serial_number: 'B', bin_id: 2 },
      { product_id: 8, good_number: 4, lot_number: 'L-1' },
    ]);
  });

  it('may take what its pending former one had reserved', () => {
    const lines = [aThing(1, { good_number: 3 })];
    const freeOf = (...of: Parameters<typeof anOut>) => formerLines(anOut(...of))[0]?.item.free;
    expect([freeOf(lines), freeOf(lines, rejected), freeOf(lines, pending, false)]).toEqual([8, 5, 5]);
  });

  it('does not name pieces that one which stands has taken', () => {
    const piece = [aThing(1, { serial_number: 'A', tracking: 1 })];
    const serialsOf = (status: number, isCorrected: boolean) =>
      formerLines(anOut(piece, status, isCorrected)).map(({ serials }) => serials);
    expect(serialsOf(approved, false)).toEqual(['']);
    expect(serialsOf(rejected, false)).toEqual(['A']);
    expect(serialsOf(pending, true)).toEqual(['A']);
  });

  it('of what comes in has its costs, its arrival and its pictures, a copy only the costs', () => {
    const shown = {
      ...{ type: STOCK_TYPE.in, kind: 3, video: { id: 9 }, arrival_id: 4 },
      lines: [
        aThing(1, {
          ...{ unit_cost: '1200', tracking: 2, lot_number: 'L-1', expires_on: '2027-01-31' },
          ...{ goods_id: 6, listing_name: 'Lamp', publish_goods: true },
        }),
      ],
    };
    const corrected = aFormer<StockInDetail>(shown, rejected);
    const copied = aFormer<StockInDetail>(shown, approved, false);
    expect(formerValues(corrected)).toMatchObject({
      ...{ reason: '3', ware_house_id: '5', customer_id: null, logistics_code: 'SG-1', remark: 'Soon' },
      ...{ images: [{ id: 8 }], video: [{ id: 9 }] },
    });
    expect(formerValues(copied)).toMatchObject({ images: [], video: [] });
    expect([formerArrival(corrected), formerArrival(copied)]).toEqual([4, undefined]);
    expect(inLinesOf(formerLines(copied))).toEqual([
      {
        ...{ product_id: 7, good_number: 1, lot_number: 'L-1', expires_on: '2027-01-31' },
        ...{ unit_cost: '1200', goods_id: 6, publish_goods: true },
      },
    ]);
  });

  it('names what it corrects by the state of its approval', () => {
    const lines = [aThing(1)];
    expect(stockFormerRequest(anOut(lines, rejected))).toEqual({ former_id: 3, former_status: rejected });
    expect(stockFormerRequest(anOut(lines, approved, false))).toEqual({});
    expect(stockFormerRequest(undefined)).toEqual({});
  });
});
