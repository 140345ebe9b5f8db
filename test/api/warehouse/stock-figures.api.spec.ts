import { stockFigures } from '@fovea/shared-types/warehouse/figures.calls';
import type { Permission } from '@fovea/shared-types/permissions';
import { STOCK_IN_KIND, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { setWarehouseOutTypeSale } from '@fovea/shared-types/warehouse/stock-document.calls';
import { setNumberWarning } from '@fovea/shared-types/warehouse/stock.calls';
import { StockIntake } from '@fovea/server/warehouse/stock/stock-intake.service';
import { anItem } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
import {
  anItemInStock,
  aStaffedStockroom,
  reviewError,
  sentIn,
  sentOut,
  type Stockroom,
  undoError,
} from '../../support/stock.js';
import { ownersDatabase } from '../../support/planting.js';

const MAY: Permission = 'warehouse:figures:list';
const DAY_MS = 86_400_000;
let api: TestApi;
let room: Stockroom;
let as: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  room = await aStaffedStockroom(api);
  as = await aStaff(api, [MAY], room.companyId);
});
afterAll(() => api?.stop());

const figures = (days = 30) => api.ok(stockFigures, { days }, { as });
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const firstStock = async (productId: number): Promise<number> => {
  const sql = 'SELECT id FROM stock WHERE product_id = $1';
  return (await api.db.query<{ id: number }>(sql, [productId])).rows[0]?.id ?? 0;
};

