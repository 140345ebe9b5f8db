import {
  addWarehouseAllocations,
  warehouseAllocationsDetail,
} from '@fovea/shared-types/warehouse/allocation.calls';
import {
  addWarehouseInps,
  addWarehouseMoreOuts,
  addWarehouseOuts,
  newDetail,
  scrapWarehouseOuts,
  warehouseOutsDetail,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
import {
  anItemInStock,
  aStaffedStockroom,
  CLERK,
  reviewError,
  sentIn,
  sentMove,
  sentOut,
  type Stockroom,
} from '../../support/stock.js';
import { violations } from '../../support/violations.js';

const { pending, approved, rejected, withdrawn } = STOCK_AUDIT_STATUS;
const { scrapped } = STOCK_DOCUMENT_STATUS;

let api: TestApi;
let room: Stockroom;
beforeAll(async () => {
  api = await startApi();
  room = await aStaffedStockroom(api);
});
afterAll(() => api?.stop());
afterEach(async () => {
  expect(await violations(api.db, 'stock')).toEqual([]);
});

const asClerk = () => ({ as: room.clerk });
const outOf = (id: number) => api.ok(warehouseOutsDetail, { id }, asClerk());
const reservedOf = async (product_id: number) =>
  (await api.ok(stock.calls.list, { product_id }, asClerk())).data[0]?.reserved;
const outRequest = (product_id: number, good_number: number, former: object) => ({
  ...{ type: 21, ware_house_id: room.warehouseId, lines: [{ product_id, good_number }] },
  ...former,
});
const auditOf = async (ids: readonly number[]) =>
  (
    await api.db.query<{ action: string; reason: string | null; after: object }>(
      `SELECT action, reason, after FROM audit_log WHERE subject_type = 'stock_document' AND subject_id = ANY ($1)
       ORDER BY id`,
      [[...ids]],
    )
  ).rows;

describe('a stock-out', () => {
  it('is corrected while it is pending: what was reserved for it is reserved for the new one', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const former_id = await sentOut(api, room, [{ product_id, good_number: 4 }]);
    const request = {
      ...outRequest(product_id, 5, { former_id, former_status: pending }),
      request_id: `corrected-${former_id}`,
    };
    const added = await api.ok(addWarehouseMoreOuts, request, asClerk());
    const [id = 0] = added.ids;
    expect([await outOf(former_id), await outOf(id)]).toMatchObject([
      { status: scrapped, audit_status: withdrawn, scrap_notes: expect.stringMatching(/\S/) },
      { audit_status: pending, good_number: 5 },
    ]);
    expect(await reservedOf(product_id)).toBe(5);
    expect(await auditOf([former_id, id])).toMatchObject([
      { action: 'warehouse:outbound:add' },
      { action: 'warehouse:outbound:scrap', reason: null, after: { status: scrapped } },
      { action: 'warehouse:outbound:add', after: { former_id } },
    ]);
    // Sent once more, as after a broken connection.
    expect(await api.ok(addWarehouseMoreOuts, request, asClerk())).toEqual(added);
    expect(await reservedOf(product_id)).toBe(5);
    expect(await reviewError(api, room, id)).toBeNull();
  });

  it('shows its initiator in their language why the former one was withdrawn', async () => {
    const product_id = await anItemInStock(api, room, 2);
    const former_id = await sentOut(api, room, [{ product_id, good_number: 1 }]);
    const { type, ware_house_id } = outRequest(product_id, 2, {});
    const single = { type, ware_house_id, product_id, good_number: 2, former_id, former_status: pending };
    await api.ok(addWarehouseOuts, single, asClerk());
    const seen = await api.ok(warehouseOutsDetail, { id: former_id }, { ...asClerk(), language: 'ja' });
    expect(seen.scrap_notes).toBe('訂正して再申請したため');
  });

  it('is requested again after it was rejected or withdrawn, which stays as it was decided', async () => {
    const product_id = await anItemInStock(api, room, 3);
    const no = await sentOut(api, room, [{ product_id, good_number: 3 }]);
    expect(await reviewError(api, room, no, -1)).toBeNull();
    const again = await api.ok(
      addWarehouseMoreOuts,
      outRequest(product_id, 2, { former_id: no, former_status: rejected }),
      asClerk(),
    );
    expect(await outOf(no)).toMatchObject({ audit_status: rejected });
    const [id = 0] = again.ids;
    await api.ok(scrapWarehouseOuts, { id, audit_notes: 'not wanted' }, asClerk());
    await api.ok(
      addWarehouseMoreOuts,
      outRequest(product_id, 1, { former_id: id, former_status: withdrawn }),
      asClerk(),
    );
    expect(await reservedOf(product_id)).toBe(1);
  });

  it('is not sent instead of one that is decided meanwhile, nor of a colleague’s', async () => {
    const product_id = await anItemInStock(api, room, 9);
    const line = [{ product_id, good_number: 1 }];
    const no = await sentOut(api, room, line);
    const yes = await sentOut(api, room, line);
    const waiting = await sentOut(api, room, line);
    await reviewError(api, room, no, -1);
    await reviewError(api, room, yes);
    const refusedWith = async (former: object, as = room.clerk, good_number = 1) =>
      (await api.refused(addWarehouseMoreOuts, outRequest(product_id, good_number, former), { as })).error;
    expect(await refusedWith({ former_id: no, former_status: pending })).toBe('CHANGED_MEANWHILE');
    expect(await refusedWith({ former_id: yes, former_status: pending })).toBe('CHANGED_MEANWHILE');
    expect(await refusedWith({ former_id: yes, former_status: approved })).toBe('ALREADY_DECIDED');
    expect(await refusedWith({ former_id: yes })).toBe('ALREADY_DECIDED');
    const colleague = await aStaff(api, [...CLERK], room.companyId);
    const stranger = (await aStaffedStockroom(api)).clerk;
    for (const as of [colleague, stranger])
      expect(await refusedWith({ former_id: waiting, former_status: pending }, as)).toBe('NOT_FOUND');
    // A correction that does not fit leaves the former as it was.
    expect(await refusedWith({ former_id: waiting, former_status: pending }, room.clerk, 99)).toBe(
      'STOCK_INSUFFICIENT',
    );
    expect(await outOf(waiting)).toMatchObject({ audit_status: pending });
  });

  it('is not sent instead of a document of another kind', async () => {
    const product_id = await anItemInStock(api, room, 2);
    const former_id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost: '1' }]);
    const answer = await api.refused(
      addWarehouseMoreOuts,
      outRequest(product_id, 1, { former_id }),
      asClerk(),
    );
    expect(answer.error).toBe('NOT_FOUND');
  });
});

