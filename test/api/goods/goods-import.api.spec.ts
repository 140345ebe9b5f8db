import {
  cancelImport,
  checkImport,
  importDetail,
  importList,
  importRowList,
  importTemplate,
  runImport,
  uploadImport,
} from '@fovea/shared-types/goods/goods-import.calls';
import {
  delDraftProducts,
  draftProductsDetail,
  draftProductsList,
} from '@fovea/shared-types/goods/publishing.calls';
import { IMPORT_COLUMNS } from '@fovea/shared-types/goods/import-states';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { ImportJobs } from '../../../server/src/goods/goods-import/import.jobs.js';
import { readSheet } from '../../../server/src/platform/sheets/read-sheet.js';
import { aPng } from '../../fixtures/files.js';
import { aBrand, aCategory, aCompany, aFile, uniqueText } from '../../fixtures/rows.js';
import { aCsv, aWorkbook, aZip, sheetOf, workbookParts } from '../../fixtures/sheets.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { refusedUpload, upload } from '../../support/forms.js';
import { aStaff } from '../../support/people.js';
import { unzip } from '../../support/unzip.js';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PERMISSIONS = [
  'goods:draft:list',
  'goods:draft:edit',
  'goods:draft:delete',
  'platform:export:add',
] as const;

let api: TestApi;
let companyId: number;
let as: Person;
const category = `Fundus cameras ${uniqueText()}`;
const brand = `Kasumi ${uniqueText()}`;
beforeAll(async () => {
  api = await startApi();
  companyId = await aCompany(api.db);
  as = await aStaff(api, PERMISSIONS, companyId);
  const parent = await aCategory(api.db, { name_e: `Diagnostics ${uniqueText()}` });
  await aCategory(api.db, { name_e: category, name_j: `眼底カメラ ${category}`, level: 2, pid: parent });
  await aBrand(api.db, { name_e: brand, name_c: `霞光 ${brand}` });
});
afterAll(() => api?.stop());

type Row = readonly (string | number)[];
const TITLES = ['Own reference', 'English name *', 'category', '品牌', '価格', 'currency', 'Year made'];
const rowOf = (reference: string, name = 'Slit lamp', price: string | number = '1,980,000'): Row => [
  reference,
  name,
  category,
  `霞光 ${brand}`,
  price,
  'JPY',
  2019,
];
const send = async (rows: readonly Row[], person = as, titles: Row = TITLES) =>
  upload(api, uploadImport, { bytes: await aWorkbook([titles, ...rows]), name: 'goods.xlsx' }, person);
const rowsOf = async (id: number, language: 'en' | 'ja' | 'zh' = 'en') =>
  (await api.ok(importRowList, { id }, { as, language })).data;
const run = (id: number, mode: 0 | 1 = 0) => api.ok(runImport, { id, mode }, { as });
const finished = (id: number) =>
  eventually(
    'the import to end',
    async () => {
      const found = await api.ok(importDetail, { id }, { as });
      return found.status === 30 ? found : null;
    },
    25_000,
  );

