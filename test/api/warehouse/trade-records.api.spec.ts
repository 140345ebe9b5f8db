import type { Language } from '@fovea/shared-types/language';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { customer as customers } from '@fovea/shared-types/warehouse/customer.record';
import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { addWareHouseSends } from '@fovea/shared-types/warehouse/send.calls';
import { tradeRecordDocument } from '@fovea/shared-types/warehouse/trade-record.calls';
import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { aCustomer, aWarehouse } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aHeldLicence } from '../../support/licences.js';
import { aStaff, grant } from '../../support/people.js';
import { readPdfs } from '../../support/read-pdf.js';
import { aStaffedStockroom, reviewError, sentIn, sentOut, type Stockroom } from '../../support/stock.js';
import { unzip } from '../../support/unzip.js';

let api: TestApi;
let room: Stockroom;
let as: Person;
/** A maintenance-required device of class III, by serial numbers, and one of class II by lots. */
let device: number;
let lens: number;
const serial = `SN-${uniqueText()}`.toUpperCase();
const placeName = `本郷営業所${uniqueText()}`;

const place = { address: '東京都文京区本郷1-2-3', manager: '見本 花子', name: placeName };
const clinic = {
  name: '見本 一郎',
  tel: '03-1234-5678',
  address: '東京都港区見本4-5-6',
  licence_kind: '診療所開設届',
  licence_number: '第12345号',
  licence_valid_until: '2031-03-31',
};
const year = new Date().getFullYear();
const period = { begin: `${year - 1}-01-01`, end: `${year + 1}-12-31` };

async function moved(
  direction: 'in' | 'out',
  line: { product_id: number; serial_number?: string; lot_number?: string; expires_on?: string },
  customer_id?: number,
  type?: number,
): Promise<number> {
  const lines = [{ good_number: 1, ...line }];
  const id =
    direction === 'in'
      ? await sentIn(
          api,
          room,
          lines.map((one) => ({ ...one, unit_cost: '100' })),
          { customer_id },
        )
      : await sentOut(api, room, lines, { customer_id, ...(type !== undefined && { type }) });
  expect(await reviewError(api, room, id)).toBeNull();
  return id;
}
const found = async (filters: object = {}) =>
  (await api.ok(tradeRecord.calls.list, { ...filters, sort: 'id' }, { as })).data;

beforeAll(async () => {
  api = await startApi();
  const { db } = api;
  room = await aStaffedStockroom(api);
  as = room.clerk;
  await aHeldLicence(api, room.companyId, 1);
  await grant(
    db,
    as.accountId,
    [
      'warehouse:trade-record:list',
      'warehouse:trade-record:print',
      'platform:export:add',
      'warehouse:send:add',
    ],
    room.companyId,
  );
  await db.query('UPDATE warehouse SET name = $2, address = $3, manager = $4 WHERE id = $1', [
    room.warehouseId,
    place.name,
    place.address,
    place.manager,
  ]);
  [device, lens] = [await anItem(db, room.companyId, 1), await anItem(db, room.companyId, 2)];
  await db.query(
    `UPDATE product SET device_class = 3, is_maintenance_required = true, generic_name_e = 'Slit lamp' WHERE id = $1`,
    [device],
  );
  await db.query('UPDATE product SET device_class = 3 WHERE id = $1', [lens]);
  const from = await aCustomer(db, room.companyId, clinic);
  await moved('in', { product_id: device, serial_number: serial }, from);
  await moved('in', { product_id: lens, lot_number: 'L7', expires_on: `${year + 2}-06-30` }, from);
  await moved('out', { product_id: device, serial_number: serial }, from);
  // The customer moves and their licence changes: records keep the earlier values.
  await db.query(
    `UPDATE customer SET name = 'Another', tel = '', address = 'Elsewhere', licence_kind = '', licence_number = '',
       licence_valid_until = NULL WHERE id = $1`,
    [from],
  );
});
afterAll(() => api?.stop());

