import {
  addWarehouseAllocations,
  loseWarehouseAllocations,
  receiveWarehouseAllocations,
  returnWarehouseAllocations,
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
  warehouseAllocationsDetail,
  warehouseAllocationsParams,
} from '@fovea/shared-types/warehouse/allocation.calls';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { ALLOCATION_STATUS } from '@fovea/shared-types/states';
import {
  scrapWarehouseOuts,
  warehouseAuditsDetail,
  warehouseOutsDetail,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import type { AddAllocationRequest } from '@fovea/shared-types/warehouse/allocation.dto';
import { aCompany } from '../../fixtures/rows.js';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import {
  anItemInStock,
  aStaffedStockroom,
  reviewError,
  sentIn,
  sentMove,
  sentOut,
  type Stockroom,
  stockroomOf,
  undoError,
} from '../../support/stock.js';
import { violations } from '../../support/violations.js';

const { in_transit, received, received_short, closed, scrapped, approved } = ALLOCATION_STATUS;

let api: TestApi;
let room: Stockroom;
let to: number;
/** Works in the other warehouse. */
let receiver: Person;
beforeAll(async () => {
  api = await startApi();
  room = await aStaffedStockroom(api);
  to = await aWarehouse(api.db, room.companyId);
  receiver = await aStaff(
    api,
    ['warehouse:allocation:list', 'warehouse:allocation:receive', 'warehouse:allocation:return'],
    room.companyId,
  );
});
afterAll(() => api?.stop());
afterEach(async () => {
  expect(await violations(api.db, 'stock')).toEqual([]);
});

type Lines = AddAllocationRequest['lines'];

const serials = (product_id: number, ...numbers: string[]): Lines =>
  numbers.map((serial_number) => ({ product_id, good_number: 1, serial_number }));

/** Pieces of a new item in the first warehouse, ten yen each. */
async function pieces(...numbers: string[]): Promise<number> {
  const product_id = await anItem(api.db, room.companyId, 1);
  const lines = serials(product_id, ...numbers).map((line) => ({ ...line, unit_cost: '10' }));
  expect(await reviewError(api, room, await sentIn(api, room, lines))).toBeNull();
  return product_id;
}

/** An allocation that is on its way. */
async function onItsWay(lines: Lines): Promise<number> {
  const id = await sentMove(api, room, to, lines);
  expect(await reviewError(api, room, id)).toBeNull();
  expect((await api.ok(sendWarehouseAllocations, { id }, { as: room.clerk })).status).toBe(in_transit);
  return id;
}

const receive = (id: number, lines: Lines) =>
  api.ok(receiveWarehouseAllocations, { id, lines }, { as: receiver });
const detail = (id: number) => api.ok(warehouseAllocationsDetail, { id }, { as: receiver });

const stockAt = async (warehouse: number, product: number) =>
  (
    await api.db.query<{ on_hand: number; reserved: number; in_transit: number; value: number }>(
      `SELECT on_hand, reserved, in_transit, value_amount + transit_amount AS value FROM stock
       WHERE warehouse_id = $1 AND product_id = $2`,
      [warehouse, product],
    )
  ).rows[0];

describe('an allocation', () => {
  it('is reserved when it is submitted, sent once it is approved, and received', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const request = {
      from_ware_house_id: room.warehouseId,
      to_ware_house_id: to,
      lines: [{ product_id, good_number: 3 }],
      remark: 'for the fair',
      request_id: `move-${product_id}`,
    };
    const added = await api.ok(addWarehouseAllocations, request, { as: room.clerk });
    expect(added).toEqual({
      id: added.id,
      allocation_sn: expect.stringMatching(/^MV\d{8}$/),
      audit_status: 0,
    });
    // A repeat is answered as the first, and promises nothing more.
    expect(await api.ok(addWarehouseAllocations, request, { as: room.clerk })).toEqual(added);
    expect(await stockAt(room.warehouseId, product_id)).toMatchObject({ on_hand: 5, reserved: 3 });
    expect((await api.refused(sendWarehouseAllocations, { id: added.id }, { as: room.clerk })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await api.ok(warehouseAuditsDetail, { id: added.id }, { as: room.approver })).toMatchObject({
      type: 31,
      to_ware_house_id: to,
    });
    expect(await reviewError(api, room, added.id)).toBeNull();
    expect(await stockAt(room.warehouseId, product_id)).toMatchObject({ on_hand: 5, reserved: 3 });
    const send = { id: added.id, request_id: `send-${product_id}` };
    const sent = await api.ok(sendWarehouseAllocations, send, { as: room.clerk });
    expect(sent).toEqual({ id: added.id, status: in_transit, missing: 3 });
    expect(await api.ok(sendWarehouseAllocations, send, { as: room.clerk })).toEqual(sent);
    expect(await stockAt(room.warehouseId, product_id)).toMatchObject({
      on_hand: 2,
      reserved: 0,
      value: 200,
    });
    expect(await stockAt(to, product_id)).toMatchObject({ on_hand: 0, in_transit: 3, value: 300 });
    const bin_id = await aBin(api.db, room.companyId, { warehouse_id: to });
    expect(await receive(added.id, [{ product_id, good_number: 3, bin_id }])).toEqual({
      id: added.id,
      status: received,
      missing: 0,
    });
    expect(await stockAt(to, product_id)).toMatchObject({ on_hand: 3, in_transit: 0, value: 300 });
    expect(await detail(added.id)).toMatchObject({
      status: received,
      from_ware_house_id: room.warehouseId,
      things: [{ product_id, sent: 3, received: 3, missing: 0 }],
      losses: [],
    });
  });

  it('is refused a wrong serial number by its name, and moves nothing then', async () => {
    const product_id = await pieces('W-1', 'W-2', 'W-3');
    const id = await onItsWay(serials(product_id, 'W-1', 'W-2'));
    const refusal = await api.refused(
      receiveWarehouseAllocations,
      { id, lines: serials(product_id, 'W-1', 'W-3') },
      { as: receiver },
    );
    expect(refusal.error).toBe('SERIAL_NOT_SENT');
    expect(refusal.msg).toContain('W-3');
    expect(refusal.fields).toHaveProperty(['lines.1.serial_number']);
    expect(await stockAt(to, product_id)).toMatchObject({ on_hand: 0, in_transit: 2 });
    expect(await receive(id, serials(product_id, 'ｗ-1', 'w-2'))).toMatchObject({ status: received });
  });

  it('that arrives in part is notified to the staff of both warehouses, once, and the rest comes later', async () => {
    const product_id = await pieces('S-1', 'S-2', 'S-3');
    const id = await onItsWay(serials(product_id, 'S-1', 'S-2', 'S-3'));
    expect(await receive(id, serials(product_id, 'S-1'))).toEqual({ id, status: received_short, missing: 2 });
    const noticeCount = async (person: Person): Promise<number> =>
      (
        await api.db.query(`SELECT FROM message WHERE recipient_id = $1 AND event_key = $2`, [
          person.accountId,
          `stock.allocation-short:${id}`,
        ])
      ).count;
    for (const person of [room.clerk, receiver])
      await eventually('the shortage is notified', async () => (await noticeCount(person)) > 0);
    expect(await receive(id, serials(product_id, 'S-2'))).toMatchObject({
      status: received_short,
      missing: 1,
    });
    expect(await receive(id, serials(product_id, 'S-3'))).toMatchObject({ status: received, missing: 0 });
    expect([
      await noticeCount(room.clerk),
      await noticeCount(receiver),
      await noticeCount(room.approver),
    ]).toEqual([1, 1, 0]);
  });

  it('returns what never arrived to its source', async () => {
    const product_id = await pieces('B-1', 'B-2');
    const id = await onItsWay(serials(product_id, 'B-1', 'B-2'));
    const returnToSource = (...numbers: string[]) =>
      api.ok(returnWarehouseAllocations, { id, lines: serials(product_id, ...numbers) }, { as: room.clerk });
    expect(await returnToSource('B-1')).toMatchObject({ status: in_transit, missing: 1 });
    expect(await returnToSource('B-2')).toMatchObject({ status: closed, missing: 0 });
    expect(await stockAt(room.warehouseId, product_id)).toMatchObject({ on_hand: 2, value: 20 });
    expect(
      (await api.refused(scrapWarehouseAllocations, { id, audit_notes: 'x' }, { as: room.clerk })).error,
    ).toBe('STATE_CONFLICT');
  });

  it('is written off by an approved loss, which can be undone when the goods turn up', async () => {
    const product_id = await pieces('L-1', 'L-2');
    const id = await onItsWay(serials(product_id, 'L-1', 'L-2'));
    await receive(id, serials(product_id, 'L-1'));
    const lines = serials(product_id, 'L-2');
    const wrong = { id, lines: serials(product_id, 'L-1'), audit_notes: 'fell off the lorry' };
    expect((await api.refused(loseWarehouseAllocations, wrong, { as: room.clerk })).error).toBe(
      'SERIAL_NOT_SENT',
    );
    const loss = await api.ok(
      loseWarehouseAllocations,
      { id, lines, audit_notes: 'fell off the lorry' },
      { as: room.clerk },
    );
    // Nothing is written off before it is approved, and the allocation stays as it is while that waits.
    expect(await stockAt(to, product_id)).toMatchObject({ in_transit: 1 });
    const scrap = { id, audit_notes: 'typed twice' };
    expect((await api.refused(scrapWarehouseAllocations, scrap, { as: room.clerk })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await reviewError(api, room, loss.id)).toBeNull();
    expect(await stockAt(to, product_id)).toMatchObject({ on_hand: 1, in_transit: 0, value: 10 });
    expect(await detail(id)).toMatchObject({
      status: received,
      things: [
        { serial_number: 'L-1', received: 1 },
        { serial_number: 'L-2', lost: 1, missing: 0 },
      ],
      losses: [{ id: loss.id, ware_house_out_sn: loss.ware_house_out_sn, status: 1 }],
    });
    expect(await api.ok(warehouseOutsDetail, { id: loss.id }, { as: room.clerk })).toMatchObject({
      type: 25,
      ware_house_id: to,
      value: '10',
      remark: 'fell off the lorry',
    });
    expect(await undoError(api, room, loss.id, 'out')).toBeNull();
    expect(await detail(id)).toMatchObject({ status: received_short, missing: 1 });
    expect(await receive(id, lines)).toMatchObject({ status: received });
    expect(await stockAt(to, product_id)).toMatchObject({ on_hand: 2, value: 20 });
  });

  it('whose loss is pending can still be received; the loss is refused then', async () => {
    const product_id = await pieces('R-1');
    const id = await onItsWay(serials(product_id, 'R-1'));
    const lines = serials(product_id, 'R-1');
    const loss = await api.ok(
      loseWarehouseAllocations,
      { id, lines, audit_notes: 'gone' },
      { as: room.clerk },
    );
    await receive(id, lines);
    expect(await reviewError(api, room, loss.id)).toBe('STATE_CONFLICT');
    expect(await reviewError(api, room, loss.id, -1)).toBeNull();
    expect(await detail(id)).toMatchObject({ status: received, losses: [{ status: -1 }] });
  });

  it('is undone once at every step, and everything is where it was', async () => {
    const steps = [
      async () => undefined,
      async (id: number) => void (await reviewError(api, room, id)),
      async (id: number) => void (await api.ok(sendWarehouseAllocations, { id }, { as: room.clerk })),
      async (id: number, product_id: number) => void (await receive(id, [{ product_id, good_number: 1 }])),
      async (id: number, product_id: number) => void (await receive(id, [{ product_id, good_number: 1 }])),
    ];
    for (let last = 1; last <= steps.length; last += 1) {
      const product_id = await anItemInStock(api, room, 3);
      const before = await stockAt(room.warehouseId, product_id);
      const id = await sentMove(api, room, to, [{ product_id, good_number: 2 }]);
      for (const step of steps.slice(0, last)) await step(id, product_id);
      const scrap = { id, audit_notes: 'wrong warehouse' };
      const undone = await api.ok(scrapWarehouseAllocations, scrap, { as: room.clerk });
      if (undone.reversal_id !== null) expect(await reviewError(api, room, undone.reversal_id)).toBeNull();
      expect((await detail(id)).status).toBe(scrapped);
      expect(await stockAt(room.warehouseId, product_id)).toEqual(before);
      expect((await stockAt(to, product_id))?.value ?? 0).toBe(0);
      expect((await api.refused(scrapWarehouseAllocations, scrap, { as: room.clerk })).error).toBe(
        'ALREADY_SCRAPPED',
      );
    }
  });

  it('releases what was reserved when it is rejected', async () => {
    const product_id = await anItemInStock(api, room, 2);
    const id = await sentMove(api, room, to, [{ product_id, good_number: 2 }]);
    expect(await reviewError(api, room, id, -1)).toBeNull();
    expect(await stockAt(room.warehouseId, product_id)).toMatchObject({ on_hand: 2, reserved: 0 });
  });

  it('of a sold piece is not undone', async () => {
    const product_id = await pieces('U-1');
    const id = await onItsWay(serials(product_id, 'U-1'));
    await receive(id, serials(product_id, 'U-1'));
    const there = { ...room, warehouseId: to };
    await reviewError(api, there, await sentOut(api, there, serials(product_id, 'U-1')));
    expect(await undoError(api, room, id, 'move')).toBe('PIECES_NOT_FREE');
  });
});

describe('at once', () => {
  it('one of ten receivers gets a piece', async () => {
    const product_id = await pieces('T-1', 'T-2');
    const id = await onItsWay(serials(product_id, 'T-1', 'T-2'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.envelope(
          receiveWarehouseAllocations.path,
          { id, lines: serials(product_id, 'T-1') },
          { as: receiver },
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error ?? null))).toEqual(new Set([null, 'SERIAL_NOT_SENT']));
    expect(await stockAt(to, product_id)).toMatchObject({ on_hand: 1, in_transit: 1, value: 20 });
  });

  it('a piece is promised to an allocation or to a sale', async () => {
    const product_id = await pieces('V-1');
    const lines = serials(product_id, 'V-1');
    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => sentMove(api, room, to, lines)),
      ...Array.from({ length: 4 }, () => sentOut(api, room, lines)),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockAt(room.warehouseId, product_id)).toMatchObject({ on_hand: 1, reserved: 1 });
  });
});