describe('a sheet of goods', () => {
  it('is checked without importing anything, each fault at its cell in the reader’s language', async () => {
    const mark = uniqueText();
    const checked = await send([
      rowOf(`${mark}-1`),
      rowOf(`${mark}-2`, 'Slit lamp', 'cheap'),
      ['', 'OCT', 'Nowhere', 'Nobody', '1', 'EUR', 1800],
      rowOf(`${mark}-1`),
      ['', '', '', '', '', '', ''],
    ]);
    expect(checked).toMatchObject({ status: 0, rows: 4, ready_count: 1, faulty_count: 3, ignored: [] });
    const rows = await rowsOf(checked.id);
    expect(rows.map(({ row_no, faults }) => [row_no, faults.map(({ column }) => column)])).toEqual([
      [2, []],
      [3, ['price']],
      [4, ['category', 'brand', 'year', 'currency']],
      [5, ['reference']],
    ]);
    expect(rows[1]?.faults).toEqual([
      { column: 'price', title: 'Price', value: 'cheap', msg: 'Is not in the right format' },
    ]);
    expect((await rowsOf(checked.id, 'ja'))[3]?.faults[0]?.msg).toBe('2 行目と同じです');
    expect((await api.ok(draftProductsList, { goods_name: mark }, { as })).total).toBe(0);
  });

  it('becomes drafts once, however often it is sent, and again where a draft was thrown away', async () => {
    const mark = uniqueText();
    const rows = [
      rowOf(`${mark}-1`, mark),
      rowOf(`${mark}-2`, mark),
      [...rowOf('', mark)],
      [...rowOf('', mark)],
    ];
    const first = await send(rows);
    expect(await run(first.id)).toMatchObject({ status: 30, draft_count: 4, ready_count: 0 });
    const drafts = await api.ok(draftProductsList, { goods_name: mark }, { as });
    expect(drafts.total).toBe(4);
    const { form } = await api.ok(draftProductsDetail, { id: drafts.data[0]?.id ?? 0 }, { as });
    expect(form).toMatchObject({ goods_name_e: mark, price: '1980000', currency: 'JPY', year: 2019 });
    const second = await send(rows);
    expect(second).toMatchObject({ existing_count: 4, ready_count: 0 });
    expect(await run(second.id)).toMatchObject({ status: 30, draft_count: 0, existing_count: 4 });
    const thrown = (await rowsOf(first.id))[0]?.draft_id ?? 0;
    await api.ok(delDraftProducts, { id: thrown }, { as });
    const third = await send(rows);
    expect(third).toMatchObject({ existing_count: 3, ready_count: 1 });
    await run(third.id);
    expect((await api.ok(draftProductsList, { goods_name: mark }, { as })).total).toBe(4);
  });

  it('doubles nothing when the same sheet is checked twice and both are run at once, by many', async () => {
    const mark = uniqueText();
    const rows = Array.from({ length: 30 }, (_, i) => rowOf(`${mark}-${i}`, mark));
    const sheets = await Promise.all(Array.from({ length: 4 }, () => send(rows)));
    const requested = sheets.flatMap(({ id }) => Array.from({ length: 5 }, () => id));
    const answers = await Promise.all(
      requested.map((id) => api.envelope(runImport.path, { id, mode: 0 }, { as })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
    expect(answers.filter(({ error }) => error === 'STATE_CONFLICT')).toHaveLength(16);
    const ended = await Promise.all(sheets.map(({ id }) => finished(id)));
    expect(ended.reduce((sum, { draft_count }) => sum + draft_count, 0)).toBe(30);
    expect(ended.reduce((sum, { existing_count }) => sum + existing_count, 0)).toBe(90);
    expect((await api.ok(draftProductsList, { goods_name: mark }, { as })).total).toBe(30);
  });

  it('finds pictures by their file names, once they are uploaded', async () => {
    const mark = uniqueText();
    const titles = ['English name', 'Picture file names'];
    const sheet = await send([['Lamp', `${mark}-a.jpg; ${mark}-b.jpg`]], as, titles);
    expect((await rowsOf(sheet.id))[0]?.faults[0]?.msg).toBe(`No uploaded picture is called ${mark}-a.jpg`);
    await aFile(api.db, as.accountId, { name: `${mark}-a.jpg` });
    const images = [
      await aFile(api.db, as.accountId, { name: `${mark}-a.jpg` }),
      await aFile(api.db, as.accountId, { name: `${mark}-b.jpg` }),
    ];
    expect(await api.ok(checkImport, { id: sheet.id }, { as })).toMatchObject({ ready_count: 1 });
    await run(sheet.id);
    const draft = await api.ok(
      draftProductsDetail,
      { id: (await rowsOf(sheet.id))[0]?.draft_id ?? 0 },
      { as },
    );
    expect(draft.files.map(({ id }) => id)).toEqual(images);
    const { rows } = await api.db.query(
      'SELECT 1 AS one FROM file WHERE id = ANY ($1) AND claimed_at IS NULL',
      [images],
    );
    expect(rows).toEqual([]);
  });

  it('is imported by a job when it is large, resumes after a crash and stops when it is cancelled', async () => {
    const mark = uniqueText();
    const sheet = await send(Array.from({ length: 450 }, (_, i) => rowOf(`${mark}-${i}`, mark)));
    // As a process leaves it that ended in the middle of its first attempt.
    await api.db.query(
      `UPDATE goods_import SET status = 20, attempts = 1, beat_at = clock_timestamp() - interval '1 hour' WHERE id = $1`,
      [sheet.id],
    );
    expect((await api.refused(runImport, { id: sheet.id, mode: 0 }, { as })).error).toBe('STATE_CONFLICT');
    await api.app.get(ImportJobs, { strict: false }).resume();
    expect(await finished(sheet.id)).toMatchObject({ rows: 450, draft_count: 450 });
    const other = await send(Array.from({ length: 300 }, (_, i) => rowOf(`${mark}-x${i}`, mark)));
    await api.db.query(`UPDATE goods_import SET status = 10 WHERE id = $1`, [other.id]);
    expect(await api.ok(cancelImport, { id: other.id }, { as })).toMatchObject({
      status: -2,
      ready_count: 300,
    });
    expect(await api.ok(cancelImport, { id: other.id }, { as })).toMatchObject({ status: -2 });
    await run(other.id);
    expect(await finished(other.id)).toMatchObject({ draft_count: 300 });
    expect((await api.refused(cancelImport, { id: other.id }, { as })).error).toBe('STATE_CONFLICT');
  });

  it('includes times, lists and the item of the item master', async () => {
    const mark = uniqueText();
    const brand_id = await aBrand(api.db);
    const category_id = await aCategory(api.db);
    const ids: number[] = [];
    for (const [owner, code] of [
      [companyId, mark],
      [await aCompany(api.db), `${mark}-other`],
    ] as const) {
      const { rows } = await api.db.query<{ id: number }>(
        `INSERT INTO product (company_id, category_id, brand_id, goods_code, name_e)
         VALUES ($1, $2, $3, $4, 'Slit lamp') RETURNING id`,
        [owner, category_id, brand_id, code],
      );
      ids.push(rows[0]?.id ?? 0);
    }
    const titles = [
      'English name',
      'product',
      'On the shelf from',
      'How it was used, in English',
      'Specifications in English',
      '仕様（日本語）',
      'accessories_e',
    ];
    const row = (product: string | number, upAt: string | number, japanese: string) => [
      'Lamp',
      product,
      upAt,
      'Seldom',
      'Weight: 12 kg\nPower: 5 W',
      japanese,
      'Cable',
    ];
    const sheet = await send(
      [row(mark, '2031-03-01 09:30', '重量：12 kg；電力：5 W'), row(ids[1] ?? 0, 'soon', '重量：12 kg')],
      as,
      titles,
    );
    const [good, bad] = await rowsOf(sheet.id);
    expect(bad?.faults.map(({ column, msg }) => [column, msg])).toEqual([
      ['product', expect.any(String)],
      ['up_at', 'Is not in the right format'],
      ['specifications_j', 'Must have 2 lines, as in the other languages'],
    ]);
    expect(good?.faults).toEqual([]);
    await run(sheet.id);
    const id = (await rowsOf(sheet.id))[0]?.draft_id ?? 0;
    expect((await api.ok(draftProductsDetail, { id }, { as })).form).toMatchObject({
      product_id: ids[0],
      up_at: '2031-03-01T00:30:00.000Z',
      usage_note_e: 'Seldom',
      specifications: [
        { label: { c: '', e: 'Weight', j: '重量' }, value: { c: '', e: '12 kg', j: '12 kg' } },
        { label: { c: '', e: 'Power', j: '電力' }, value: { c: '', e: '5 W', j: '5 W' } },
      ],
      accessories: [{ c: '', e: 'Cable', j: '' }],
    });
  });

  it('notifies its sender of the end of a job, once, with a link', async () => {
    const mark = uniqueText();
    const seller = await aStaff(api, PERMISSIONS, companyId);
    const sheet = await send(
      [
        ...Array.from({ length: 201 }, (_, i) => rowOf(`${mark}-${i}`, mark)),
        rowOf(`${mark}-x`, mark, 'cheap'),
      ],
      seller,
    );
    await api.ok(runImport, { id: sheet.id, mode: 0 }, { as: seller });
    const noticesOf = () =>
      eventually('the message', async () => {
        const { data } = await api.ok(
          messageList,
          { data_type: MESSAGE_TYPE.goods_import },
          { as: seller, language: 'en' },
        );
        return data.length > 0 ? data : null;
      });
    const [message, ...more] = await noticesOf();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      data_id: sheet.id,
      content: {
        title: 'Imported in part: goods.xlsx',
        text: 'Some rows of goods.xlsx were left out: 1. The import says why for each of them.',
        params: { import_id: sheet.id },
      },
    });
    // A caller that waits for the answer needs no message.
    const small = await send([rowOf(`${mark}-s`, mark)], seller);
    await api.ok(runImport, { id: small.id, mode: 0 }, { as: seller });
    // The last attempt of another one ended with its process.
    const lost = await send([rowOf(`${mark}-l`, mark)], seller);
    await api.db.query(
      `UPDATE goods_import SET status = 20, attempts = 3, beat_at = clock_timestamp() - interval '1 hour' WHERE id = $1`,
      [lost.id],
    );
    await api.app.get(ImportJobs, { strict: false }).resume();
    const all = await eventually('both messages', async () => {
      const found = await noticesOf();
      return found.length > 1 ? found : null;
    });
    expect(all.map(({ data_id, content }) => [data_id, content.title])).toEqual([
      [lost.id, 'Import failed: goods.xlsx'],
      [sheet.id, 'Imported in part: goods.xlsx'],
    ]);
    const { data, total } = await api.ok(importList, {}, { as: seller });
    expect(total).toBe(3);
    expect(data.map(({ id, status, started_by }) => [id, status, started_by])).toEqual([
      [lost.id, -1, expect.any(String)],
      [small.id, 30, data[0]?.started_by],
      [sheet.id, 30, data[0]?.started_by],
    ]);
  });

  it('answers texts that are too long at their cell', async () => {
    const long = '眼'.repeat(10_000);
    const sheet = await send([[long, long, long, '2026']], as, [
      'English name',
      'Model',
      'content_e',
      'Price',
    ]);
    expect((await rowsOf(sheet.id))[0]?.faults.map(({ column }) => column)).toEqual([
      'goods_name_e',
      'goods_code',
    ]);
  });

  it('is submitted for review where rows lack nothing, and becomes drafts where they do', async () => {
    const mark = uniqueText();
    const seller = await aStaff(api, [...PERMISSIONS, 'goods:goods:add'], companyId);
    await api.db.query('UPDATE account SET is_add_good = 1 WHERE id = $1', [seller.accountId]);
    await aFile(api.db, seller.accountId, { name: `${mark}.jpg` });
    const titles = [
      ...TITLES,
      'Condition',
      'Way of sale',
      'Shipping time',
      'Ways to pay',
      'Ships from',
      'Quantity',
      'images',
    ];
    const more = [1, 3, 2, '1; 2', 'Japan', 1];
    const sheet = await send(
      [
        [...rowOf(`${mark}-1`), ...more, `${mark}.jpg`],
        [...rowOf(`${mark}-2`), ...more, ''],
      ],
      seller,
      titles,
    );
    expect(sheet).toMatchObject({ ready_count: 2, complete_count: 1 });
    const ended = await api.ok(runImport, { id: sheet.id, mode: 1 }, { as: seller });
    expect(ended).toMatchObject({ status: 30, submitted_count: 1, draft_count: 1, refused_count: 0 });
    const rows = (await api.ok(importRowList, { id: sheet.id }, { as: seller, language: 'en' })).data;
    expect(rows[1]?.missing.map(({ title }) => title)).toEqual(['Picture file names']);
    const { rows: goods } = await api.db.query('SELECT status, quantity FROM goods WHERE id = $1', [
      rows[0]?.goods_id ?? 0,
    ]);
    expect(goods).toEqual([{ status: 10, quantity: 1 }]);
    expect(await send([[...rowOf(`${mark}-1`), ...more, '']], seller, titles)).toMatchObject({
      existing_count: 1,
    });
  });

  it('is its sender’s alone', async () => {
    const sheet = await send([rowOf(uniqueText())]);
    const colleague = await aStaff(api, PERMISSIONS, companyId);
    expect((await api.refused(importRowList, { id: sheet.id }, { as: colleague })).error).toBe('NOT_FOUND');
    for (const call of [importDetail, checkImport, cancelImport])
      expect((await api.refused(call, { id: sheet.id }, { as: colleague })).error).toBe('NOT_FOUND');
    expect((await api.refused(runImport, { id: sheet.id, mode: 0 }, { as: colleague })).error).toBe(
      'NOT_FOUND',
    );
    expect((await api.ok(importList, {}, { as: colleague })).total).toBe(0);
    expect((await api.ok(importList, {}, { as })).data[0]?.id).toBe(sheet.id);
    expect((await api.refused(runImport, { id: sheet.id, mode: 1 }, { as })).error).toBe('FORBIDDEN');
    await api.db.query('DELETE FROM account_role WHERE account_id = $1', [colleague.accountId]);
    expect((await api.refused(importList, {}, { as: colleague })).error).toBe('FORBIDDEN');
  });

  it('imports nothing for somebody who lost the right to it meanwhile', async () => {
    const mark = uniqueText();
    const person = await aStaff(api, PERMISSIONS, companyId);
    const sheet = await send([rowOf(mark, mark)], person);
    await api.db.query(`UPDATE goods_import SET status = 10 WHERE id = $1`, [sheet.id]);
    await api.db.query('DELETE FROM account_role WHERE account_id = $1', [person.accountId]);
    await api.db.query(`UPDATE goods_import SET created_at = created_at - interval '1 hour' WHERE id = $1`, [
      sheet.id,
    ]);
    await api.app.get(ImportJobs, { strict: false }).resume();
    await eventually('the import to fail', async () => {
      const { rows } = await api.db.query<{ status: number }>(
        'SELECT status FROM goods_import WHERE id = $1',
        [sheet.id],
      );
      return rows[0]?.status === -1;
    });
    expect((await api.ok(draftProductsList, { goods_name: mark }, { as })).total).toBe(0);
  });

  it('returns as a file with its faults, which can be corrected and sent again; formulas stay text', async () => {
    const mark = uniqueText();
    const sheet = await send([rowOf(`${mark}-1`, '=HYPERLINK("http://evil.example")', 'cheap')]);
    const columns = ['row_no', 'state', 'faults', 'reference', 'goods_name_e', 'price'];
    const written = await api.ok(
      addExport,
      { resource: 'goods_import_rows', filters: { id: sheet.id, state: -1 }, columns, format: 'csv' },
      { as, language: 'en' },
    );
    const file = await api.app.inject({ method: 'GET', url: written.url ?? '' });
    expect(file.body).toContain(`Price: Is not in the right format`);
    expect(file.body).toContain(`'=HYPERLINK`);
    const harmful = await send([rowOf(`${mark}-2`, `=cmd|' /C calc'!A0`, '@SUM(1)')]);
    const workbook = await api.ok(
      addExport,
      { resource: 'goods_import_rows', filters: { id: harmful.id }, columns, format: 'xlsx' },
      { as, language: 'en' },
    );
    const { rawPayload } = await api.app.inject({ method: 'GET', url: workbook.url ?? '' });
    const cells = [...unzip(rawPayload).values()].join();
    // Text by its type, and marked as quoted, so that it stays text when somebody edits the cell.
    for (const text of [`=cmd|' /C calc'!A0`, '@SUM(1)'])
      expect(cells).toContain(` s="1" t="inlineStr"><is><t xml:space="preserve">${text}`);
    expect(cells).not.toContain('<f>');
    const fixed = file.body.replace('cheap', '100');
    const again = await upload(api, uploadImport, { bytes: Buffer.from(fixed), name: 'fixed.csv' }, as);
    expect(again).toMatchObject({ ready_count: 1, ignored: ['Row', 'Outcome', 'Problems'] });
    await run(again.id);
    const draft = (await rowsOf(again.id))[0];
    expect(draft?.goods_name).toBe('=HYPERLINK("http://evil.example")');
    const stranger = await aStaff(api, PERMISSIONS, companyId);
    const empty = await api.ok(
      addExport,
      { resource: 'goods_import_rows', filters: { id: sheet.id }, columns, format: 'csv' },
      { as: stranger },
    );
    expect(empty.rows).toBe(0);
  });

  it('shows the contents of a cell as text, never as markup', async () => {
    const sheet = await send([['Lamp', '<img src=x onerror=alert(1)>\n\nSecond & last']], as, [
      'English name',
      'Description in English',
    ]);
    await run(sheet.id);
    const id = (await rowsOf(sheet.id))[0]?.draft_id ?? 0;
    expect((await api.ok(draftProductsDetail, { id }, { as })).form.content_e).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p><p>Second &amp; last</p>',
    );
  });

  it.each([
    ['a picture', () => aPng(), 'FILE_TYPE'],
    ['nothing', async () => Buffer.alloc(0), 'IMPORT_EMPTY'],
    ['titles alone', () => aWorkbook([TITLES]), 'IMPORT_EMPTY'],
    [
      'unknown titles',
      async () =>
        Buffer.from(
          aCsv([
            ['a', 'b'],
            ['1', '2'],
          ]),
        ),
      'IMPORT_COLUMNS',
    ],
    ['another archive', () => aZip({ 'word/document.xml': '<w/>' }), 'IMPORT_UNREADABLE'],
    ['a bomb', () => aZip(workbookParts(' '.repeat(5_000_000))), 'IMPORT_UNREADABLE'],
    [
      'entities that grow',
      () =>
        aZip(workbookParts('<!DOCTYPE w [<!ENTITY a "&b;&b;"><!ENTITY b "x">]><worksheet>&a;</worksheet>')),
      'IMPORT_UNREADABLE',
    ],
    [
      'a million rows',
      () => aZip(workbookParts(sheetOf('<row><c t="str"><v>goods_name_e</v></c></row>'.repeat(1_000_000)))),
      'IMPORT_TOO_LARGE',
    ],
    ['21 MB', async () => Buffer.alloc(21 * 1_048_576, 'a'), 'FILE_SIZE'],
  ])('is refused when it is %s', async (_, bytes, error) => {
    const before = (await api.ok(importList, {}, { as })).total;
    const refused = await refusedUpload(api, uploadImport, { bytes: await bytes(), name: 'goods.xlsx' }, as);
    expect(refused.error).toBe(error);
    expect((await api.ok(importList, {}, { as })).total).toBe(before);
  });
});

