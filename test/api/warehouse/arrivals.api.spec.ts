import {
  addArriveds,
  arrivedsDetail,
  arrivedsStatus,
  delArriveds,
  recountArriveds,
  updateArriveds,
} from '@fovea/shared-types/warehouse/arrival.calls';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { addWarehouseInps, newDetail } from '@fovea/shared-types/warehouse/stock-document.calls';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { aPng } from '../../fixtures/files.js';
import { aCustomer, anArrival, aWarehouse } from '../../fixtures/places.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { upload } from '../../support/forms.js';
import { CLERK, reviewError, sentIn, type Stockroom, stockroomOf, undoError } from '../../support/stock.js';
import { aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
let companyId: number;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  as = await aStaff(
    api,
    [
      'warehouse:arrival:list',
      'warehouse:arrival:add',
      'warehouse:arrival:update',
      'warehouse:arrival:status',
      'warehouse:arrival:delete',
      'warehouse:customer:delete',
    ],
    companyId,
  );
});
afterAll(() => api?.stop());

const aPicture = async (): Promise<number> =>
  (await upload(api, uploadImage, { bytes: await aPng() }, as)).enclosureId;

/** Two lines: five of one product, one piece of another. */
async function announced(changes: object = {}) {
  const [bulk, piece] = [await anItem(api.db, null), await anItem(api.db, null, 1)];
  const serial_number = `SN-${uniqueText()}`;
  const lines = [
    { product_id: bulk, good_number: 5 },
    { product_id: piece, good_number: 1, serial_number },
  ];
  const { id, arrived_sn } = await api.ok(addArriveds, { lines, ...changes }, { as });
  return { id, arrived_sn, bulk, piece, serial_number };
}
const shown = (id: number) => api.ok(arrivedsDetail, { id }, { as });
const move = (id: number, status: number, more: object = {}) =>
  api.ok(arrivedsStatus, { id, status, ...more }, { as });

