import { WILDCARD } from '@fovea/shared-types/wildcard';
import { addWareHouseSends } from '@fovea/shared-types/warehouse/send.calls';
import {
  addWarehouseOuts,
  confirmWarehouseAudits,
  newDetail,
  scrapWarehouseInps,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
  warehouseAuditsDetail,
  warehouseOutsDetail,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { sendWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { aWarehouse } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import {
  aStaffedStockroom,
  anItemInStock,
  CLERK,
  requestedReversal,
  reviewError,
  sentIn,
  sentMove,
  sentOut,
  undoError,
  type Stockroom,
} from '../../support/stock.js';
import { violations } from '../../support/violations.js';

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
const stockOf = async (product_id: number) =>
  (await api.ok(stock.calls.list, { product_id }, asClerk())).data[0];
const scrapError = async (path: string, id: number, as: Person = room.clerk): Promise<string | null> =>
  (await api.envelope(path, { id, audit_notes: 'a mistake' }, { as })).error ?? null;

/** An approved stock-in of these pieces. */
async function pieces(...serials: string[]): Promise<{ id: number; product_id: number }> {
  const product_id = await anItem(api.db, room.companyId, 1);
  const lines = serials.map((serial_number) => ({
    product_id,
    good_number: 1,
    serial_number,
    unit_cost: '10',
  }));
  const id = await sentIn(api, room, lines);
  expect(await reviewError(api, room, id)).toBeNull();
  return { id, product_id };
}

/** An approved stock-in by number. */
async function received(good_number: number): Promise<{ id: number; product_id: number }> {
  const product_id = await anItem(api.db, room.companyId);
  const id = await sentIn(api, room, [{ product_id, good_number, unit_cost: '10' }]);
  expect(await reviewError(api, room, id)).toBeNull();
  return { id, product_id };
}

describe('an approved stock-in', () => {
  it('is undone by nobody alone: its reversal waits, and holds the pieces (R-WH-04)', async () => {
    const [one, two] = [uniqueText(), uniqueText()];
    const { id, product_id } = await pieces(one, two);
    const asked = await api.ok(scrapWarehouseInps, { id, audit_notes: 'wrong box' }, asClerk());
    expect(asked).toMatchObject({ id, status: 1, reversal_sn: expect.stringMatching(/^RV\d{8,}$/) });
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 2, reserved: 2 });
    const taken = {
      type: 21,
      ware_house_id: room.warehouseId,
      product_id,
      good_number: 1,
      serial_number: one,
    };
    expect((await api.refused(addWarehouseOuts, taken, asClerk())).error).toBe('SERIAL_UNKNOWN');
    const reversal = asked.reversal_id ?? 0;
    expect(await reviewError(api, room, reversal)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({
      ware_house_product_good_number: 0,
      reserved: 0,
      value: '0',
    });
    expect(await api.ok(newDetail, { id }, asClerk())).toMatchObject({
      status: 9,
      audit_status: 1,
      scrap_notes: 'wrong box',
      scrapped_by: 'Test Person',
      reversals: [{ id: reversal, sn: asked.reversal_sn, audit_status: 1, remark: 'wrong box' }],
    });
  });

  it('is shown with its reversal, and the reversal among what waits for approval', async () => {
    const { id } = await received(3);
    const reversal = await requestedReversal(api, room, id, 'in');
    const { sn } = await api.ok(newDetail, { id }, asClerk());
    const shown = await api.ok(warehouseAuditsDetail, { id: reversal }, { as: room.approver });
    expect(shown).toMatchObject({
      type: 41,
      good_number: 3,
      value: '30',
      remark: 'typed twice',
      reverses: { id, sn, type: 11 },
      lines: [{ good_number: 3, ware_house_product_good_number: 3, reserved: 3 }],
    });
    const [row] = (await api.ok(stockIn.calls.list, { ware_house_inp_sn: sn }, asClerk())).data;
    expect(row).toMatchObject({ status: 1, reversal_sn: shown.sn, account_id: room.clerk.accountId });
    const listed = async (is_reversal_requested: number) =>
      (
        await api.ok(stockIn.calls.list, { ware_house_inp_sn: sn, is_reversal_requested }, asClerk())
      ).data.map((one) => one.id);
    expect([await listed(1), await listed(0)]).toEqual([[id], []]);
    const waiting = await api.ok(
      stockReview.calls.list,
      { audit_status: 0, type: 41 },
      { as: room.approver },
    );
    expect(waiting.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: reversal, sn: shown.sn })]),
    );
    expect(await reviewError(api, room, reversal, -1)).toBeNull();
  });

  it('stays as it is where its reversal is rejected or withdrawn, and can be asked about again', async () => {
    const { id, product_id } = await received(2);
    const first = await requestedReversal(api, room, id, 'in');
    expect(await reviewError(api, room, first, -1)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 2, reserved: 0 });
    const second = await requestedReversal(api, room, id, 'in');
    const colleague = await aStaff(api, [...CLERK], room.companyId);
    expect(await scrapError(scrapWarehouseInps.path, second, colleague)).toBe('INITIATOR_ONLY');
    expect(await scrapError(scrapWarehouseOuts.path, second)).toBe('NOT_FOUND');
    expect(await scrapError(scrapWarehouseInps.path, second)).toBeNull();
    expect(await scrapError(scrapWarehouseInps.path, second)).toBe('ALREADY_SCRAPPED');
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 2, reserved: 0 });
    expect(await undoError(api, room, id, 'in')).toBeNull();
    expect(
      (await api.ok(newDetail, { id }, asClerk())).reversals.map(({ audit_status }) => audit_status),
    ).toEqual([1, -2, -1]);
  });

  it('has one reversal, however often and by however many it is requested', async () => {
    const { id } = await received(2);
    const colleague = await aStaff(api, [...CLERK], room.companyId);
    const answers = await Promise.all(
      [room.clerk, colleague, room.clerk, colleague, room.clerk].map((as) =>
        api.ok(scrapWarehouseInps, { id, audit_notes: 'typed twice' }, { as }),
      ),
    );
    expect(new Set(answers.map(({ reversal_id }) => reversal_id)).size).toBe(1);
    expect(await reviewError(api, room, answers[0]?.reversal_id ?? 0)).toBeNull();
    expect(await scrapError(scrapWarehouseInps.path, id)).toBe('ALREADY_SCRAPPED');
  });

  it('is decided once by several at once, and never by the requester, whatever their role', async () => {
    const { id, product_id } = await received(2);
    const mighty = await aStaff(api, [WILDCARD], room.companyId);
    const { reversal_id } = await api.ok(
      scrapWarehouseInps,
      { id, audit_notes: 'typed twice' },
      { as: mighty },
    );
    const reversal = reversal_id ?? 0;
    expect(await reviewError(api, { ...room, approver: mighty }, reversal)).toBe('SELF_APPROVAL');
    await expect(
      plant(
        api.db,
        `INSERT INTO approval_decision (document, document_id, is_approved, is_final, initiator_id, decided_by,
           is_own_by_wildcard) VALUES ('stock_document', $1, true, true, $2, $2, true)`,
        [reversal, mighty.accountId],
      ),
    ).rejects.toMatchObject({ constraint: 'approval_decision_never_own_ck' });
    const others = [1, 2, 3].map(() => aStaff(api, ['warehouse:document:approve'], room.companyId));
    const judges = [room.approver, ...(await Promise.all(others))];
    const outcomes = await Promise.all(
      judges.map(async (as, at) => {
        const request = { ids: [reversal], status: at % 2 === 0 ? 1 : -1, audit_notes: 'looked at' };
        return (await api.ok(confirmWarehouseAudits, request, { as }))[0]?.error ?? null;
      }),
    );
    expect(outcomes.toSorted()).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED', 'ALREADY_DECIDED', null]);
    const { status } = await api.ok(newDetail, { id }, asClerk());
    expect(await stockOf(product_id)).toMatchObject({
      ware_house_product_good_number: status === 9 ? 0 : 2,
      reserved: 0,
    });
  });

  it('is not reversed while pieces of it are gone or reserved: they are named', async () => {
    const [gone, held, there] = [uniqueText(), uniqueText(), uniqueText()];
    const { id, product_id } = await pieces(gone, held, there);
    const line = (serial_number: string) => [{ product_id, good_number: 1, serial_number }];
    expect(await reviewError(api, room, await sentOut(api, room, line(gone)))).toBeNull();
    await sentOut(api, room, line(held));
    const refused = await api.refused(scrapWarehouseInps, { id, audit_notes: 'wrong box' }, asClerk());
    expect(refused.error).toBe('PIECES_NOT_FREE');
    expect(refused.msg).toContain(gone);
    expect(refused.msg).toContain(held);
    expect(refused.msg).not.toContain(there);
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 2, reserved: 1 });
  });

  it('notifies approvers, and after the decision its requester and who submitted it', async () => {
    const own = await aStaffedStockroom(api);
    const product_id = await anItem(api.db, own.companyId);
    const id = await sentIn(api, own, [{ product_id, good_number: 1, unit_cost: '1' }]);
    await reviewError(api, own, id);
    const colleague = await aStaff(api, [...CLERK], own.companyId);
    expect(await undoError(api, { ...own, clerk: colleague }, id, 'in')).toBeNull();
    const isNotified = async ({ accountId }: Person, notice: string) =>
      (
        await api.db.query(`SELECT FROM message WHERE recipient_id = $1 AND params ->> 'notice' = $2`, [
          accountId,
          notice,
        ])
      ).count === 1;
    await eventually('the approver is notified', () => isNotified(own.approver, 'stock_reversal_requested'));
    for (const one of [own.clerk, colleague])
      await eventually('of the decision', () => isNotified(one, 'stock_reversal_approved'));
  });
});

