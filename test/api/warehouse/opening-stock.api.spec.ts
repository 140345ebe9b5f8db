import {
  cancelOpening,
  openingDetail,
  openingRows,
  openingTemplate,
  runOpening,
  uploadOpening,
} from '@fovea/shared-types/warehouse/opening.calls';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { OpeningRunRepository } from '../../../server/src/warehouse/opening/opening-run.repository.js';
import { OpeningJobs } from '../../../server/src/warehouse/opening/opening.jobs.js';
import { stockChecks } from '../../../server/src/invariants/stock.checks.js';
import { stockDocumentChecks } from '../../../server/src/invariants/stock-document.checks.js';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { aCsv, aWorkbook, aZip, workbookParts } from '../../fixtures/sheets.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import { aStaffedStockroom, reviewError, type Stockroom } from '../../support/stock.js';
import { refusedUpload, upload } from '../../support/forms.js';
import { whileOwnerHolds } from '../../support/planting.js';

let api: TestApi;
let room: Stockroom;
let as: Person;
let place: string;
beforeAll(async () => {
  api = await startApi();
  room = await aStaffedStockroom(api);
  as = await aStaff(
    api,
    ['warehouse:inbound:list', 'warehouse:inbound:add', 'warehouse:stock:list', 'platform:export:add'],
    room.companyId,
  );
  place = await nameOf(room.warehouseId);
});
afterAll(() => api?.stop());
afterEach(async () => {
  for (const check of [...stockChecks, ...stockDocumentChecks])
    expect([check.what, (await check.run(api.db)).violations]).toEqual([check.what, []]);
});

const nameOf = async (id: number): Promise<string> =>
  (await api.db.query<{ name: string }>('SELECT name FROM warehouse WHERE id = $1', [id])).rows[0]?.name ??
  '';
const modelOf = async (id: number): Promise<string> =>
  (await api.db.query<{ code: string }>('SELECT goods_code AS code FROM product WHERE id = $1', [id])).rows[0]
    ?.code ?? '';
const TITLES = [
  '商品',
  'シリアル番号',
  'Lot',
  '数量',
  'Unit cost *',
  'ware_house',
  'Bin',
  'Expiry',
  'Colour',
];
type Row = readonly (string | number)[];
const send = async (rows: readonly Row[]) =>
  upload(api, uploadOpening, { bytes: await aWorkbook([TITLES, ...rows]), name: 'opening.xlsx' }, as);
const faultsOf = async (id: number) =>
  (await api.ok(openingRows, { id, is_faulty: 1 }, { as, language: 'en' })).data.map(({ row_no, faults }) => [
    row_no,
    ...faults.map(({ column, msg }) => `${column}: ${msg}`),
  ]);

it('opening stock is imported as documents, at its cost, once they are approved', async () => {
  const [plain, pieces, lots] = [
    await anItem(api.db, room.companyId),
    await anItem(api.db, room.companyId, 1),
    await anItem(api.db, room.companyId, 2),
  ];
  const code = `Z-${uniqueText().toUpperCase()}`;
  await aBin(api.db, null, { warehouse_id: room.warehouseId, code });
  const other = await aWarehouse(api.db, room.companyId, { currency: 'USD' });
  const sheet: Row[] = [
    [await modelOf(plain), '', '', '１２', '1,000', place, code, ''],
    [pieces, `SN-${uniqueText()}`, '', '', 900, place, '', ''],
    [await modelOf(lots), '', 'L-1', 3, '5.25', await nameOf(other), '', '2027/1/31'],
  ];
  const checked = await send(sheet);
  expect(checked).toMatchObject({
    rows: 3,
    faulty_count: 0,
    ignored: ['Colour'],
    papers: [],
    done_at: null,
  });
  expect(checked.places).toEqual([
    { ware_house_name: place, lines: 2, papers: 1 },
    { ware_house_name: await nameOf(other), lines: 1, papers: 1 },
  ]);
  const request = { id: checked.id, request_id: uniqueText() };
  const done = await api.ok(runOpening, request, { as });
  expect(done.papers.map(({ lines }) => lines)).toEqual([2, 1]);
  expect(await api.ok(runOpening, request, { as })).toEqual(done);
  expect((await api.refused(runOpening, { id: checked.id }, { as })).error).toBe('ALREADY_DONE');
  // The same sheet sent again is the same stock.
  const again = await send(sheet);
  expect((await api.refused(runOpening, { id: again.id }, { as })).error).toBe('ALREADY_DONE');
  for (const { id } of done.papers) expect(await reviewError(api, room, id)).toBeNull();
  const { data } = await api.ok(stock.calls.list, {}, { as });
  const shown = data.map((row) => [
    row.product_id,
    row.ware_house_product_good_number,
    row.value,
    row.currency,
  ]);
  expect(shown.sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
    [plain, 12, '12000', 'JPY'],
    [pieces, 1, '900', 'JPY'],
    [lots, 3, '15.75', 'USD'],
  ]);
  const { rows } = await api.db.query('SELECT DISTINCT kind FROM stock_document WHERE company_id = $1', [
    room.companyId,
  ]);
  expect(rows).toEqual([{ kind: 8 }]);
});