describe('a stock-in', () => {
  it('is corrected while it is pending, and shows what its form begins with', async () => {
    const product_id = await anItem(api.db, room.companyId, 1);
    const bin_id = await aBin(api.db, room.companyId, { warehouse_id: room.warehouseId });
    const serial_number = uniqueText();
    const lines = [{ product_id, good_number: 1, serial_number, bin_id, unit_cost: '10' }];
    const former_id = await sentIn(api, room, lines);
    expect(await api.ok(newDetail, { id: former_id }, asClerk())).toMatchObject({
      is_by_hand: true,
      customer_id: null,
      lines: [{ product_id, bin_id, tracking: 1, serial_number, unit_cost: '10' }],
    });
    const corrected = lines.map((line) => ({ ...line, unit_cost: '12' }));
    const id = await sentIn(api, room, corrected, { former_id, former_status: pending });
    expect(await api.ok(newDetail, { id: former_id }, asClerk())).toMatchObject({ audit_status: withdrawn });
    expect(await reviewError(api, room, id)).toBeNull();
    const request = { kind: 1, ware_house_id: room.warehouseId, lines, former_id: id };
    expect((await api.refused(addWarehouseInps, request, asClerk())).error).toBe('ALREADY_DECIDED');
  });
});

describe('an allocation', () => {
  it('is corrected while it is pending, with the pieces that were reserved for it', async () => {
    const to = await aWarehouse(api.db, room.companyId);
    const product_id = await anItemInStock(api, room, 4);
    const former_id = await sentMove(api, room, to, [{ product_id, good_number: 4 }]);
    const request = {
      ...{ from_ware_house_id: room.warehouseId, to_ware_house_id: to, former_id, former_status: pending },
      lines: [{ product_id, good_number: 3 }],
    };
    const { id } = await api.ok(addWarehouseAllocations, request, asClerk());
    const detail = (of: number) => api.ok(warehouseAllocationsDetail, { id: of }, asClerk());
    expect([await detail(former_id), await detail(id)]).toMatchObject([
      { status: scrapped, audit_status: withdrawn },
      { audit_status: pending, good_number: 3, is_by_hand: true },
    ]);
    expect(await reservedOf(product_id)).toBe(3);
    expect((await api.refused(addWarehouseAllocations, request, asClerk())).error).toBe('CHANGED_MEANWHILE');
    expect(await reviewError(api, room, id)).toBeNull();
    const late = { ...request, former_id: id, former_status: approved };
    expect((await api.refused(addWarehouseAllocations, late, asClerk())).error).toBe('ALREADY_DECIDED');
  });
});