describe('records of receipt and transfer', () => {
  it('show what came and left, with the other party as it was then, and until when they are kept', async () => {
    const [receipt, lot, transfer, ...more] = await found();
    expect(more).toEqual([]);
    const partner = {
      partner_name: clinic.name,
      partner_address: clinic.address,
      partner_phone: clinic.tel,
      partner_licence_kind: clinic.licence_kind,
      partner_licence_number: clinic.licence_number,
      partner_licence_until: clinic.licence_valid_until,
    };
    const day = new Date(Date.parse(receipt?.created_at ?? '') + 9 * 3_600_000).toISOString().slice(4, 10);
    expect(receipt).toMatchObject({
      direction: 1,
      generic_name: 'Slit lamp',
      device_class: 3,
      is_maintenance_required: true,
      serial_number: serial,
      quantity: 1,
      is_undone: false,
      expires_on: null,
      // A rule of 3 years holds for its class, one of 15 as it is maintenance-required: the longer counts.
      keep_until: `${year + 15}${day}`,
      ...partner,
    });
    expect(lot).toMatchObject({
      lot_number: 'L7',
      expires_on: `${year + 2}-06-30`,
      keep_until: `${year + 3}${day}`,
      ...partner,
    });
    expect(transfer).toMatchObject({ direction: 2, quantity: 1, serial_number: serial, ...partner });
    const directions = async (filters: object) => (await found(filters)).map(({ direction }) => direction);
    expect(await directions({ direction: 2 })).toEqual([2]);
    expect(await directions({ ware_house_id: room.warehouseId, device_class: 3 })).toEqual([1, 1, 2]);
    expect(await directions({ serial_number: serial.toLowerCase() })).toEqual([1, 2]);
    expect(
      await directions({ begin: `${year - 1}-01-01T00:00:00Z`, end: `${year - 1}-12-31T00:00:00Z` }),
    ).toEqual([]);
    const elsewhere = await aWarehouse(api.db, room.companyId);
    for (const filters of [{ ware_house_id: elsewhere }, { device_class: 2 }, { serial_number: 'x' }])
      expect(await directions(filters)).toEqual([]);
  });

  it('are kept after the end of a lot where a rule requires it, as staff edit it', async () => {
    const staff = await aStaff(api, [WILDCARD]);
    const requested = {
      about: 7,
      outcome: 1,
      seller_country: 'JP',
      device_classes: [3],
      keep_years: 1,
      keep_expiry_years: 10,
      name_c: '规则',
      name_e: 'Rule',
      name_j: 'ルール',
      source: 'Act 1',
      effective_from: '2020-01-01',
    };
    const { fields } = await api.refused(
      rule.calls.add,
      { ...requested, keep_years: null, used: 1 },
      { as: staff },
    );
    expect(Object.keys(fields ?? {}).sort()).toEqual(['keep_years', 'used']);
    const { id } = await api.ok(rule.calls.add, requested, { as: staff });
    const [lot] = await found({ begin: `${year - 1}-01-01T00:00:00Z`, direction: 1, device_class: 3 }).then(
      (rows) => rows.filter(({ lot_number }) => lot_number !== null),
    );
    expect(lot?.keep_until).toBe(`${year + 12}-06-30`);
    await api.ok(rule.calls.delete, { id }, { as: staff });
  });

  it('name the recipient of goods where the document names nobody', async () => {
    const other = `SN-${uniqueText()}`.toUpperCase();
    await moved('in', { product_id: device, serial_number: other });
    // A sale names its customer.
    const out = await moved('out', { product_id: device, serial_number: other }, undefined, 29);
    const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [out]);
    const { id } = await api.ok(
      addWareHouseSends,
      { ware_house_out_sn: rows[0]?.sn ?? '', customer_name: 'Receiving Clinic', country: 'JP', carrier: 0 },
      { as },
    );
    const partners = async () => (await found({ serial_number: other })).map((row) => row.partner_name);
    expect(await partners()).toEqual([null, null]);
    await api.db.query('UPDATE send SET status = 1, sent_at = clock_timestamp() WHERE id = $1', [id]);
    expect(await partners()).toEqual([null, 'Receiving Clinic']);
  });

  it('of a customer need the number of their licence with its kind', async () => {
    const keeper = await aStaff(api, ['warehouse:customer:add', 'warehouse:customer:list'], room.companyId);
    const { fields } = await api.refused(
      customers.calls.add,
      { customer_name: 'A clinic', licence_kind: 'Permit' },
      { as: keeper },
    );
    expect(Object.keys(fields ?? {})).toEqual(['licence_number']);
    const { id } = await api.ok(
      customers.calls.add,
      { customer_name: 'A clinic', licence_kind: 'Permit', licence_number: 'No. 1' },
      { as: keeper },
    );
    expect(await api.ok(customers.calls.detail, { id }, { as: keeper })).toMatchObject({
      licence_number: 'No. 1',
    });
  });
});