it('a sheet with a fault comes in not at all, each fault at its cell, and is put right by its result file', async () => {
  const [plain, pieces, lots] = [
    await anItem(api.db, room.companyId),
    await anItem(api.db, room.companyId, 1),
    await anItem(api.db, room.companyId, 2),
  ];
  const foreign = await anItem(api.db, (await aStaffedStockroom(api)).companyId);
  const model = await modelOf(plain);
  const piece = `SN-${uniqueText()}`;
  const checked = await send([
    [model, '', '', 1, 10, place],
    [model, '', '', -1, -10, 'Nowhere'],
    [model, '', '', 1.5, 'cheap', place, 'no such bin', 'soon'],
    [await modelOf(foreign), '', '', 1, 1, place],
    [pieces, piece, '', 2, 1, place],
    [pieces, piece, '', 1, 1, place],
    [pieces, '', '', 1, 1, place],
    [lots, '', '', 1, 1, place],
    [model, 'SN-1', 'L-1', 1, '1.50', place],
    ['', '', '', '', '', ''],
    ['', '', '', 5, '', ''],
  ]);
  expect(checked).toMatchObject({ rows: 10, faulty_count: 9, places: [] });
  const [format, choice, empty] = [
    'Is not in the right format',
    'Is not one of the choices',
    'Cannot be empty',
  ];
  expect(await faultsOf(checked.id)).toEqual([
    [3, 'quantity: Must be at least 1', `ware_house: ${choice}`],
    [4, `quantity: ${format}`, `unit_cost: ${format}`, `bin: ${choice}`, `expires_on: ${format}`],
    [5, `product: ${choice}`],
    [6, 'quantity: Must be at most 1'],
    [7, `serial_number: Serial number ${piece} is listed twice: row 6 has it, too`],
    [8, `serial_number: ${empty}`],
    [9, `lot_number: ${empty}`],
    [
      10,
      `serial_number: ${choice}`,
      `lot_number: ${choice}`,
      'unit_cost: This currency does not have so many decimals',
    ],
    [12, `product: ${empty}`, `unit_cost: ${empty}`, `ware_house: ${empty}`],
  ]);
  const refused = await api.refused(runOpening, { id: checked.id }, { as });
  expect([refused.error, refused.data]).toMatchObject(['SHEET_FAULTY', { count: 9 }]);
  const { url } = await api.ok(
    addExport,
    {
      resource: 'opening_import_rows',
      filters: { id: checked.id },
      columns: ['row_no', 'faults', 'product'],
      format: 'csv',
    },
    { as },
  );
  expect(url).not.toBeNull();
  const { rows } = await api.db.query('SELECT FROM stock_document WHERE remark = $1 AND quantity = 1', [
    'opening.xlsx',
  ]);
  expect(rows).toEqual([]);
  // Existing stock is no opening stock.
  const one = await send([[pieces, piece, '', 1, 1, place]]);
  const done = await api.ok(runOpening, { id: one.id }, { as });
  expect(await reviewError(api, room, done.papers[0]?.id ?? 0)).toBeNull();
  expect(await faultsOf((await send([[pieces, piece, '', '', 2, place]])).id)).toEqual([
    [2, 'serial_number: This piece is in stock already'],
  ]);
});

const theEnd = (id: number) =>
  eventually('the end of the job', async () => {
    const sheet = await api.ok(openingDetail, { id }, { as });
    return [IMPORT_STATUS.waiting, IMPORT_STATUS.running].some((status) => status === sheet.status)
      ? undefined
      : sheet;
  });
const noticesOf = async (id: number): Promise<string[]> =>
  (
    await api.db.query<{ notice: string }>(
      `SELECT params ->> 'notice' AS notice FROM message WHERE (params ->> 'import_id')::bigint = $1 AND recipient_id = $2`,
      [id, as.accountId],
    )
  ).rows.map(({ notice }) => notice);
const many = async (): Promise<number> => {
  const product = await modelOf(await anItem(api.db, room.companyId));
  const rows = Array.from({ length: 600 }, (_, at): Row => [product, '', '', 1, at + 1, place]);
  const bytes = Buffer.from(aCsv([TITLES.slice(0, 6), ...rows]));
  return (await upload(api, uploadOpening, { bytes, name: 'many.csv' }, as)).id;
};
const documentsOf = async (id: number): Promise<number> =>
  (await api.db.query('SELECT FROM opening_import_document WHERE import_id = $1', [id])).count;