describe('a document that nothing moved by', () => {
  it('is withdrawn or closed by who submitted it, and by nobody else', async () => {
    const colleague = await aStaff(api, [...CLERK], room.companyId);
    const product_id = await anItemInStock(api, room, 5);
    const lines = [{ product_id, good_number: 1 }];
    for (const [status, audit_status] of [
      [0, -2],
      [-1, -1],
    ] as const) {
      const id = await sentOut(api, room, lines);
      if (status === -1) await reviewError(api, room, id, -1);
      const refused = await api.refused(scrapWarehouseOuts, { id, audit_notes: 'x' }, { as: colleague });
      expect(refused.error).toBe('INITIATOR_ONLY');
      expect(refused.msg).toContain('Test Person');
      expect(await api.ok(scrapWarehouseOuts, { id, audit_notes: 'x' }, asClerk())).toEqual({
        id,
        status: 9,
        reversal_id: null,
        reversal_sn: null,
      });
      expect(await api.ok(warehouseOutsDetail, { id }, asClerk())).toMatchObject({ status: 9, audit_status });
    }
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 5, reserved: 0 });
  });
});

describe('an approved stock-out or allocation', () => {
  it('stays out until its reversal is approved, and nothing else is done with it meanwhile', async () => {
    const product_id = await anItemInStock(api, room, 5, '20');
    const id = await sentOut(api, room, [{ product_id, good_number: 2 }], { type: 22 });
    await reviewError(api, room, id);
    const { ware_house_out_sn } = await api.ok(warehouseOutsDetail, { id }, asClerk());
    const reversal = await requestedReversal(api, room, id, 'out');
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 3, reserved: 0 });
    expect((await api.refused(setWarehouseOutTypeSale, { ware_house_out_sn }, asClerk())).error).toBe(
      'REVERSAL_REQUESTED',
    );
    const sender = await aStaff(api, ['warehouse:send:add'], room.companyId);
    const parcel = { ware_house_out_sn, customer_name: '見本眼科', country: 'JP', carrier: 1 };
    expect((await api.refused(addWareHouseSends, parcel, { as: sender })).error).toBe('REVERSAL_REQUESTED');
    expect(await reviewError(api, room, reversal)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 5, value: '100' });
  });

  it('between warehouses is not sent while its reversal waits', async () => {
    const product_id = await anItemInStock(api, room, 5);
    const id = await sentMove(api, room, await aWarehouse(api.db, room.companyId), [
      { product_id, good_number: 2 },
    ]);
    await reviewError(api, room, id);
    const reversal = await requestedReversal(api, room, id, 'move');
    expect((await api.refused(sendWarehouseAllocations, { id }, asClerk())).error).toBe('REVERSAL_REQUESTED');
    expect(await reviewError(api, room, reversal)).toBeNull();
    expect(await stockOf(product_id)).toMatchObject({ ware_house_product_good_number: 5, reserved: 0 });
  });
});

describe('the database', () => {
  it('lets nobody undo an approved document without an approved reversal, and check:invariants names one', async () => {
    const { id } = await received(1);
    const alone = (cause: number) =>
      plant(
        api.db,
        `UPDATE stock_document SET status = 9, scrap_cause = ${cause}, scrapped_by = account_id, scrap_notes = 'x',
           scrapped_at = clock_timestamp() WHERE id = $1`,
        [id],
      );
    for (const cause of [2, 3, 4])
      await expect(alone(cause)).rejects.toMatchObject({ constraint: 'stock_document_undone_ck' });
    expect(await undoError(api, room, id, 'in')).toBeNull();
    const caused = (cause: number) =>
      plant(api.db, 'UPDATE stock_document SET scrap_cause = $2 WHERE id = $1', [id, cause]);
    await caused(4);
    expect(await violations(api.db, 'stock')).toEqual([expect.stringContaining(`of document ${id}`)]);
    await caused(2);
  });
});