describe('the export for an inspector', () => {
  const documents: { language: Language; words: string[]; pdf: Buffer }[] = [];

  it('is a document of one place and period in three languages, read back', async () => {
    const request = { ware_house_id: room.warehouseId, ...period };
    for (const [language, ...texts] of [
      ['zh', '医疗器械收发记录', '收货', '保存至'],
      ['en', 'Records of receipt and transfer of devices', 'Transfer', 'Kept until'],
      ['ja', '医療機器の譲受・譲渡記録', '譲受', '保存期限'],
    ] as const) {
      const { url } = await api.ok(tradeRecordDocument, request, { as, language });
      documents.push({
        language,
        words: texts,
        pdf: (await api.app.inject({ method: 'GET', url })).rawPayload,
      });
    }
    const bare = (text: string): string => text.replaceAll(/\s/g, '');
    const read = await readPdfs(documents.map(({ pdf }) => pdf));
    documents.forEach(({ words: texts }, at) => {
      const text = bare((read[at]?.pages ?? []).map((page) => page.text).join(''));
      for (const part of [
        ...texts,
        ...Object.values(place),
        ...Object.values(clinic),
        period.begin,
        serial,
        'L7',
        `${year + 2}-06-30`,
      ])
        expect(text).toContain(bare(part));
      expect(text).not.toContain('Elsewhere');
    });
  });

  it('is written down each time it is fetched', async () => {
    const { rows } = await api.db.query(
      `SELECT account_id, company_id, after FROM audit_log WHERE action = 'warehouse:trade-record:print'
       AND subject_id = $1 ORDER BY id`,
      [room.warehouseId],
    );
    const line = { account_id: as.accountId, company_id: room.companyId, after: { ...period, rows: 5 } };
    expect(rows).toEqual(documents.map(() => line));
  });

  it('is refused for a place of others and a period that ends before it begins', async () => {
    const elsewhere = await aWarehouse(api.db, null);
    const refusal = (changes: object) =>
      api.refused(tradeRecordDocument, { ware_house_id: room.warehouseId, ...period, ...changes }, { as });
    expect((await refusal({ ware_house_id: elsewhere })).error).toBe('NOT_FOUND');
    expect((await refusal({ end: '2020-01-01' })).fields).toHaveProperty('end');
  });

  it.each([
    ['zh', '对方证照编号', '保存至'],
    ['en', 'Licence no. of the other party', 'Kept until'],
    ['ja', '相手方の許可・届出番号', '保存期限'],
  ] as const)('is a sheet with all columns in %s, read back', async (language, ...titles) => {
    const { url } = await api.ok(
      addExport,
      {
        resource: 'trade_records',
        filters: { ware_house_id: room.warehouseId },
        columns: Object.keys(tradeRecord.declared.shown),
        format: 'xlsx',
      },
      { as, language },
    );
    const file = await api.app.inject({ method: 'GET', url: url ?? '' });
    const sheet = unzip(file.rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    for (const part of [...titles, clinic.name, clinic.tel, clinic.licence_number, serial, 'L7'])
      expect(sheet).toContain(part);
    const { count } = await api.db.query(
      `SELECT FROM audit_log WHERE action = 'platform:export:fetch' AND account_id = $1 AND after ->> 'resource' = 'trade_records'`,
      [as.accountId],
    );
    expect(count).toBeGreaterThan(0);
  });
});