describe('an arrival', () => {
  it('is announced with several products, and shows sender and destination', async () => {
    const customer_id = await aCustomer(api.db, companyId, { name: '見本眼科' });
    const ware_house_id = await aWarehouse(api.db, companyId);
    const { id, arrived_sn, piece, serial_number } = await announced({
      customer_id,
      ware_house_id,
      logistics_code: ' １２３-４５６ ',
      expected_on: '2031-05-17',
      remark: 'Fragile',
    });
    expect(arrived_sn).toMatch(/^AR\d{8,}$/);
    const detail = await shown(id);
    expect(detail).toMatchObject({
      arrived_sn,
      status: 0,
      line_count: 2,
      good_number: 6,
      arrived_number: null,
      rest_number: null,
      customer_name: '見本眼科',
      logistics_code: '123-456',
      expected_on: '2031-05-17',
      arrived_at: null,
      customer_id,
      ware_house_id,
      company_id: companyId,
    });
    expect(detail.lines[1]).toMatchObject({ line: 2, product_id: piece, serial_number, difference: 0 });
    const found = async (filters: object) =>
      (await api.ok(arrival.calls.list, filters, { as })).data.map((row) => row.id);
    expect(await found({ serial_number: serial_number.toLowerCase() })).toEqual([id]);
    expect(await found({ arrived_sn })).toEqual([id]);
    expect(await found({ goods_name: detail.lines[1]?.goods_name })).toEqual([id]);
    expect(await found({ arrived_sn, status: 1 })).toEqual([]);
    // Documents name the customer: they stay.
    const refused = await api.refused(customer.calls.delete, { id: customer_id }, { as });
    expect(refused.error).toBe('IN_USE');
  });

  it('arrives with other numbers than were announced, which its lines show', async () => {
    const { id } = await announced();
    const arrived_at = new Date(Date.now() - 3_600_000).toISOString();
    const image = await aPicture();
    const lines = [{ line: 1, good_number: 3 }];
    expect(await move(id, 1, { arrived_at, lines, images: [image] })).toEqual({ id, status: 1 });
    const detail = await shown(id);
    expect(detail).toMatchObject({ status: 1, good_number: 6, arrived_number: 4 });
    expect(Date.parse(detail.arrived_at ?? '')).toBe(Date.parse(arrived_at));
    expect(detail.lines.map(({ arrived_number, difference }) => [arrived_number, difference])).toEqual([
      [3, -2],
      [1, 0],
    ]);
    expect(detail.images.map((link) => link.id)).toEqual([image]);
    await move(id, 0);
    expect(await shown(id)).toMatchObject({ status: 0, arrived_number: null, arrived_at: null });
  });

  it('of one line comes with one number', async () => {
    const lines = [{ product_id: await anItem(api.db, null), good_number: 5 }];
    const { id } = await api.ok(addArriveds, { lines }, { as });
    await move(id, 1, { good_number: 7 });
    expect((await shown(id)).lines[0]).toMatchObject({ arrived_number: 7, difference: 2 });
    const two = await announced();
    const refused = await api.refused(arrivedsStatus, { id: two.id, status: 1, good_number: 7 }, { as });
    expect(Object.keys(refused.fields ?? {})).toEqual(['good_number']);
  });

  it.each([
    ['in the future', { arrived_at: '2999-01-01T00:00:00Z' }, 'arrived_at'],
    ['with a line that it has not', { lines: [{ line: 3, good_number: 1 }] }, 'lines'],
    ['less than nothing', { lines: [{ line: 1, good_number: -1 }] }, 'lines.0.good_number'],
    ['half', { lines: [{ line: 1, good_number: 1.5 }] }, 'lines.0.good_number'],
  ])('does not come %s', async (_how, more, field) => {
    const { id } = await announced();
    const refused = await api.refused(arrivedsStatus, { id, status: 1, ...more }, { as });
    expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['VALIDATION', [field]]);
    expect((await shown(id)).status).toBe(0);
  });

  it('is changed while it is expected, and its lines no more once it came', async () => {
    const { id, bulk } = await announced();
    const lines = [{ product_id: bulk, good_number: 9 }];
    const { version } = await shown(id);
    await api.ok(updateArriveds, { id, lines, remark: 'Fewer', version }, { as });
    expect(await shown(id)).toMatchObject({ line_count: 1, good_number: 9, remark: 'Fewer' });
    const stale = await api.refused(updateArriveds, { id, remark: 'Late', version }, { as });
    expect(stale.error).toBe('CHANGED_MEANWHILE');
    await move(id, 1);
    expect((await api.refused(updateArriveds, { id, lines }, { as })).error).toBe('STATE_CONFLICT');
    await api.ok(updateArriveds, { id, logistics_code: '77' }, { as });
    expect(await shown(id)).toMatchObject({ logistics_code: '77', remark: 'Fewer', arrived_number: 9 });
  });

  it('keeps its pictures while it shows them', async () => {
    const [one, two] = [await aPicture(), await aPicture()];
    const { id } = await announced({ images: [one] });
    await api.ok(updateArriveds, { id, images: [two] }, { as });
    expect((await shown(id)).images.map((link) => link.id)).toEqual([two]);
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM file WHERE id = ANY ($1::bigint[]) AND claimed_at IS NOT NULL',
      [[one, two]],
    );
    expect(rows.map((row) => row.id)).toEqual([two]);
    const foreign = await api.refused(updateArriveds, { id, images: [999_999_999] }, { as });
    expect(foreign.error).toBe('FILE_UNKNOWN');
  });

  it('is cancelled and kept', async () => {
    const { id } = await announced();
    const request = { id, request_id: uniqueText() };
    expect([await api.ok(delArriveds, request, { as }), await api.ok(delArriveds, request, { as })]).toEqual([
      null,
      null,
    ]);
    expect((await shown(id)).status).toBe(9);
    expect((await api.refused(updateArriveds, { id, remark: 'x' }, { as })).error).toBe('STATE_CONFLICT');
  });

  it('is announced once for a request sent twice', async () => {
    const request = {
      lines: [{ product_id: await anItem(api.db, null), good_number: 1 }],
      request_id: uniqueText(),
    };
    const first = await api.ok(addArriveds, request, { as });
    expect(await api.ok(addArriveds, request, { as })).toEqual(first);
  });
});