describe('figures of stock', () => {
  it('show what each warehouse has and its recorded value', async () => {
    await anItemInStock(api, room, 5, '200');
    await anItemInStock(api, room, 2, '1000');
    const { values, warehouses } = await figures();
    expect(values).toEqual([
      expect.objectContaining({
        ware_house_id: room.warehouseId,
        good_number: 7,
        reserved: 0,
        value: '3000',
        currency: 'JPY',
      }),
    ]);
    expect(warehouses.map(({ code }) => code)).toEqual([room.warehouseId]);
  });

  it('show how old it is by its last receipts, and all ages together are its value', async () => {
    const product_id = await anItem(api.db, room.companyId);
    const piece = await anItem(api.db, room.companyId, 1);
    const plain = { serialNumber: null, lotNumber: '', expiresOn: null, binId: null };
    await ownersDatabase(api.databaseUrl).transaction((tx) =>
      api.app.get(StockIntake, { strict: false }).receiveStock(
        tx,
        {
          warehouseId: room.warehouseId,
          companyId: room.companyId,
          sourceType: 'opening',
          sourceId: room.warehouseId,
          type: 11,
          accountId: null,
          at: new Date(Date.now() - 100 * DAY_MS),
        },
        [
          { ...plain, productId: product_id, quantity: 10, cost: 1_000 },
          { ...plain, productId: piece, quantity: 1, serialNumber: 'AGE-1', cost: 5_000 },
        ],
      ),
    );
    const more = await sentIn(api, room, [{ product_id, good_number: 4, unit_cost: '100' }]);
    expect(await reviewError(api, room, more)).toBeNull();
    const out = await sentOut(api, room, [{ product_id, good_number: 3 }]);
    expect(await reviewError(api, room, out)).toBeNull();
    // Of 14 three went: the four that came last are there, and seven of the ten before.
    expect((await figures()).ages).toEqual([
      { from_days: 0, currency: 'JPY', good_number: 4, value: '400' },
      { from_days: 91, currency: 'JPY', good_number: 8, value: '5700' },
    ]);
  });

  it('show how many came and left on each day of the period', async () => {
    const product_id = await anItemInStock(api, room, 6);
    expect(
      await reviewError(api, room, await sentOut(api, room, [{ product_id, good_number: 2 }])),
    ).toBeNull();
    const { movements } = await figures(7);
    expect(movements.length).toBeGreaterThanOrEqual(7);
    expect(movements.reduce((sum, { came }) => sum + came, 0)).toBe(6);
    expect(movements.reduce((sum, { went }) => sum + went, 0)).toBe(2);
  });

  it('show what was sold at its cost, loans that became sales with it, to the minor unit', async () => {
    const averaged = await anItem(api.db, room.companyId);
    for (const [good_number, unit_cost] of [
      [1, '100'],
      [2, '101'],
    ] as const)
      expect(
        await reviewError(
          api,
          room,
          await sentIn(api, room, [{ product_id: averaged, good_number, unit_cost }]),
        ),
      ).toBeNull();
    const piece = await anItem(api.db, room.companyId, 1);
    for (const [serial_number, unit_cost] of [
      ['S-1', '700'],
      ['S-2', '900'],
    ] as const) {
      const line = { product_id: piece, good_number: 1, serial_number, unit_cost };
      expect(await reviewError(api, room, await sentIn(api, room, [line]))).toBeNull();
    }
    const sell = async (
      lines: Parameters<typeof sentOut>[2],
      type: number = STOCK_TYPE.sale,
    ): Promise<number> => {
      const id = await sentOut(api, room, lines, { type });
      expect(await reviewError(api, room, id)).toBeNull();
      return id;
    };
    // Of 302 for three: 101 for one, 100.5 for the next becomes the even 100.
    await sell([{ product_id: averaged, good_number: 1 }]);
    await sell([{ product_id: averaged, good_number: 1 }]);
    const loan = await sell([{ product_id: piece, good_number: 1, serial_number: 'S-2' }], STOCK_TYPE.loan);
    const sold = async () => (await figures()).sold.map(({ good_number, cost }) => [good_number, cost]);
    expect(await sold()).toEqual([[2, '201']]);
    const sql = 'SELECT sn FROM stock_document WHERE id = $1';
    const sn = (await api.db.query<{ sn: string }>(sql, [loan])).rows[0]?.sn ?? '';
    await api.ok(setWarehouseOutTypeSale, { ware_house_out_sn: sn }, { as: room.clerk });
    expect(await sold()).toEqual([[3, '1101']]);
    expect(await undoError(api, room, loan, 'out')).toBeNull();
    expect(await sold()).toEqual([[2, '201']]);
    const back = { product_id: averaged, good_number: 1, unit_cost: '100' };
    const returned = await sentIn(api, room, [back], { kind: STOCK_IN_KIND.customer_return });
    expect(await reviewError(api, room, returned)).toBeNull();
    expect(await sold()).toEqual([[1, '101']]);
  });

  it('show what is low, which reservations and lots end soon, and what waits', async () => {
    const product_id = await anItemInStock(api, room, 3);
    const id = await firstStock(product_id);
    await api.ok(setNumberWarning, { id, number_warning: 5 }, { as: room.clerk });
    const lotted = await anItem(api.db, room.companyId, 2);
    const lot = { product_id: lotted, good_number: 4, lot_number: 'L-1', unit_cost: '10' };
    expect(
      await reviewError(api, room, await sentIn(api, room, [{ ...lot, expires_on: dayIn(20) }])),
    ).toBeNull();
    await sentOut(api, room, [{ product_id, good_number: 1 }]);
    await api.db.query(
      `UPDATE stock_reservation SET expires_at = clock_timestamp() + interval '1 day' WHERE stock_id = $1`,
      [id],
    );
    const { low_count, low, lots, promises, waiting } = await figures();
    expect([low_count, low]).toEqual([
      1,
      [expect.objectContaining({ stock_id: id, good_number: 3, number_warning: 5 })],
    ]);
    expect(lots).toEqual([expect.objectContaining({ lot_number: 'L-1', good_number: 4, is_over: false })]);
    expect(promises).toEqual([expect.objectContaining({ stock_id: id, good_number: 1 })]);
    expect(waiting).toEqual({ approvals: 1, expected: 0, arrived: 0, to_send: 0 });
  });

  it('are of one warehouse where one is requested, and never of another company', async () => {
    const other = await aStaffedStockroom(api);
    await anItemInStock(api, other, 9);
    await anItemInStock(api, room, 1);
    const mine = await api.ok(stockFigures, { days: 30, ware_house_id: room.warehouseId }, { as });
    expect(mine.values.map(({ ware_house_id }) => ware_house_id)).toEqual([room.warehouseId]);
    expect((await figures()).values).toEqual(mine.values);
    const theirs = { days: 30, ware_house_id: other.warehouseId };
    expect((await api.envelope(stockFigures.path, theirs, { as })).error).toBe('NOT_FOUND');
  });
});
