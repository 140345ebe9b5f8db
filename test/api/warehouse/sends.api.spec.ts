import {
  addWareHouseSends,
  delWareHouseSends,
  updateWareHouseSends,
  wareHouseSendsDetail,
  wareHouseSendsRest,
  wareHouseSendsStatus,
} from '@fovea/shared-types/warehouse/send.calls';
import { send } from '@fovea/shared-types/warehouse/send.record';
import { warehouseOutsDetail } from '@fovea/shared-types/warehouse/stock-document.calls';
import { aCustomer, anOut } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';
import { anItemInStock, reviewError, sentOut, stockroomOf, undoError } from '../../support/stock.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
let companyId: number;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  as = await aStaff(
    api,
    [
      'warehouse:send:list',
      'warehouse:send:add',
      'warehouse:send:update',
      'warehouse:send:status',
      'warehouse:send:delete',
    ],
    companyId,
  );
});
afterAll(() => api?.stop());

/** An approved stock-out of five pieces in two lines. */
async function taken() {
  const { id, sn, product } = await anOut(api.db, companyId);
  await plant(
    api.db,
    'INSERT INTO stock_document_line (document_id, line, product_id, quantity) VALUES ($1, 2, $2, 4)',
    [id, product],
  );
  return { id, ware_house_out_sn: sn };
}
const prepared = async (changes: object = {}) => {
  const { ware_house_out_sn } = await taken();
  const requested = { ware_house_out_sn, customer_name: '見本眼科', country: 'JP', carrier: 1, ...changes };
  return { ware_house_out_sn, ...(await api.ok(addWareHouseSends, requested, { as })) };
};
const shown = (id: number) => api.ok(wareHouseSendsDetail, { id }, { as });
const refusedMove = async (id: number, status: number, more: object = {}) =>
  (await api.refused(wareHouseSendsStatus, { id, status, ...more }, { as })).error;