describe('an announcement is refused', () => {
  const refusedWith = async (lines: object[], more: object = {}) => {
    const refused = await api.refused(addArriveds, { lines, ...more } as never, { as });
    return [refused.error, ...Object.keys(refused.fields ?? {})];
  };

  it('of unknown products, of those of another company, and of no number of them', async () => {
    const foreign = await anItem(api.db, (await aSeller(api)).companyId);
    const own = await anItem(api.db, companyId);
    const sound = { product_id: own, good_number: 1 };
    for (const product_id of [999_999_999, foreign])
      expect(await refusedWith([sound, { product_id, good_number: 1 }])).toEqual([
        'VALIDATION',
        'lines.1.product_id',
      ]);
    for (const good_number of [0, -1, 1.5, 1_000_001, '1'])
      expect(await refusedWith([{ ...sound, good_number }])).toEqual(['VALIDATION', 'lines.0.good_number']);
  });

  it('of two pieces with one serial number, in one line or in two', async () => {
    const product_id = await anItem(api.db, null, 1);
    const piece = { product_id, good_number: 1, serial_number: 'SN-1' };
    expect(await refusedWith([{ ...piece, good_number: 2 }])).toEqual(['VALIDATION', 'lines.0.good_number']);
    const lines = [piece, { ...piece, serial_number: 'ｓｎ-1' }];
    expect(await refusedWith(lines)).toEqual(['VALIDATION', 'lines.1.serial_number']);
    // The field names it.
    const { fields } = await api.refused(addArriveds, { lines }, { as });
    expect(fields?.['lines.1.serial_number']).toMatch(/ｓｎ-1/);
  });

  it('of no line, and of more than a document has', async () => {
    const line = { product_id: await anItem(api.db, null), good_number: 1 };
    expect(await refusedWith([])).toEqual(['VALIDATION', 'lines']);
    expect(await refusedWith(Array.from({ length: 2_000 }, () => line))).toEqual(['VALIDATION', 'lines']);
  });

  it('from another company’s customer, and to its warehouse', async () => {
    const other = (await aSeller(api)).companyId;
    const lines = [{ product_id: await anItem(api.db, null), good_number: 1 }];
    for (const more of [
      { customer_id: await aCustomer(api.db, other) },
      { ware_house_id: await aWarehouse(api.db, other) },
    ])
      expect(await refusedWith(lines, more)).toEqual(['NOT_FOUND']);
  });

  it('by staff of the platform without a company', async () => {
    const admin = await aStaff(api, ['*:*:*']);
    const lines = [{ product_id: await anItem(api.db, null), good_number: 1 }];
    const refused = await api.refused(addArriveds, { lines }, { as: admin });
    expect(Object.keys(refused.fields ?? {})).toEqual(['company_id']);
    const { id } = await api.ok(addArriveds, { lines, company_id: companyId }, { as: admin });
    expect((await shown(id)).company_id).toBe(companyId);
  });
});

