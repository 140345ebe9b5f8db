import { addBidder } from '@fovea/shared-types/auction/auction.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { serialPassport } from '@fovea/shared-types/warehouse/passport.calls';
import {
  acknowledgeRecall,
  closeRecall,
  openRecall,
  recallPartyDetail,
  recallReach,
  settleRecall,
} from '@fovea/shared-types/warehouse/recall.calls';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { addWarehouseMoreOuts } from '@fovea/shared-types/warehouse/stock-document.calls';
import { addWareHouseSends, wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import { RecallJobs } from '../../../server/src/warehouse/compliance/recall.jobs.js';
import { aCustomer } from '../../fixtures/places.js';
import { aRecall } from '../../fixtures/recalls.js';
import { aGoods, anAuction, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { bid, bidRefused } from '../../support/lots.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff, grant } from '../../support/people.js';
import { aStaffedStockroom, reviewError, sentIn, sentOut, type Stockroom } from '../../support/stock.js';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  staff = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

interface Item {
  productId: number;
  brand_id: number;
  model: string;
}

async function anItemBySerial(companyId: number | null, tracking = 1): Promise<Item> {
  const productId = await anItem(api.db, companyId, tracking);
  const { rows } = await api.db.query<{ brand_id: number; model: string }>(
    'SELECT brand_id, upper(goods_code) AS model FROM product WHERE id = $1',
    [productId],
  );
  return { productId, brand_id: rows[0]?.brand_id ?? 0, model: rows[0]?.model ?? '' };
}

/** Somebody of the company who looks after its recalls. */
const aKeeper = (companyId: number): Promise<Person> =>
  aStaff(
    api,
    ['warehouse:recall-party:list', 'warehouse:recall-party:acknowledge', 'warehouse:recall-party:settle'],
    companyId,
  );

async function stocked(room: Stockroom, productId: number, serials: readonly string[]): Promise<void> {
  const lines = serials.map((serial_number) => ({
    product_id: productId,
    good_number: 1,
    serial_number,
    unit_cost: '100',
  }));
  expect(await reviewError(api, room, await sentIn(api, room, lines))).toBeNull();
}

const unitOf = async (serial: string): Promise<number> => {
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM serial_unit WHERE serial_number = $1', [
    serial,
  ]);
  return rows[0]?.id ?? 0;
};
const noticeCountOf = async ({ accountId }: Person, notice: string): Promise<number> =>
  (
    await api.db.query(`SELECT FROM message WHERE recipient_id = $1 AND params ->> 'notice' = $2`, [
      accountId,
      notice,
    ])
  ).count;
const open = (id: number) => api.ok(openRecall, { id }, { as: staff });
const noticesOf = async (as: Person) => (await api.ok(recallParty.calls.list, {}, { as })).data;