describe('a delivery', () => {
  it('is prepared of a stock-out, sent with its number, and delivered', async () => {
    const { id, send_sn } = await prepared({ customer_tel: '03-1234-5678' });
    expect(send_sn).toMatch(/^SE\d{8,}$/);
    expect(await shown(id)).toMatchObject({ status: 0, good_number: 5, line_count: 2, tracking_url: null });
    const refused = await api.refused(wareHouseSendsStatus, { id, status: 1 }, { as });
    expect(Object.keys(refused.fields ?? {})).toEqual(['logistics_code']);
    const logistics_code = `1234-${uniqueText()}`;
    await api.ok(wareHouseSendsStatus, { id, status: 1, logistics_code }, { as });
    const sent = await shown(id);
    expect(sent.tracking_url).toContain('kuronekoyamato');
    expect([sent.status, sent.sent_at === null, sent.ended_at]).toEqual([1, false, null]);
    const found = await api.ok(send.calls.list, { logistics_code, is_out: 1 }, { as });
    expect(found.data.map((row) => row.id)).toEqual([id]);
    await api.ok(wareHouseSendsStatus, { id, status: 2, remark: 'Signed by Aya' }, { as });
    expect(await shown(id)).toMatchObject({ status: 2, remark: 'Signed by Aya' });
    expect(await refusedMove(id, 3)).toBe('STATE_CONFLICT');
  });

  it('that is collected needs no number, and may be returned', async () => {
    const { id } = await prepared({ carrier: 0 });
    await api.ok(wareHouseSendsStatus, { id, status: 1 }, { as });
    await api.ok(wareHouseSendsStatus, { id, status: 3 }, { as });
    expect((await shown(id)).status).toBe(3);
  });

  it('goes to the customer as recorded when it was prepared', async () => {
    const customer_id = await aCustomer(api.db, companyId, {
      name: 'Before',
      address: 'Old street',
      country: 'JP',
    });
    const { ware_house_out_sn } = await taken();
    const { id } = await api.ok(addWareHouseSends, { ware_house_out_sn, customer_id }, { as });
    await api.db.query(`UPDATE customer SET name = 'After' WHERE id = $1`, [customer_id]);
    expect(await shown(id)).toMatchObject({
      customer_name: 'Before',
      customer_address: 'Old street',
      customer_id,
    });
  });

  it('never takes more than the stock-out did, over all its deliveries', async () => {
    const { ware_house_out_sn } = await taken();
    const ask = (lines?: { line: number; good_number: number }[]) => ({
      ware_house_out_sn,
      customer_name: '見本眼科',
      country: 'JP',
      ...(lines && { lines }),
    });
    const first = await api.ok(addWareHouseSends, ask([{ line: 2, good_number: 3 }]), { as });
    const rest = await api.ok(wareHouseSendsRest, { ware_house_out_sn }, { as });
    expect(rest.lines.map(({ line, good_number }) => [line, good_number])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    const much = await api.refused(addWareHouseSends, ask([{ line: 2, good_number: 2 }]), { as });
    expect(Object.keys(much.fields ?? {})).toEqual(['lines.0.good_number']);
    await api.ok(addWareHouseSends, ask(), { as });
    expect((await api.refused(addWareHouseSends, ask(), { as })).error).toBe('ALREADY_DONE');
    // What is cancelled can be sent by another.
    await api.ok(delWareHouseSends, { id: first.id }, { as });
    const again = await api.ok(addWareHouseSends, ask(), { as });
    expect(await shown(again.id)).toMatchObject({ good_number: 3 });
  });

  it('is made by one of many concurrent requests', async () => {
    const { ware_house_out_sn } = await taken();
    const requested = { ware_house_out_sn, customer_name: '見本眼科', country: 'JP' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.envelope(addWareHouseSends.path, requested, { as })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is changed until it is sent', async () => {
    const { id } = await prepared();
    const { version } = await shown(id);
    const lines = [{ line: 2, good_number: 2 }];
    await api.ok(updateWareHouseSends, { id, lines, customer_name: 'Other', version }, { as });
    expect(await shown(id)).toMatchObject({ good_number: 2, customer_name: 'Other' });
    const stale = await api.refused(updateWareHouseSends, { id, remark: 'x', version }, { as });
    expect(stale.error).toBe('CHANGED_MEANWHILE');
    await api.ok(wareHouseSendsStatus, { id, status: 1, logistics_code: '1' }, { as });
    expect((await api.refused(updateWareHouseSends, { id, remark: 'x' }, { as })).error).toBe(
      'STATE_CONFLICT',
    );
    expect((await api.refused(delWareHouseSends, { id }, { as })).error).toBe('STATE_CONFLICT');
  });
});

describe('the country of a delivery', () => {
  it('is that of its customer where nobody enters another', async () => {
    const customer_id = await aCustomer(api.db, companyId, { country: 'SG' });
    const { ware_house_out_sn } = await taken();
    const { id } = await api.ok(addWareHouseSends, { ware_house_out_sn, customer_id, country: null }, { as });
    expect((await shown(id)).country).toBe('SG');
    await api.ok(updateWareHouseSends, { id, country: 'KR' }, { as });
    expect((await shown(id)).country).toBe('KR');
  });

  it('is entered before one that was prepared without it is changed or sent', async () => {
    const { id } = await prepared();
    await api.db.query('UPDATE send SET receiver_country = NULL WHERE id = $1', [id]);
    const refused = await api.refused(wareHouseSendsStatus, { id, status: 1, logistics_code: '1' }, { as });
    expect(Object.keys(refused.fields ?? {})).toEqual(['country']);
    expect(Object.keys((await api.refused(updateWareHouseSends, { id }, { as })).fields ?? {})).toEqual([
      'country',
    ]);
    await api.ok(updateWareHouseSends, { id, country: 'JP' }, { as });
    await api.ok(wareHouseSendsStatus, { id, status: 1, logistics_code: '1' }, { as });
  });
});

describe('a stock-out that is undone', () => {
  const sending = async () => {
    const room = await stockroomOf(api, companyId);
    const product_id = await anItemInStock(api, room, 5);
    const id = await sentOut(api, room, [{ product_id, good_number: 2 }]);
    expect(await reviewError(api, room, id)).toBeNull();
    const { ware_house_out_sn } = await api.ok(warehouseOutsDetail, { id }, { as: room.clerk });
    const requested = {
      ware_house_out_sn,
      customer_name: '見本眼科',
      country: 'JP',
      carrier: 1,
      logistics_code: '1',
    };
    const parcel = await api.ok(addWareHouseSends, requested, { as });
    const scrap = () => undoError(api, room, id, 'out');
    return { scrap, move: (status: number) => ({ id: parcel.id, status }) };
  };

  it('is not sent any more', async () => {
    const { scrap, move } = await sending();
    expect(await scrap()).toBeNull();
    expect((await api.refused(wareHouseSendsStatus, move(1), { as })).error).toBe('STATE_CONFLICT');
  });

  it('is with nobody: what was sent is returned first', async () => {
    const { scrap, move } = await sending();
    await api.ok(wareHouseSendsStatus, move(1), { as });
    expect(await scrap()).toBe('STATE_CONFLICT');
    await api.ok(wareHouseSendsStatus, move(3), { as });
    expect(await scrap()).toBeNull();
  });
});

describe('no delivery is made', () => {
  it('of what is not approved, unknown, or another company’s', async () => {
    const room = await stockroomOf(api, companyId);
    const product_id = await anItemInStock(api, room, 1);
    const id = await sentOut(api, room, [{ product_id, good_number: 1 }]);
    const waiting = await api.ok(warehouseOutsDetail, { id }, { as: room.clerk });
    const foreign = await anOut(api.db, (await aSeller(api)).companyId);
    for (const [sn, error] of [
      [waiting.sn, 'STATE_CONFLICT'],
      [foreign.sn, 'NOT_FOUND'],
      ['OUT99999999', 'NOT_FOUND'],
    ] as const) {
      const requested = { ware_house_out_sn: sn, customer_name: '見本眼科' };
      expect((await api.refused(addWareHouseSends, requested, { as })).error).toBe(error);
      expect((await api.refused(wareHouseSendsRest, { ware_house_out_sn: sn }, { as })).error).toBe(error);
    }
  });

  it('to nobody, to no country, nor to one that there is not', async () => {
    const { ware_house_out_sn } = await taken();
    for (const [more, field] of [
      [{}, 'customer_name'],
      [{ customer_name: 'Aya', country: 'XX' }, 'country'],
      [{ customer_name: 'Aya', customer_address: '上海市浦东新区张江路1号' }, 'country'],
      [{ customer_name: 'Aya', country: null }, 'country'],
    ] as const) {
      const refused = await api.refused(addWareHouseSends, { ware_house_out_sn, ...more }, { as });
      expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    }
  });
});