it('a sheet that is stopped midway leaves nothing, and is imported when it is started again', async () => {
  const id = await many();
  // Held where the first document reports itself: the job is in the middle of its work.
  await whileOwnerHolds(api.db, 'LOCK TABLE stock_document IN EXCLUSIVE MODE', async () => {
    await api.ok(runOpening, { id }, { as });
    expect((await api.refused(runOpening, { id }, { as })).error).toBe('STATE_CONFLICT');
    await eventually(
      'the job to be at it',
      async () => (await api.ok(openingDetail, { id }, { as })).status === 20,
    );
    expect(await api.ok(cancelOpening, { id }, { as })).toMatchObject({ status: -2, papers: [] });
    expect((await api.ok(cancelOpening, { id }, { as })).status).toBe(-2);
  });
  expect(await documentsOf(id)).toBe(0);
  await api.ok(runOpening, { id }, { as });
  expect((await theEnd(id)).papers.map(({ lines }) => lines)).toEqual([500, 100]);
  expect(await documentsOf(id)).toBe(2);
  expect((await api.refused(cancelOpening, { id }, { as })).error).toBe('STATE_CONFLICT');
});

it('a stopped run is not taken for the run that was started after it', async () => {
  const id = await many();
  const runs = api.app.get(OpeningRunRepository, { strict: false });
  const startAndTake = async () => {
    await api.db.transaction((tx) => runs.start(tx, id));
    const job = await runs.claim(api.db, id);
    if (!job) throw new Error('nobody was at it');
    return job;
  };
  const stopped = await startAndTake();
  await api.ok(cancelOpening, { id }, { as });
  const started = await startAndTake();
  expect(await runs.beat(api.db, stopped, 1)).toBe(false);
  expect(await api.db.transaction((tx) => runs.finish(tx, stopped))).toBe(false);
  expect(
    await api.db.transaction((tx) => runs.giveUp(tx, stopped, true, { id: 'INTERNAL', details: {} })),
  ).toBeNull();
  expect(await runs.beat(api.db, started, 1)).toBe(true);
  await api.ok(cancelOpening, { id }, { as });
});

it('a job that finds the sheet wrong by now imports nothing, and reports why', async () => {
  const id = await many();
  await api.db.query(
    `UPDATE opening_import SET status = 10, beat_at = now() - interval '2 minutes' WHERE id = $1`,
    [id],
  );
  await api.db.query('UPDATE warehouse SET status = 0 WHERE id = $1', [room.warehouseId]);
  try {
    await api.app.get(OpeningJobs, { strict: false }).resume();
    const failed = await theEnd(id);
    expect(failed).toMatchObject({ status: -1, made_count: 0, papers: [] });
    expect(failed.failure).toContain('600');
    await eventually('a message', async () => (await noticesOf(id)).length > 0);
    expect(await noticesOf(id)).toEqual(['opening_import_failed']);
  } finally {
    await api.db.query('UPDATE warehouse SET status = 1 WHERE id = $1', [room.warehouseId]);
  }
  await api.ok(runOpening, { id }, { as });
  expect((await theEnd(id)).status).toBe(30);
});

it('more than 500 lines are split into several documents, all or none, quickly', async () => {
  const product = await modelOf(await anItem(api.db, room.companyId));
  const rows = Array.from({ length: 2_000 }, (_, at): Row => [product, '', '', 1, at + 1, place]);
  const bytes = Buffer.from(aCsv([TITLES.slice(0, 6), ...rows]));
  const checked = await upload(api, uploadOpening, { bytes, name: 'many.csv' }, as);
  expect(checked.places).toEqual([{ ware_house_name: place, lines: 2_000, papers: 4 }]);
  // A colleague does it while its sender continues, who is notified when it is done.
  const { id } = checked;
  expect(await api.ok(runOpening, { id }, { as })).toMatchObject({
    id,
    places: [],
    done_at: null,
    failure: null,
  });
  const done = await theEnd(id);
  expect(done).toMatchObject({ status: 30, made_count: 2_000, failure: null });
  expect(done.papers.map(({ lines }) => lines)).toEqual([500, 500, 500, 500]);
  await eventually('a message', async () => (await noticesOf(id)).length > 0);
  expect(await noticesOf(id)).toEqual(['opening_import_done']);
  for (const { id } of done.papers) expect(await reviewError(api, room, id)).toBeNull();
});

it.each([
  ['titles alone', () => aWorkbook([TITLES]), 'IMPORT_EMPTY'],
  [
    'other columns',
    () =>
      aWorkbook([
        ['Name', 'Colour'],
        ['a', 'b'],
      ]),
    'IMPORT_COLUMNS',
  ],
  ['a bomb', () => aZip(workbookParts(' '.repeat(5_000_000))), 'IMPORT_UNREADABLE'],
])('of %s nothing is taken', async (_what, bytes, error) => {
  const refused = await refusedUpload(api, uploadOpening, { bytes: await bytes(), name: 'opening.xlsx' }, as);
  expect(refused.error).toBe(error);
});

it('a sheet is its sender’s alone, and its template comes in the reader’s language', async () => {
  const { id } = await send([[1, '', '', 1, 1, place]]);
  const other = await aStaff(api, ['warehouse:inbound:add'], room.companyId);
  expect((await api.refused(runOpening, { id }, { as: other })).error).toBe('NOT_FOUND');
  expect((await api.refused(openingRows, { id }, { as: other })).error).toBe('NOT_FOUND');
  const { url } = await api.ok(openingTemplate, {}, { as, language: 'ja' });
  const answer = await fetch(new URL(url, api.url));
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
    '期首在庫テンプレート',
  );
});