describe('a recall', () => {
  it('names and informs who got a piece by a delivery, though the stock-out names somebody else', async () => {
    const room = await aStaffedStockroom(api);
    await grant(
      api.db,
      room.clerk.accountId,
      ['warehouse:send:add', 'warehouse:send:status'],
      room.companyId,
    );
    const { productId, brand_id, model } = await anItemBySerial(room.companyId);
    const mark = uniqueText().toUpperCase();
    await stocked(room, productId, [`${mark}1`, `${mark}2`]);
    const email = `clinic-${mark.toLowerCase()}@example.com`;
    const customer_id = await aCustomer(api.db, room.companyId, { name: '見本眼科', email });
    const delivered = async (serial_number: string, to: object) => {
      const out = await sentOut(api, room, [{ product_id: productId, good_number: 1, serial_number }]);
      expect(await reviewError(api, room, out)).toBeNull();
      const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [
        out,
      ]);
      const request = { ware_house_out_sn: rows[0]?.sn ?? '', carrier: 0, ...to };
      const { id, send_sn } = await api.ok(addWareHouseSends, request, { as: room.clerk });
      await api.ok(wareHouseSendsStatus, { id, status: 1 }, { as: room.clerk });
      return send_sn;
    };
    const mailed = await delivered(`${mark}1`, { customer_id });
    const called = await delivered(`${mark}2`, {
      ...{ customer_name: '見本 一郎', customer_tel: '03-1234-5678', country: 'JP' },
    });
    await open(await aRecall(api.db, { brand_id, models: [model] }));
    const keeper = await aKeeper(room.companyId);
    const [party] = await noticesOf(keeper);
    const { pieces } = await api.ok(recallPartyDetail, { id: party?.id ?? 0 }, { as: keeper });
    expect(pieces.map(({ serial_number, receivers }) => [serial_number, receivers])).toEqual([
      [`${mark}1`, [{ send_sn: mailed, name: '見本眼科', tel: '', is_mailed: true }]],
      [`${mark}2`, [{ send_sn: called, name: '見本 一郎', tel: '03-1234-5678', is_mailed: false }]],
    ]);
    await eventually('the receiver of the delivery is informed', async () => {
      const { rows } = await api.db.query<{ text: string }>(
        'SELECT text FROM outgoing_message WHERE recipient = $1',
        [email],
      );
      return rows.length === 1 && (rows[0]?.text ?? '').includes(`${mark}1`);
    });
  });

  it('finds who has and had a piece, notifies them and their customers, and follows what each does', async () => {
    const [has, had, others] = [
      await aStaffedStockroom(api),
      await aStaffedStockroom(api),
      await aStaffedStockroom(api),
    ];
    const { productId, brand_id, model } = await anItemBySerial(null);
    const mark = uniqueText().toUpperCase();
    await stocked(has, productId, [`${mark}010`, `${mark}099`]);
    await stocked(had, productId, [`${mark}020`]);
    await stocked(others, productId, [`${mark}100`]);
    const customer = await aCustomer(api.db, had.companyId, {
      name: '見本眼科',
      email: `clinic-${mark.toLowerCase()}@example.com`,
      country: 'JP',
    });
    const out = await sentOut(
      api,
      had,
      [{ product_id: productId, good_number: 1, serial_number: `${mark}020` }],
      { customer_id: customer },
    );
    expect(await reviewError(api, had, out)).toBeNull();
    const [keeper, former, stranger] = [
      await aKeeper(has.companyId),
      await aKeeper(had.companyId),
      await aKeeper(others.companyId),
    ];

    const id = await aRecall(api.db, { brand_id, models: [model], serials: [`${mark}001~${mark}099`] });
    expect(await api.ok(recallReach, { id }, { as: staff })).toEqual({ companies: 2, pieces: 3 });
    expect(await noticesOf(keeper)).toEqual([]);
    expect(await open(id)).toEqual({ id, status: 1, told: 2 });
    expect((await api.refused(openRecall, { id }, { as: staff })).error).toBe('STATE_CONFLICT');
    for (const person of [keeper, former])
      await eventually('they are notified', async () => (await noticeCountOf(person, 'stock_recall')) === 1);
    expect(await noticeCountOf(stranger, 'stock_recall')).toBe(0);
    await eventually('the customer is notified in Japanese', async () => {
      const { rows } = await api.db.query<{ subject: string; text: string }>(
        `SELECT subject, text FROM outgoing_message WHERE recipient = $1`,
        [`clinic-${mark.toLowerCase()}@example.com`],
      );
      return (
        rows.length === 1 &&
        /医療機器の回収/.test(rows[0]?.subject ?? '') &&
        (rows[0]?.text ?? '').includes(`${mark}020`)
      );
    });

    expect(await noticesOf(stranger)).toEqual([]);
    const [noticedRecalls] = await noticesOf(keeper);
    expect(noticedRecalls).toMatchObject({
      status: 0,
      piece_count: 2,
      recall_name: 'Recall of fundus cameras',
    });
    const detail = await api.ok(
      recallPartyDetail,
      { id: noticedRecalls?.id ?? 0 },
      { as: keeper, language: 'ja' },
    );
    expect(detail).toMatchObject({
      reason: '電池が過熱するおそれ',
      measures: '使用を中止し返送してください',
    });
    expect(detail.pieces.map(({ serial_number, whereabouts }) => [serial_number, whereabouts])).toEqual([
      [`${mark}010`, 1],
      [`${mark}099`, 1],
    ]);
    const [gone] = await noticesOf(former);
    expect((await api.ok(recallPartyDetail, { id: gone?.id ?? 0 }, { as: former })).pieces).toMatchObject([
      { serial_number: `${mark}020`, whereabouts: 3, customer_name: '見本眼科' },
    ]);
    for (const call of [recallPartyDetail, acknowledgeRecall])
      expect((await api.refused(call, { id: noticedRecalls?.id ?? 0 }, { as: former })).error).toBe(
        'NOT_FOUND',
      );

    const settled = { id: noticedRecalls?.id ?? 0, outcome: 1, notes: '2 sent back' };
    expect((await api.refused(settleRecall, settled, { as: keeper })).error).toBe('STATE_CONFLICT');
    expect(await api.ok(acknowledgeRecall, { id: settled.id }, { as: keeper })).toMatchObject({ status: 1 });
    expect(await api.ok(settleRecall, settled, { as: keeper })).toMatchObject({ status: 2 });
    expect(await api.ok(recall.calls.detail, { id }, { as: staff })).toMatchObject({
      told_count: 2,
      acknowledged_count: 1,
      settled_count: 1,
    });

    const passports = await aStaff(api, ['warehouse:passport:list'], has.companyId);
    const unit = await unitOf(`${mark}010`);
    const lines = async (as: Person) =>
      (await api.ok(serialPassport, { id: unit }, { as })).lines.filter(({ kind }) => kind === 'recall');
    expect(await lines(passports)).toMatchObject([{ subject_id: id }]);

    expect((await api.refused(closeRecall, { id, report: ' ' }, { as: staff })).fields).toHaveProperty(
      'report',
    );
    expect(await api.ok(closeRecall, { id, report: '全数を回収しました' }, { as: staff })).toEqual({
      id,
      status: 2,
    });
    expect((await api.ok(recall.calls.detail, { id }, { as: staff })).report).toBe('全数を回収しました');
  });

  it('notifies who got a piece after it was opened, and nobody twice', async () => {
    const room = await aStaffedStockroom(api);
    const keeper = await aKeeper(room.companyId);
    const { productId, brand_id, model } = await anItemBySerial(null);
    const id = await aRecall(api.db, { brand_id, models: [model] });
    expect(await open(id)).toMatchObject({ told: 0 });
    await stocked(room, productId, [`SN-${uniqueText()}`]);
    const jobs = api.app.get(RecallJobs, { strict: false });
    await jobs.run();
    await jobs.run();
    await eventually('it is notified', async () => (await noticeCountOf(keeper, 'stock_recall')) === 1);
    expect(await noticesOf(keeper)).toMatchObject([{ piece_count: 1 }]);
    await stocked(room, productId, [`SN-${uniqueText()}`]);
    await jobs.run();
    await jobs.run();
    await eventually(
      'the further piece is notified',
      async () => (await noticeCountOf(keeper, 'stock_recall')) === 2,
    );
    expect(await noticesOf(keeper)).toMatchObject([{ piece_count: 2 }]);
  });

  it('of a period names what was received or sent to a customer within it, and stops nothing else', async () => {
    const room = await aStaffedStockroom(api);
    const { productId, brand_id, model } = await anItemBySerial(room.companyId);
    const [kept, sold] = [`A${uniqueText()}`.toUpperCase(), `B${uniqueText()}`.toUpperCase()];
    await stocked(room, productId, [kept, sold]);
    const line = (serial_number: string) => ({ product_id: productId, good_number: 1, serial_number });
    expect(await reviewError(api, room, await sentOut(api, room, [line(sold)]))).toBeNull();
    const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10);
    const of = async (moved: number, from: string | null, until: string | null) => {
      const id = await aRecall(api.db, { brand_id, models: [model] });
      await api.db.query('UPDATE recall SET moved = $2, moved_from = $3, moved_until = $4 WHERE id = $1', [
        id,
        moved,
        from,
        until,
      ]);
      return id;
    };
    const reach = async (id: number) => (await api.ok(recallReach, { id }, { as: staff })).pieces;
    expect(await reach(await of(1, day(-2), null))).toBe(2);
    expect(await reach(await of(1, day(-9), day(-2)))).toBe(0);
    const ofSold = await of(2, null, day(2));
    expect(await reach(ofSold)).toBe(1);
    await open(ofSold);
    const request = { type: 21, ware_house_id: room.warehouseId, lines: [line(kept)] };
    const received = await of(1, day(-2), day(2));
    const id = (await api.ok(addWarehouseMoreOuts, request, { as: room.clerk })).ids[0] ?? 0;
    expect(await reviewError(api, room, id, -1)).toBeNull();
    await open(received);
    expect((await api.refused(addWarehouseMoreOuts, request, { as: room.clerk })).error).toBe('RECALLED');
  });

  it('notifies buyers of a piece here, but nobody who never had it', async () => {
    const [buyer, canceled] = [await aMember(api), await aMember(api)];
    const { brand_id, model } = await anItemBySerial(null);
    const goods_id = await aGoods(api.db, { brand_id, model: model.toLowerCase() });
    await aReceivedOrder(api.db, { buyer_id: buyer.accountId, goods_id });
    await aReceivedOrder(api.db, { buyer_id: canceled.accountId, goods_id, status: 60 });
    await open(await aRecall(api.db, { brand_id, models: [model] }));
    await eventually(
      'the buyer is notified',
      async () => (await noticeCountOf(buyer, 'bought_recall')) === 1,
    );
    expect(await noticeCountOf(canceled, 'bought_recall')).toBe(0);
  });

  it('keeps ranges as they can be held against each other', async () => {
    const { brand_id } = await anItemBySerial(null);
    const draft = {
      ...(await api.ok(recall.calls.detail, { id: await aRecall(api.db) }, { as: staff })),
      brand_id,
      class: 1,
    };
    const requested = {
      ...Object.fromEntries(
        Object.keys(recall.declared.fields).map((name) => [name, draft[name as keyof typeof draft]]),
      ),
      models: [' ａｆ-330 ', 'AF-330'],
      serials: ['a001～a099', 'b7'],
      lots: [],
    };
    const { id } = await api.ok(recall.calls.add, requested as never, { as: staff });
    expect(await api.ok(recall.calls.detail, { id }, { as: staff })).toMatchObject({
      models: ['AF-330'],
      serials: ['A001~A099', 'B7'],
      status: 0,
    });
    const refused = await api.refused(recall.calls.update, { id, serials: ['A9~A10'] }, { as: staff });
    expect(refused.fields).toHaveProperty('serials');
    expect((await api.refused(recall.calls.update, { id, models: [] }, { as: staff })).fields).toHaveProperty(
      'models',
    );
    const faults = async (changes: object) =>
      Object.keys((await api.refused(recall.calls.update, { id, ...changes }, { as: staff })).fields ?? {});
    expect(await faults({ moved: 1 })).toEqual(['moved_from']);
    expect(await faults({ moved_until: '2026-05-01' })).toEqual(['moved']);
    expect(await faults({ moved: 2, moved_from: '2026-05-02', moved_until: '2026-05-01' })).toEqual([
      'moved_until',
    ]);
    await open(id);
    for (const call of [recall.calls.update, recall.calls.delete])
      expect((await api.refused(call, { id }, { as: staff })).error).toBe('STATE_CONFLICT');
  });
});