describe('the template', () => {
  it.each(['zh', 'en', 'ja'] as const)(
    'has titles and lists in %s, and can be imported as a sheet',
    async (language) => {
      const { url } = await api.ok(importTemplate, {}, { as, language });
      const file = await api.app.inject({ method: 'GET', url });
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename/);
      const parts = unzip(file.rawPayload);
      expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(
        /<dataValidation type="list"[^>]*sqref="E2:E10001">/,
      );
      const brandShown = language === 'zh' ? `霞光 ${brand}` : brand;
      expect(parts.get('xl/worksheets/sheet2.xml')).toContain(brandShown);
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'template-'));
      await fs.writeFile(path.join(folder, 'template.xlsx'), file.rawPayload);
      const titles: string[][] = [];
      await readSheet(path.join(folder, 'template.xlsx'), language, ({ cells }) => void titles.push(cells));
      await fs.rm(folder, { recursive: true });
      const filled = await send([['1', '', 'Lamp']], as, titles[0]);
      expect(filled).toMatchObject({ ready_count: 1, ignored: [] });
      expect(filled.columns).toHaveLength(IMPORT_COLUMNS.length);
    },
  );

  it('is not given out without its signature', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/files/t/goods-en.xlsx' });
    expect(answer.statusCode).toBe(404);
  });
});
