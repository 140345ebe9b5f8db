import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { aCustomer, aWarehouse } from '../../fixtures/places.js';
import { anItem, aPiece, aStock, aStockDocument } from '../../fixtures/stock-rows.js';
import { uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aSeller, grant } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('records of receipt and transfer', () => {
  it('say what came and went, from whom and to whom, per place and period', async () => {
    const { db } = api;
    const dealer = await aSeller(api);
    const { companyId, accountId } = dealer;
    await grant(db, accountId, ['warehouse:trade-record:list'], companyId);
    const [place, elsewhere] = [await aWarehouse(db, companyId), await aWarehouse(db, companyId)];
    const product = await anItem(db, companyId, 1);
    await db.query(
      `UPDATE product SET device_class = 3, is_maintenance_required = true, generic_name_e = 'Slit lamp' WHERE id = $1`,
      [product],
    );
    const serial = `SN-${uniqueText()}`;
    const piece = await aPiece(db, companyId, { serial, productId: product });
    const stock = await aStock(db, place, product);
    const customer = await aCustomer(db, companyId, { name: 'Mihon Clinic', address: 'Mihon 1-2-3' });
    for (const [type, change, after, at] of [
      [11, 1, 1, '2026-03-01T01:00:00Z'],
      [21, -1, 0, '2026-04-01T01:00:00Z'],
    ] as const) {
      const document = await aStockDocument(db, {
        company: companyId,
        warehouse: place,
        product,
        accountId,
        type,
        customer,
      });
      await db.query(
        `INSERT INTO stock_movement (company_id, warehouse_id, stock_id, place, type, change, after, serial_unit_id,
           cost_amount, source_type, source_id, step, line, created_at)
         VALUES ($1, $2, $3, 1, $4, $5, $6, $7, 0, 'stock_document', $8, 1, 1, $9)`,
        [companyId, place, stock, type, change, after, piece, document, at],
      );
    }
    const found = async (filters: object) =>
      (await api.ok(tradeRecord.calls.list, { ...filters, sort: 'id' }, { as: dealer })).data;
    const [receipt, transfer, ...more] = await found({});
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      direction: 1,
      generic_name: 'Slit lamp',
      device_class: 3,
      is_maintenance_required: true,
      serial_number: serial,
      quantity: 1,
      partner_name: 'Mihon Clinic',
      partner_address: 'Mihon 1-2-3',
      is_undone: false,
    });
    expect(transfer).toMatchObject({ direction: 2, quantity: 1, serial_number: serial });
    const directions = async (filters: object) => (await found(filters)).map(({ direction }) => direction);
    expect(await directions({ direction: 2 })).toEqual([2]);
    expect(await directions({ ware_house_id: place, device_class: 3 })).toEqual([1, 2]);
    expect(await directions({ serial_number: serial.toLowerCase() })).toEqual([1, 2]);
    expect(await directions({ begin: '2026-03-15T00:00:00Z', end: '2026-04-30T00:00:00Z' })).toEqual([2]);
    for (const filters of [{ ware_house_id: elsewhere }, { device_class: 2 }, { serial_number: 'x' }])
      expect(await directions(filters)).toEqual([]);
  });
});
