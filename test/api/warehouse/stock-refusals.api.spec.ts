import {
  addWarehouseAllocations,
  receiveWarehouseAllocations,
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import type { Permission } from '@fovea/shared-types/permissions';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import {
  addWarehouseInps,
  addWarehouseMoreOuts,
  addWarehouseOuts,
  confirmWarehouseAudits,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { aBin, aCustomer, aWarehouse } from '../../fixtures/places.js';
import { aFile, uniqueText } from '../../fixtures/rows.js';
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
} from '../../support/stock.js';

let api: TestApi;
let room: Stockroom;
let other: Stockroom;
let item: number;
let pieces: number;
let mover: Person;
let target: number;
const MOVES: readonly Permission[] = [
  'warehouse:allocation:add',
  'warehouse:allocation:send',
  'warehouse:allocation:receive',
  'warehouse:allocation:scrap',
];
const serial = `SN-${uniqueText()}`;

beforeAll(async () => {
  api = await startApi();
  room = await aStaffedStockroom(api);
  other = await aStaffedStockroom(api);
  mover = await aStaff(api, MOVES, room.companyId);
  target = await aWarehouse(api.db, room.companyId);
  item = await anItemInStock(api, room, 5);
  pieces = await anItem(api.db, room.companyId, 1);
  const line = { product_id: pieces, good_number: 1, serial_number: serial, unit_cost: '7' };
  expect(await reviewError(api, room, await sentIn(api, room, [line]))).toBeNull();
});
afterAll(() => api?.stop());

const TABLES = [
  'stock',
  'stock_part',
  'serial_unit',
  'stock_movement',
  'stock_transit',
  'stock_reservation',
  'stock_document',
  'stock_document_line',
  'stock_document_file',
  'approval_decision',
  'audit_log',
];

/** Every row of what a document could touch, whatever its contents. */
const rowsOfAll = async (): Promise<unknown> =>
  (
    await api.db.query(
      `SELECT ${TABLES.map(
        (table) =>
          `(SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${table} t) AS ${table}`,
      ).join(', ')}`,
    )
  ).rows[0];

interface Refusal {
  error: string | undefined;
  fields: string[];
}

/** The clerk's answer, in each language a text of its own, and that nothing moved meanwhile. */
async function refused(path: string, request: object, as = room.clerk): Promise<Refusal> {
  const before = await rowsOfAll();
  const texts = new Map<Language, string>();
  let refusal: Refusal = { error: undefined, fields: [] };
  for (const language of LANGUAGES) {
    const answer = await api.envelope(path, request, { as, language });
    expect([answer.code, typeof answer.msg]).toEqual([-101, 'string']);
    refusal = { error: answer.error, fields: Object.keys(answer.fields ?? {}) };
    texts.set(language, `${answer.msg} ${Object.values(answer.fields ?? {}).join(' ')}`);
  }
  expect(new Set(texts.values()).size).toBe(LANGUAGES.length);
  expect(await rowsOfAll()).toEqual(before);
  return refusal;
}

const into = (lines: unknown, changes: object = {}) =>
  refused(addWarehouseInps.path, { kind: 1, ware_house_id: room.warehouseId, lines, ...changes });
const outOf = (lines: unknown, changes: object = {}) =>
  refused(addWarehouseMoreOuts.path, { type: 21, ware_house_id: room.warehouseId, lines, ...changes });

describe('a document that cannot be', () => {
  it('names a piece that is unknown, or is elsewhere', async () => {
    const unknown = [{ product_id: pieces, good_number: 1, serial_number: 'nobody has it' }];
    expect(await outOf(unknown)).toEqual({ error: 'SERIAL_UNKNOWN', fields: [] });
    // One wrong number among many is named.
    const many = [{ product_id: pieces, good_number: 1, serial_number: serial }, ...unknown];
    const asked = { type: 21, ware_house_id: room.warehouseId, lines: many };
    const { msg } = await api.refused(addWarehouseMoreOuts, asked, { as: room.clerk, language: 'en' });
    expect(msg).toContain('(nobody has it)');
    const request = { type: 21, ware_house_id: room.warehouseId, ...unknown[0] };
    expect(await refused(addWarehouseOuts.path, request)).toMatchObject({ error: 'SERIAL_UNKNOWN' });
    const out = await sentOut(api, room, [{ product_id: pieces, good_number: 1, serial_number: serial }]);
    expect(await outOf([{ product_id: pieces, good_number: 1, serial_number: serial }])).toMatchObject({
      error: 'SERIAL_UNKNOWN',
    });
    expect(await reviewError(api, room, out, -1)).toBeNull();
  });

  it.each([-1, 0, 1.5, 1_000_001, '2', null, Number.MAX_SAFE_INTEGER])(
    'requests %p of something',
    async (good_number) => {
      expect(await into([{ product_id: item, good_number, unit_cost: '1' }])).toEqual({
        error: 'VALIDATION',
        fields: ['lines.0.good_number'],
      });
      expect(await outOf([{ product_id: item, good_number }])).toEqual({
        error: 'VALIDATION',
        fields: ['lines.0.good_number'],
      });
    },
  );

  it('has 2,000 lines, or none', async () => {
    const lines = Array.from({ length: 2_000 }, () => ({ product_id: item, good_number: 1, unit_cost: '1' }));
    for (const those of [lines, []]) {
      expect(await into(those)).toEqual({ error: 'VALIDATION', fields: ['lines'] });
      expect(await outOf(those)).toEqual({ error: 'VALIDATION', fields: ['lines'] });
    }
  });

  it('costs less than nothing, parts of a unit, or more than an amount can be', async () => {
    for (const unit_cost of ['-1', '1.5', '100000000000000', '1e3', ''])
      expect(await into([{ product_id: item, good_number: 1, unit_cost }])).toEqual({
        error: 'VALIDATION',
        fields: ['lines.0.unit_cost'],
      });
    const much = { product_id: item, good_number: 1_000_000, unit_cost: '10000000000' };
    expect(await into([much])).toEqual({ error: 'VALIDATION', fields: ['lines.0.unit_cost'] });
  });

  it('is worth more than an amount can be as a whole', async () => {
    const line = { product_id: item, good_number: 1, unit_cost: '9000000000000' };
    expect(await into([line, { ...line, unit_cost: '1000000000001' }])).toEqual({
      error: 'VALIDATION',
      fields: ['lines.0.unit_cost'],
    });
  });

  it('would put more into stock than can be counted', async () => {
    const cheap = await anItem(api.db, room.companyId);
    const many = Array.from({ length: 500 }, () => ({
      product_id: cheap,
      good_number: 1_000_000,
      unit_cost: '0',
    }));
    for (let time = 0; time < 4; time += 1)
      expect(await reviewError(api, room, await sentIn(api, room, many))).toBeNull();
    const last = await sentIn(api, room, many);
    expect(await reviewError(api, room, last)).toBe('STOCK_LIMIT');
    expect((await api.ok(stock.calls.list, { product_id: cheap }, { as: room.clerk })).data).toMatchObject([
      { ware_house_product_good_number: 2_000_000_000 },
    ]);
  });

  it('names goods, a bin, a customer, a file or a warehouse of another company', async () => {
    const line = { product_id: item, good_number: 1, unit_cost: '1' };
    const foreign = await anItem(api.db, other.companyId);
    const bin_id = await aBin(api.db, other.companyId);
    const file = await aFile(api.db, other.clerk.accountId);
    for (const [lines, field] of [
      [[line, { ...line, product_id: foreign }], 'lines.1.product_id'],
      [[{ ...line, bin_id }], 'lines.0.bin_id'],
      [[{ ...line, product_id: 999_999_999 }], 'lines.0.product_id'],
    ] as const) {
      expect(await into(lines)).toEqual({ error: 'VALIDATION', fields: [field] });
      expect(await outOf(lines)).toEqual({ error: 'VALIDATION', fields: [field] });
    }
    const customer_id = await aCustomer(api.db, other.companyId);
    for (const ask of [into, outOf]) {
      expect(await ask([line], { customer_id })).toMatchObject({ error: 'NOT_FOUND' });
      expect(await ask([line], { customer_id: 999_999_999 })).toMatchObject({ error: 'NOT_FOUND' });
      expect(await ask([line], { ware_house_id: other.warehouseId })).toMatchObject({ error: 'NOT_FOUND' });
    }
    expect(await into([line], { inp_images: [file] })).toMatchObject({ error: 'FILE_UNKNOWN' });
    expect(await outOf([line], { out_images: [file] })).toMatchObject({ error: 'FILE_UNKNOWN' });
  });

  it('names goods that were deleted or merged away', async () => {
    const gone = await anItem(api.db, room.companyId);
    await api.db.query('DELETE FROM product WHERE id = $1', [gone]);
    expect(await into([{ product_id: gone, good_number: 1, unit_cost: '1' }])).toEqual({
      error: 'VALIDATION',
      fields: ['lines.0.product_id'],
    });
  });
});

describe('an allocation that cannot be', () => {
  const requestWith = (lines: unknown, changes: object = {}) =>
    refused(
      addWarehouseAllocations.path,
      { from_ware_house_id: room.warehouseId, to_ware_house_id: target, lines, ...changes },
      mover,
    );

  it('has numbers that are none, 2,000 lines, or more than there is', async () => {
    for (const good_number of [-1, 0, 1.5, 1_000_001, '2', null])
      expect(await requestWith([{ product_id: item, good_number }])).toEqual({
        error: 'VALIDATION',
        fields: ['lines.0.good_number'],
      });
    const lines = Array.from({ length: 2_000 }, () => ({ product_id: item, good_number: 1 }));
    expect(await requestWith(lines)).toEqual({ error: 'VALIDATION', fields: ['lines'] });
    expect(await requestWith([{ product_id: item, good_number: 6 }])).toMatchObject({
      error: 'STOCK_INSUFFICIENT',
    });
    const unknown = [{ product_id: pieces, good_number: 1, serial_number: 'nobody has it' }];
    expect(await requestWith(unknown)).toMatchObject({ error: 'SERIAL_UNKNOWN' });
  });

  it('names goods, a bin or a warehouse of another company', async () => {
    const line = { product_id: item, good_number: 1 };
    const foreign = await anItem(api.db, other.companyId);
    expect(await requestWith([{ ...line, product_id: foreign }])).toMatchObject({
      fields: ['lines.0.product_id'],
    });
    const bin_id = await aBin(api.db, other.companyId);
    expect(await requestWith([{ ...line, bin_id }])).toMatchObject({ fields: ['lines.0.bin_id'] });
    for (const changes of [
      { to_ware_house_id: other.warehouseId },
      { from_ware_house_id: other.warehouseId },
    ])
      expect(await requestWith([line], changes)).toMatchObject({ error: 'NOT_FOUND' });
    expect((await requestWith([line], { to_ware_house_id: room.warehouseId })).error).toBe('VALIDATION');
  });

  it('is received with other pieces, more than was sent, or by another company', async () => {
    const lines = [
      { product_id: item, good_number: 2 },
      { product_id: pieces, good_number: 1, serial_number: serial },
    ];
    const request = { from_ware_house_id: room.warehouseId, to_ware_house_id: target, lines };
    const { id } = await api.ok(addWarehouseAllocations, request, { as: mover });
    expect(await reviewError(api, room, id)).toBeNull();
    await api.ok(sendWarehouseAllocations, { id }, { as: mover });
    const receive = (found: unknown, as = mover) =>
      refused(receiveWarehouseAllocations.path, { id, lines: found }, as);
    const wrong = [{ product_id: pieces, good_number: 1, serial_number: 'another' }];
    expect(await receive(wrong)).toMatchObject({ error: 'SERIAL_NOT_SENT' });
    expect(await receive([{ product_id: item, good_number: 3 }])).toMatchObject({
      error: 'VALIDATION',
      fields: ['lines.0.good_number'],
    });
    expect(await receive([{ product_id: item, good_number: -2 }])).toMatchObject({ error: 'VALIDATION' });
    const stranger = await aStaff(api, MOVES, other.companyId);
    expect(await receive(lines, stranger)).toMatchObject({ error: 'NOT_FOUND' });
    expect(await refused(sendWarehouseAllocations.path, { id }, stranger)).toMatchObject({
      error: 'NOT_FOUND',
    });
    await api.ok(receiveWarehouseAllocations, { id, lines }, { as: mover });
    await api.ok(scrapWarehouseAllocations, { id, audit_notes: 'back' }, { as: mover });
  });
});

describe('a key', () => {
  it('of one call answers no other, nor another request', async () => {
    const request_id = uniqueText();
    const request = {
      type: 21,
      ware_house_id: room.warehouseId,
      product_id: item,
      good_number: 1,
      request_id,
    };
    const added = await api.ok(addWarehouseOuts, request, { as: room.clerk });
    expect(await api.ok(addWarehouseOuts, request, { as: room.clerk })).toEqual(added);
    expect(await refused(addWarehouseOuts.path, { ...request, good_number: 2 })).toMatchObject({
      error: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await outOf([{ product_id: item, good_number: 1 }], { request_id })).toMatchObject({
      error: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await into([{ product_id: item, good_number: 1, unit_cost: '1' }], { request_id })).toMatchObject({
      error: 'IDEMPOTENCY_KEY_REUSED',
    });
    // Another's key is another key.
    const decision = { ids: [added.id], status: 1, request_id };
    expect(await api.ok(confirmWarehouseAudits, decision, { as: room.approver })).toMatchObject([
      { error: null },
    ]);
    // What was decided meanwhile does not change the answer.
    expect(await api.ok(addWarehouseOuts, request, { as: room.clerk })).toEqual(added);
  });
});