describe('a recalled piece', () => {
  it('is neither sold nor lent until the recall is closed, but is sent to its repair', async () => {
    const room = await aStaffedStockroom(api);
    const { productId, brand_id, model } = await anItemBySerial(room.companyId);
    const [named, free] = [`A${uniqueText()}`.toUpperCase(), `B${uniqueText()}`.toUpperCase()];
    await stocked(room, productId, [named, free]);
    const id = await aRecall(api.db, { brand_id, models: [model], serials: [named] });
    await open(id);
    const request = (type: number, serial_number: string) => ({
      type,
      ware_house_id: room.warehouseId,
      lines: [{ product_id: productId, good_number: 1, serial_number }],
    });
    for (const type of [21, 22, 23]) {
      const refusal = await api.refused(addWarehouseMoreOuts, request(type, named), {
        as: room.clerk,
        language: 'ja',
      });
      expect(refusal.error).toBe('RECALLED');
      expect(refusal.msg).toContain('眼底カメラの回収');
    }
    await api.ok(addWarehouseMoreOuts, request(21, free), { as: room.clerk });
    await api.ok(addWarehouseMoreOuts, request(24, named), { as: room.clerk });
  });

  it('is not sent, though it was taken out before the recall', async () => {
    const room = await aStaffedStockroom(api);
    await grant(
      api.db,
      room.clerk.accountId,
      ['warehouse:send:add', 'warehouse:send:status'],
      room.companyId,
    );
    const { productId, brand_id, model } = await anItemBySerial(room.companyId, 2);
    const line = { product_id: productId, good_number: 3, lot_number: 'L7', unit_cost: '5' };
    expect(await reviewError(api, room, await sentIn(api, room, [line]))).toBeNull();
    const out = await sentOut(api, room, [{ product_id: productId, good_number: 2, lot_number: 'L7' }]);
    expect(await reviewError(api, room, out)).toBeNull();
    const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [out]);
    const send = await api.ok(
      addWareHouseSends,
      { ware_house_out_sn: rows[0]?.sn ?? '', customer_name: 'A clinic', country: 'JP', carrier: 0 },
      { as: room.clerk },
    );
    const id = await aRecall(api.db, { brand_id, models: [model] });
    await api.db.query(`UPDATE recall SET lots = ARRAY['L1~L9'] WHERE id = $1`, [id]);
    await open(id);
    const move = { id: send.id, status: 1 };
    expect((await api.refused(wareHouseSendsStatus, move, { as: room.clerk })).error).toBe('RECALLED');
    await api.ok(closeRecall, { id, report: 'Corrected' }, { as: staff });
    await api.ok(wareHouseSendsStatus, move, { as: room.clerk });
  });

  it('cannot be bid on', async () => {
    const { brand_id, model } = await anItemBySerial(null);
    const serial_number = uniqueText().toUpperCase();
    const goods_id = await aGoods(api.db, { brand_id, model, serial_number, condition: 1 });
    const lot = await anAuction(api.db, { goods_id, need_approval: true });
    const id = await aRecall(api.db, { brand_id, models: [model], serials: [serial_number] });
    await open(id);
    const member = await aMember(api);
    const ask = { id: lot, checked: true };
    expect((await api.refused(addBidder, ask, { as: member })).error).toBe('RECALLED');
    await api.ok(closeRecall, { id, report: 'Corrected' }, { as: staff });
    await api.ok(addBidder, ask, { as: member });
  });

  it('accepts no further bid of a cleared bidder, until the recall is closed; seller and console are notified', async () => {
    const { brand_id, model } = await anItemBySerial(null);
    const [seller, one, other] = [await aMember(api), await aMember(api), await aMember(api)];
    const goods_id = await aGoods(api.db, { seller_id: seller.accountId, brand_id, model, condition: 1 });
    const lot = { id: await anAuction(api.db, { seller_id: seller.accountId, goods_id }) };
    await bid(api, one, lot, 5_000);
    await bid(api, other, lot, 2_000);
    const id = await aRecall(api.db, { brand_id, models: [model] });
    await open(id);
    const noticedRecalls = async () =>
      (
        await api.db.query<{ recipient_id: number }>(
          `SELECT recipient_id FROM message WHERE params ->> 'notice' = 'lot_recalled' AND params ->> 'auction_id' = $1`,
          [String(lot.id)],
        )
      ).rows.map(({ recipient_id }) => recipient_id);
    await eventually('seller and console are notified', async () => (await noticedRecalls()).length === 2);
    expect(new Set(await noticedRecalls())).toEqual(new Set([seller.accountId, staff.accountId]));
    for (const person of [one, other])
      expect((await bidRefused(api, person, lot, 9_000)).error).toBe('RECALLED');
    await api.ok(closeRecall, { id, report: 'Corrected' }, { as: staff });
    await bid(api, other, lot, 9_000);
  });
});