describe('what an allocation requires', () => {
  const refusalOf = async (changes: Partial<AddAllocationRequest>) => {
    const product_id = await anItemInStock(api, room, 1);
    const request = {
      from_ware_house_id: room.warehouseId,
      to_ware_house_id: to,
      lines: [{ product_id, good_number: 1 }],
      ...changes,
    };
    const { error, fields } = await api.refused(addWarehouseAllocations, request, { as: room.clerk });
    return { error, fields: Object.keys(fields ?? {}) };
  };

  it('is two warehouses of one company and one currency, both enabled', async () => {
    const foreign = await aWarehouse(api.db, await aCompany(api.db));
    const yuan = await aWarehouse(api.db, room.companyId, { currency: 'CNY' });
    const off = await aWarehouse(api.db, room.companyId, { status: 0 });
    expect(await refusalOf({ to_ware_house_id: room.warehouseId })).toEqual({
      error: 'VALIDATION',
      fields: ['to_ware_house_id'],
    });
    expect((await refusalOf({ to_ware_house_id: foreign })).error).toBe('NOT_FOUND');
    expect((await refusalOf({ to_ware_house_id: yuan })).error).toBe('CURRENCY_MISMATCH');
    expect((await refusalOf({ to_ware_house_id: off })).error).toBe('WAREHOUSE_DISABLED');
  });

  it('is what is free at its source', async () => {
    const product_id = await anItemInStock(api, room, 1);
    const serial = await pieces('Q-1');
    const foreign = await anItem(api.db, await aCompany(api.db));
    const refusalOfLine = async (line: Lines[number]) => refusalOf({ lines: [line] });
    expect((await refusalOfLine({ product_id, good_number: 2 })).error).toBe('STOCK_INSUFFICIENT');
    expect((await refusalOfLine({ product_id: serial, good_number: 1, serial_number: 'Q-2' })).error).toBe(
      'SERIAL_UNKNOWN',
    );
    expect((await refusalOfLine({ product_id: serial, good_number: 1 })).fields).toEqual([
      'lines.0.serial_number',
    ]);
    expect((await refusalOfLine({ product_id: foreign, good_number: 1 })).fields).toEqual([
      'lines.0.product_id',
    ]);
    for (const good_number of [0, -1, 1.5])
      expect((await refusalOfLine({ product_id, good_number })).fields).toEqual(['lines.0.good_number']);
    const many = Array.from({ length: 501 }, () => ({ product_id, good_number: 1 }));
    expect(await refusalOf({ lines: many })).toEqual({ error: 'VALIDATION', fields: ['lines'] });
    expect((await refusalOf({ lines: [] })).fields).toEqual(['lines']);
  });

  it('keeps both warehouses enabled until it has arrived', async () => {
    const target = await aWarehouse(api.db, room.companyId);
    const own = { ...room, clerk: await aStaff(api, ['*:*:*']) };
    const product_id = await anItemInStock(api, room, 1);
    const id = await sentMove(api, room, target, [{ product_id, good_number: 1 }]);
    await reviewError(api, room, id);
    await api.ok(sendWarehouseAllocations, { id }, { as: room.clerk });
    const disable = { id: target, status: 0 };
    expect((await api.refused(warehouseStatus, disable, { as: own.clerk })).error).toBe('STATE_CONFLICT');
    await receive(id, [{ product_id, good_number: 1 }]);
    expect(await api.ok(warehouseStatus, disable, { as: own.clerk })).toEqual(disable);
  });

  it('is nobody else’s business', async () => {
    const stranger = await stockroomOf(api, await aCompany(api.db));
    const product_id = await anItemInStock(api, room, 1);
    const id = await sentMove(api, room, to, [{ product_id, good_number: 1 }]);
    const as = { as: stranger.clerk };
    const lines = [{ product_id, good_number: 1 }];
    expect((await api.refused(warehouseAllocationsDetail, { id }, as)).error).toBe('NOT_FOUND');
    expect((await api.refused(sendWarehouseAllocations, { id }, as)).error).toBe('NOT_FOUND');
    expect((await api.refused(receiveWarehouseAllocations, { id, lines }, as)).error).toBe('NOT_FOUND');
    expect((await api.refused(scrapWarehouseOuts, { id, audit_notes: 'x' }, { as: room.clerk })).error).toBe(
      'NOT_FOUND',
    );
    expect((await api.ok(allocation.calls.list, {}, as)).data).toEqual([]);
  });

  it('is chosen from enabled warehouses', async () => {
    const { warehouses, status } = await api.ok(warehouseAllocationsParams, {}, { as: receiver });
    expect(warehouses.map(({ code }) => code)).toEqual(expect.arrayContaining([room.warehouseId, to]));
    expect(status.map(({ code }) => code)).toEqual([0, 1, 2, 4, 3, 5, -1, 9]);
  });
});

describe('the list of allocations', () => {
  it('is found by number, words, both warehouses and states', async () => {
    const target = await aWarehouse(api.db, room.companyId);
    const product_id = await pieces('F-77001');
    const id = await sentMove(api, room, target, serials(product_id, 'F-77001'));
    const { sn } = await detail(id);
    for (const filter of [
      { allocation_sn: sn },
      { goods_name: 'F-77001' },
      { to_ware_house_id: target },
      { from_ware_house_id: room.warehouseId, to_ware_house_id: target, status: 0, audit_status: 0 },
    ]) {
      const { data } = await api.ok(allocation.calls.list, filter, { as: receiver });
      expect(data.map((row) => row.id)).toEqual([id]);
    }
    await reviewError(api, room, id);
    const { data } = await api.ok(allocation.calls.list, { to_ware_house_id: target }, { as: receiver });
    expect(data[0]).toMatchObject({
      status: approved,
      allocation_sn: sn,
      missing: 0,
      serial_number: 'F-77001',
    });
  });
});
