import type { Call } from '@fovea/shared-types/call';
import { productLabels } from '@fovea/shared-types/goods/product.calls';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { gs1Facts, parseGs1 } from '@fovea/shared-types/warehouse/gs1';
import { addressedBin, addressedItem } from '@fovea/shared-types/warehouse/label-addresses';
import { warehouseBinLabels } from '@fovea/shared-types/warehouse/places.calls';
import { stockLotLabels } from '@fovea/shared-types/warehouse/stock.calls';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem, aPart } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';

const GTIN = '04912345678904';

let api: TestApi;
let clerk: Person;
let companyId: number;
let warehouseId: number;
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  warehouseId = await aWarehouse(api.db, companyId, { name: '東京第一倉庫' });
  clerk = await aStaff(api, ['warehouse:bin:list', 'warehouse:stock:list', 'goods:product:list'], companyId);
});
afterAll(() => api?.stop());

type Printed = Call<LabelsRequest, LabelsAnswer>;

/** The texts of labels, page by page, and those with another code than requested. */
async function printed(call: Printed, request: Omit<LabelsRequest, 'size'>) {
  const { url, without_code } = await api.ok(call, { size: '50x30', ...request }, { as: clerk });
  const { pages } = await readPdf((await api.app.inject({ method: 'GET', url })).rawPayload);
  const labels = pages.map(({ text, codes }) => ({
    text,
    format: codes[0]?.format,
    says: codes[0]?.text ?? '',
  }));
  return { labels, without_code };
}

describe('the label of a bin', () => {
  it('names the bin, scanned or read', async () => {
    const code = `B-${uniqueText().toUpperCase()}`.slice(0, 20);
    const id = await aBin(api.db, companyId, { warehouse_id: warehouseId, code, location: '2階 冷蔵' });
    const { labels } = await printed(warehouseBinLabels, { ids: [id], code: 'qr' });
    expect(labels.map(({ says }) => addressedBin(says))).toEqual([{ id, code, warehouseId }]);
    for (const text of [code, '東京第一倉庫', '2階 冷蔵']) expect(labels[0]?.text).toContain(text);
    const bars = await printed(warehouseBinLabels, { ids: [id], code: 'code128', copies: 3 });
    expect(bars.labels.map(({ format, says }) => [format, says])).toEqual(
      Array.from({ length: 3 }, () => ['Code128', code]),
    );
  });
});

describe('the label of an item', () => {
  it('names its GTIN, its model, or where it is', async () => {
    const [known, plain] = [await anItem(api.db, companyId), await anItem(api.db, null)];
    await api.db.query('UPDATE product SET gtin = $2, goods_code = $3 WHERE id = $1', [
      known,
      GTIN,
      'SL-900',
    ]);
    await api.db.query('UPDATE product SET goods_code = NULL WHERE id = $1', [plain]);
    const ids = [known, plain];
    const gs1 = await printed(productLabels, { ids, code: 'gs1datamatrix' });
    expect(parseGs1(gs1.labels[0]?.says ?? '')).toEqual([{ ai: '01', value: GTIN }]);
    expect(addressedItem(gs1.labels[1]?.says ?? '')?.productId).toBe(plain);
    expect(gs1.without_code).toHaveLength(1);
    const bars = await printed(productLabels, { ids: [known], code: 'code128' });
    expect(bars.labels[0]?.says).toBe('SL-900');
  });
});

describe('the label of a lot', () => {
  it('names its number and its expiry day', async () => {
    const id = await aPart(api.db, warehouseId, { lot_number: 'L-7', expires_on: '2028-02-29' });
    await api.db.query(
      'UPDATE product SET gtin = $2 WHERE id = (SELECT product_id FROM stock_part p JOIN stock s ON s.id = p.stock_id WHERE p.id = $1)',
      [id, GTIN],
    );
    const gs1 = await printed(stockLotLabels, { ids: [id], code: 'gs1datamatrix' });
    expect(gs1Facts(parseGs1(gs1.labels[0]?.says ?? '') ?? [], new Date())).toMatchObject({
      gtin: GTIN,
      lot_number: 'L-7',
      expires_on: '2028-02-29',
    });
    const qr = await printed(stockLotLabels, { ids: [id], code: 'qr' });
    expect(addressedItem(qr.labels[0]?.says ?? '')).toMatchObject({
      lotNumber: 'L-7',
      expiresOn: '2028-02-29',
    });
  });
});

describe('labels', () => {
  it('of others, of nothing, and of too many are refused', async () => {
    const other = await aSeller(api);
    const place = await aWarehouse(api.db, other.companyId);
    const own = { size: 'a4-24', code: 'qr' } as const;
    const cases: Array<[Printed, number]> = [
      [warehouseBinLabels, await aBin(api.db, other.companyId, { warehouse_id: place })],
      [stockLotLabels, await aPart(api.db, place)],
      [productLabels, await anItem(api.db, other.companyId)],
    ];
    for (const [call, id] of cases)
      expect((await api.refused(call, { ...own, ids: [id] }, { as: clerk })).error).toBe('NOT_FOUND');
    const bins = [
      await aBin(api.db, companyId, { warehouse_id: warehouseId }),
      await aBin(api.db, companyId, { warehouse_id: warehouseId }),
    ];
    const many = await api.refused(warehouseBinLabels, { ...own, ids: bins, copies: 101 }, { as: clerk });
    expect([many.error, Object.keys(many.fields ?? {})]).toEqual(['VALIDATION', ['copies']]);
  });
});