describe('what has come', () => {
  let room: Stockroom;
  beforeAll(async () => {
    room = await stockroomOf(api, companyId);
    room.clerk = await aStaff(
      api,
      [...CLERK, 'warehouse:arrival:list', 'warehouse:arrival:status'],
      companyId,
    );
  });

  /** Five of one product, of which four came, and one piece of another. */
  async function come() {
    const one = await announced({ ware_house_id: room.warehouseId });
    await move(one.id, 1, { lines: [{ line: 1, good_number: 4 }] });
    const bulk = (good_number: number) => ({ product_id: one.bulk, good_number, unit_cost: '100' });
    const piece = {
      product_id: one.piece,
      good_number: 1,
      unit_cost: '900',
      serial_number: one.serial_number,
    };
    return { ...one, bulk, piece };
  }
  const stock = (arrival_id: number, lines: Parameters<typeof sentIn>[2]) =>
    sentIn(api, room, lines, { arrival_id });
  const refused = async (arrival_id: number, lines: Parameters<typeof sentIn>[2]) => {
    const request = { kind: 1, ware_house_id: room.warehouseId, lines, arrival_id };
    return api.refused(addWarehouseInps, request, { as: room.clerk });
  };
  const left = async (id: number) => (await shown(id)).lines.map((line) => line.to_stock_number);

  it('is put in stock by a document made from it, once that is approved', async () => {
    const { id, arrived_sn, bulk, piece } = await come();
    expect(await left(id)).toEqual([4, 1]);
    const document = await stock(id, [bulk(4), piece]);
    expect(await shown(id)).toMatchObject({ status: 1, stocked_number: 0 });
    expect(await left(id)).toEqual([0, 0]);
    expect(await reviewError(api, room, document)).toBeNull();
    expect(await shown(id)).toMatchObject({
      status: 2,
      stocked_number: 5,
      stock_ins: [{ id: document, status: 1, good_number: 5 }],
    });
    expect(await api.ok(newDetail, { id: document }, { as: room.clerk })).toMatchObject({
      arrival_id: id,
      arrived_sn,
    });
  });

  it('is notified when only part of it is in stock, and returns when a document is undone', async () => {
    const { id, bulk, piece } = await come();
    const [first, second] = [await stock(id, [bulk(3)]), await stock(id, [bulk(1), piece])];
    expect(await reviewError(api, room, first)).toBeNull();
    expect(await shown(id)).toMatchObject({ status: 1, stocked_number: 3, arrived_number: 5 });
    expect(await reviewError(api, room, second)).toBeNull();
    expect((await shown(id)).status).toBe(2);
    expect(await undoError(api, room, first, 'in')).toBeNull();
    expect(await shown(id)).toMatchObject({ status: 1, stocked_number: 2 });
    expect(await left(id)).toEqual([3, 0]);
    const again = await stock(id, [bulk(3)]);
    expect(await reviewError(api, room, again)).toBeNull();
    expect((await shown(id)).status).toBe(2);
  });

  it('is not put in stock twice, nor more of it, nor anything else, however many requests come at once', async () => {
    const { id, bulk, piece } = await come();
    const other = { product_id: await anItem(api.db, null), good_number: 1, unit_cost: '1' };
    const beyond = (await refused(id, [bulk(3), bulk(2)])).fields;
    expect(Object.keys(beyond ?? {})).toEqual(['lines.1.good_number']);
    // How many are left of what arrived, not how many may be typed.
    expect(beyond?.['lines.1.good_number']).toMatch(/1 are left to stock in|未入庫は1点|尚可入库 1 件/);
    expect((await refused(id, [bulk(1), other])).fields).toHaveProperty(['lines.1.product_id']);
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => stock(id, [bulk(3), piece])));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await left(id)).toEqual([1, 0]);
  });

  it('receives later what was missing, and is in stock once that is', async () => {
    const { id, bulk, piece } = await come();
    expect(await shown(id)).toMatchObject({ rest_number: 1, to_stock_number: 5, waiting_number: 0 });
    const first = await stock(id, [bulk(4), piece]);
    expect(await shown(id)).toMatchObject({ to_stock_number: 0, waiting_number: 5 });
    expect(await reviewError(api, room, first)).toBeNull();
    expect(await shown(id)).toMatchObject({ status: 2, stocked_number: 5, rest_number: 1 });
    const request = { id, lines: [{ line: 1, good_number: 5 }], request_id: uniqueText() };
    for (const answer of [request, request])
      expect(await api.ok(recountArriveds, answer, { as })).toEqual({ id, status: 1 });
    expect(await shown(id)).toMatchObject({
      status: 1,
      arrived_number: 6,
      rest_number: 0,
      to_stock_number: 1,
    });
    expect((await refused(id, [bulk(2)])).fields?.['lines.0.good_number']).toMatch(/1/);
    const rest = await stock(id, [bulk(1)]);
    expect(await reviewError(api, room, rest)).toBeNull();
    expect(await shown(id)).toMatchObject({ status: 2, stocked_number: 6, to_stock_number: 0 });
  });

  it('is counted again, but not below what its stock-ins take', async () => {
    const { id, bulk } = await come();
    await stock(id, [bulk(3)]);
    const recount = (good_number: number, line = 1) =>
      api.refused(recountArriveds, { id, lines: [{ line, good_number }] }, { as });
    const { error, fields } = await recount(2);
    expect([error, Object.keys(fields ?? {})]).toEqual(['VALIDATION', ['lines.0.good_number']]);
    expect(fields?.['lines.0.good_number']).toMatch(/3/);
    expect((await recount(1, 3)).fields).toHaveProperty('lines');
    expect((await recount(2, 2)).fields).toHaveProperty('lines');
    await api.ok(recountArriveds, { id, lines: [{ line: 1, good_number: 3 }] }, { as });
    expect(await left(id)).toEqual([0, 1]);
  });

  it('never has more on stock-ins than came, while it is counted again at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, bulk } = await come();
      await Promise.allSettled([
        stock(id, [bulk(4)]),
        api.ok(recountArriveds, { id, lines: [{ line: 1, good_number: 3 }] }, { as }),
        stock(id, [bulk(3)]),
      ]);
      const { to_stock_number, waiting_number, arrived_number } = await shown(id);
      expect(waiting_number + to_stock_number).toBe(arrived_number);
    }
  });

  it('waits no more than it came: expected, cancelled and foreign arrivals are refused', async () => {
    const expected = await announced();
    const line = { product_id: expected.bulk, good_number: 1, unit_cost: '1' };
    expect((await refused(expected.id, [line])).error).toBe('STATE_CONFLICT');
    await api.ok(delArriveds, { id: expected.id }, { as });
    expect((await refused(expected.id, [line])).error).toBe('STATE_CONFLICT');
    const foreign = await anArrival(api.db, null, { status: 1 });
    expect((await refused(foreign, [line])).error).toBe('NOT_FOUND');
  });

  it('is neither counted again nor cancelled while a document uses it', async () => {
    const { id, bulk } = await come();
    const document = await stock(id, [bulk(1)]);
    expect((await api.refused(arrivedsStatus, { id, status: 0 }, { as })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(delArriveds, { id }, { as })).error).toBe('STATE_CONFLICT');
    expect(await reviewError(api, room, document, -1)).toBeNull();
    await move(id, 0);
  });
});
