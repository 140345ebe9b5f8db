import type { AddExportRequest, ExportAnswer } from '@fovea/shared-types/platform/export.dto';
import {
  addExport,
  cancelExport,
  exportDetail,
  exportList,
} from '@fovea/shared-types/platform/platform.calls';
import { SqlFilter } from '../../../server/src/platform/database/sql-filter.js';
import { StaffList } from '../../../server/src/platform/database/staff-list.js';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { UserListRequest } from '@fovea/shared-types/rbac/user.dto';
import { ExportRegistry } from '../../../server/src/platform/exports/export-registry.js';
import { ExportJobs } from '../../../server/src/platform/exports/export.jobs.js';
import { XLSX_ROWS_MAX } from '../../../server/src/platform/exports/xlsx-sheet.js';
import { Storage } from '../../../server/src/platform/storage/storage.js';
import { aCompany } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff, grant } from '../../support/people.js';
import { unzip } from '../../support/unzip.js';

interface SampleRow {
  id: number;
  name: string;
  created_at: Date;
}

let api: TestApi;
/** What the table of the spec does beside answering, so that a case can make it slow or broken. */
let onRow: (row: SampleRow) => Promise<void> | void = () => undefined;
/** The row count that it reports; null: the real one. */
let counted: Promise<number> | null = null;

/**
 * A table of companies, as a module registers one: its list's filter, its rows a chunk at a time. Its filters are a request
 * that the product has, so that it declares nothing.
 */
function registerSamples(): void {
  const list = new StaffList({
    from: 'company c',
    id: 'c.id',
    sorts: { id: 'c.id', name: 'c.name_e' },
    byDefault: 'id',
    rowsOf: { company: 'c.id', sharedBy: 'a list of this spec' },
  });
  const filterOf = ({ username, role_id: least }: UserListRequest) =>
    new SqlFilter().contains('c.name_e', username).whenGiven(least, (id) => `c.id >= ${id}`);
  const rows = { columns: 'c.id, c.name_e AS name, c.created_at', joins: 'JOIN company c ON c.id = page.id' };
  api.app.get(ExportRegistry, { strict: false }).register<UserListRequest, SampleRow>({
    resource: 'samples',
    title: { c: '示例表', e: 'Samples', j: '見本一覧' },
    permission: 'auction:order:list',
    filters: UserListRequest,
    columns: {
      id: { header: { c: '编号', e: 'No.', j: '番号' }, value: (row) => row.id },
      name: { header: { c: '名称', e: 'Name', j: '名称' }, value: (row) => row.name },
      created_at: { header: { c: '时间', e: 'Created', j: '日時' }, value: (row) => row.created_at },
      price: {
        header: { c: '价格', e: 'Price', j: '価格' },
        money: ({ name }) =>
          name === 'free'
            ? null
            : name === 'yuan'
              ? { amount: 1980050, currency: 'CNY' }
              : { amount: 1980000, currency: 'JPY' },
      },
      day: { header: { c: '日', e: 'Day', j: '日' }, value: () => ({ day: '2026-08-01' }) },
      nothing: { header: { c: '空', e: 'Nothing', j: '空' }, value: () => null },
    },
    count: (caller, filters) => counted ?? list.count(api.db, caller, filterOf(filters), filters),
    async *rows(caller, filters) {
      for await (const row of list.all<SampleRow>(api.db, caller, filterOf(filters), rows, filters)) {
        await onRow(row);
        yield row;
      }
    },
  });
}

beforeAll(async () => {
  api = await startApi();
  registerSamples();
});
afterEach(() => {
  onRow = () => undefined;
  counted = null;
});
afterAll(() => api?.stop());

const requested: AddExportRequest = {
  resource: 'samples',
  filters: {},
  columns: ['id', 'name'],
  format: 'csv',
};
const anExporter = (companyId: number | null = null): Promise<Person> =>
  aStaff(api, ['platform:export:add', 'auction:order:list'], companyId);
const fetchFile = (url: string | null) => api.app.inject({ method: 'GET', url: url ?? '' });
const textOf = async (answer: ExportAnswer): Promise<string> => (await fetchFile(answer.url)).body;
const someCompanies = (count: number, name: string) =>
  api.db.query(
    `INSERT INTO company (name_c, name_e, name_j, country, time_zone)
     SELECT $2, $2 || n, $2, 'JP', 'Asia/Tokyo' FROM generate_series(1, $1) n`,
    [count, name],
  );

describe('an export', () => {
  it('holds the filtered rows in the visible columns, with headers in the reader’s language', async () => {
    const companyId = await aCompany(api.db, { name_e: 'Sample, "quoted" 株式会社' });
    const staff = await anExporter(companyId);
    const request = {
      ...requested,
      columns: ['name', 'nothing', 'id'],
      filters: { username: 'quoted', page: 3 },
    };
    const done = await api.ok(addExport, request, { as: staff, language: 'ja' });
    expect(done).toMatchObject({
      status: 20,
      rows: 1,
      rows_done: 1,
      resource_name: '見本一覧',
      format: 'csv',
    });
    const served = await fetchFile(done.url);
    expect(served.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('.csv'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(served.body).toBe(`\ufeff名称,空,番号\r\n"Sample, ""quoted"" 株式会社",,${companyId}\r\n`);
  });

  it('of more rows than a sheet has lines is refused before it begins', async () => {
    const staff = await anExporter(await aCompany(api.db));
    // One line is the header.
    counted = Promise.resolve(XLSX_ROWS_MAX - 1);
    await api.ok(addExport, requested, { as: staff });
    counted = Promise.resolve(XLSX_ROWS_MAX);
    expect(await api.refused(addExport, requested, { as: staff })).toMatchObject({
      ...{ error: 'EXPORT_TOO_LARGE', data: { max: 1_048_575 } },
    });
  });

  it.each(['=1+1', '+81', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'makes %j plain text in both formats',
    async (name) => {
      const staff = await anExporter(await aCompany(api.db, { name_e: name }));
      const csv = await textOf(await api.ok(addExport, { ...requested, columns: ['name'] }, { as: staff }));
      const cell = `'${name}`;
      expect(csv).toBe(`\ufeffName\r\n${name.includes('\r') ? `"${cell}"` : cell}\r\n`);
      const xlsx = await api.ok(
        addExport,
        { ...requested, columns: ['name'], format: 'xlsx' },
        { as: staff },
      );
      const files = unzip((await fetchFile(xlsx.url)).rawPayload);
      const sheet = files.get('xl/worksheets/sheet1.xml');
      // As text, and quoted by its style: the apostrophe of the CSV would be part of the cell.
      expect(sheet).toContain(
        `<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">${name}</t></is></c>`,
      );
      expect(sheet).not.toContain('<f>');
      expect(files.get('xl/styles.xml')).toContain('<xf xfId="0" numFmtId="49" quotePrefix="1"');
    },
  );

  it('as a workbook keeps numbers and times what they are, and escapes what XML would read', async () => {
    const companyId = await aCompany(api.db, { name_e: '<b>&"\u0001' });
    const staff = await anExporter(companyId);
    const columns = ['id', 'name', 'created_at'];
    await api.db.query(`UPDATE company SET created_at = '2026-07-31T22:30:00Z' WHERE id = $1`, [companyId]);
    const request = { ...requested, columns, format: 'xlsx' as const, time_zone: 'Asia/Shanghai' };
    const done = await api.ok(addExport, request, { as: staff, language: 'zh' });
    const files = unzip((await fetchFile(done.url)).rawPayload);
    expect(files.get('xl/workbook.xml')).toContain('name="示例表"');
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(
      new RegExp(
        `<row r="2"><c r="A2"><v>${companyId}</v></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;&amp;&quot;</t></is></c>` +
          // 1 August 2026, 6:30 in the morning, as a spreadsheet counts.
          '<c r="C2" s="2"><v>46235\\.27083333\\d*</v></c></row>',
      ),
    );
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('时间 (Asia/Shanghai)');
    expect(files.get('xl/styles.xml')).toContain('numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"');
  });

  it('writes amounts as numbers beside their currency, and days as days, in columns as wide as they are', async () => {
    const ids: number[] = [];
    for (const name_e of ['yen with a name of thirty letters', 'yuan', 'free'])
      ids.push(await aCompany(api.db, { name_e }));
    const staff = await anExporter();
    const columns = ['name', 'price', 'day'];
    const csv = await textOf(await api.ok(addExport, { ...requested, columns, ids }, { as: staff }));
    expect(csv.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Name,Price,Price (currency),Day',
      'yen with a name of thirty letters,1980000,JPY,2026-08-01',
      'yuan,19800.50,CNY,2026-08-01',
      'free,,,2026-08-01',
    ]);
    const xlsx = await api.ok(addExport, { ...requested, columns, ids, format: 'xlsx' }, { as: staff });
    const sheet = unzip((await fetchFile(xlsx.url)).rawPayload).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain(
      '<c r="B2" s="4"><v>1980000</v></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">JPY</t>',
    );
    expect(sheet).toContain('<c r="B3" s="5"><v>19800.50</v></c>');
    expect(sheet).toContain('<c r="B4"/><c r="C4"/><c r="D4" s="3"><v>46235</v></c>');
    expect(sheet).toMatch(
      /^.*<cols><col min="1" max="1" width="35" customWidth="1"\/>.*<\/cols><sheetData>/s,
    );
  });

  it('keeps the order of the table, holds the selected rows alone, and of those only the caller’s', async () => {
    const [own, foreign] = [await aCompany(api.db, { name_e: 'b' }), await aCompany(api.db, { name_e: 'a' })];
    const clerk = await anExporter(own);
    const rowsOf = async (as: Person, change: Partial<AddExportRequest>) =>
      (await textOf(await api.ok(addExport, { ...requested, columns: ['name'], ...change }, { as })))
        .trim()
        .split('\r\n')
        .slice(1);
    const staff = await anExporter();
    const ids = [own, foreign];
    expect(await rowsOf(staff, { ids, filters: { sort: 'name' } })).toEqual(['a', 'b']);
    expect(await rowsOf(staff, { ids, filters: { sort: '-name' } })).toEqual(['b', 'a']);
    expect(await rowsOf(clerk, { ids })).toEqual(['b']);
    const wrong = [[], [0], [1, 1], Array.from({ length: 1_001 }, (_, at) => at + 1)];
    for (const bad of wrong)
      expect(await api.refused(addExport, { ...requested, ids: bad }, { as: staff })).toMatchObject({
        error: 'VALIDATION',
      });
  });

  it('that is there at once sends no message', async () => {
    const staff = await anExporter(await aCompany(api.db));
    const { id } = await api.ok(addExport, requested, { as: staff });
    const { rows } = await api.db.query(
      `SELECT FROM outbox WHERE event = 'export.finished' AND (payload ->> 'export_id')::bigint = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('writes times by the clock of its reader, each with its offset, and in UTC by default', async () => {
    const companyId = await aCompany(api.db, { created_at: new Date('2026-07-31T22:30:00Z') });
    const staff = await anExporter(companyId);
    const seen = [];
    for (const time_zone of ['Asia/Tokyo', 'Europe/Berlin', undefined]) {
      const request = {
        ...requested,
        columns: ['created_at'],
        ...(time_zone === undefined ? {} : { time_zone }),
      };
      const text = await textOf(await api.ok(addExport, request, { as: staff, language: 'ja' }));
      seen.push(text.trim().split('\r\n')[1]);
    }
    expect(seen).toEqual([
      '2026-08-01 07:30:00+09:00',
      '2026-08-01 00:30:00+02:00',
      '2026-07-31 22:30:00+00:00',
    ]);
  });

  it('is named after the day on which its reader requested it', async () => {
    const staff = await anExporter(await aCompany(api.db));
    const { id, url } = await api.ok(addExport, { ...requested, time_zone: 'Asia/Tokyo' }, { as: staff });
    await api.db.query(`UPDATE export_job SET created_at = '2026-07-31T22:30:00Z' WHERE id = $1`, [id]);
    expect((await fetchFile(url)).headers['content-disposition']).toContain('2026-08-01.csv');
  });

  it('holds only rows of the companies in which the table may be seen', async () => {
    const [own, other] = [await aCompany(api.db), await aCompany(api.db)];
    const staff = await anExporter(own);
    // May export for the other company as well, but not see its table.
    await grant(api.db, staff.accountId, ['platform:export:add'], other);
    const lines = (await textOf(await api.ok(addExport, requested, { as: staff }))).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${own},`));
  });

  it('is refused without the table’s own permission, of unknown tables, columns and filters', async () => {
    const staff = await aStaff(api, ['platform:export:add']);
    expect((await api.refused(addExport, requested, { as: staff })).error).toBe('FORBIDDEN');
    const exporter = await anExporter();
    for (const [wrong, field] of [
      [{ resource: 'constructor' }, 'resource'],
      [{ columns: ['id', 'password_hash'] }, 'columns'],
      [{ columns: ['__proto__'] }, 'columns'],
      [{ filters: { role_id: 'x' } }, 'filters.role_id'],
      [{ time_zone: 'Moon/Copernicus' }, 'time_zone'],
      [{ time_zone: '+09:00' }, 'time_zone'],
    ] as const) {
      const refusal = await api.refused(addExport, { ...requested, ...wrong } as never, { as: exporter });
      expect(refusal).toMatchObject({ error: 'VALIDATION', fields: { [field]: expect.any(String) } });
    }
  });

  it('requested twice under one key is one', async () => {
    const staff = await anExporter(await aCompany(api.db));
    const request = { ...requested, request_id: 'once' };
    const [first, second] = [
      await api.ok(addExport, request, { as: staff }),
      await api.ok(addExport, request, { as: staff }),
    ];
    expect(second.id).toBe(first.id);
  });

  it('is seen, listed and fetched by its owner alone', async () => {
    const companyId = await aCompany(api.db);
    const [owner, colleague] = [await anExporter(companyId), await anExporter(companyId)];
    const { id, url } = await api.ok(addExport, requested, { as: owner });
    expect((await api.refused(exportDetail, { id }, { as: colleague })).error).toBe('NOT_FOUND');
    expect((await api.ok(exportList, {}, { as: colleague })).total).toBe(0);
    expect((await api.ok(exportList, { status: 20 }, { as: owner })).data.map((one) => one.id)).toEqual([id]);
    expect((await api.ok(exportList, { status: -1 }, { as: owner })).total).toBe(0);
    expect((await fetchFile(url?.split('?')[0] ?? '')).statusCode).toBe(404);
    expect((await fetchFile(`${url}x`)).statusCode).toBe(404);
    expect((await api.refused(addExport, requested, { as: await aMember(api) })).error).toBe('FORBIDDEN');
  });
});

describe('a finished export', () => {
  const linesOf = async (subjectId: number) => {
    const { rows } = await api.db.query<{
      action: string;
      account_id: number;
      after: object;
      trace_id: string;
    }>(
      `SELECT action, account_id, after, trace_id FROM audit_log
       WHERE subject_type = 'export_job' AND subject_id = $1 ORDER BY id`,
      [subjectId],
    );
    return rows;
  };

  it('writes a line when it is requested, and one for each download', async () => {
    const companyId = await aCompany(api.db);
    const staff = await anExporter(companyId);
    const { id, url } = await api.ok(addExport, requested, { as: staff });
    const auditedExport = { resource: 'samples', format: 'csv', rows: 1 };
    const line = (action: string) => ({ action, account_id: staff.accountId, after: auditedExport });
    expect(await linesOf(id)).toMatchObject([line('platform:export:add')]);
    expect((await fetchFile(url)).statusCode).toBe(200);
    await fetchFile(url);
    expect(await linesOf(id)).toMatchObject(
      ['platform:export:add', 'platform:export:fetch', 'platform:export:fetch'].map(line),
    );
    const auditor = await aStaff(api, ['rbac:audit-log:list'], companyId);
    const seen = await api.ok(auditLogList, { action: 'platform:export' }, { as: auditor });
    expect(seen.data.map(({ subject_title }) => subject_title)).toEqual(['samples', 'samples', 'samples']);
  });

  it('is fetched no more by who lost the permission, though its address is still good', async () => {
    const staff = await anExporter();
    const { id, url } = await api.ok(addExport, requested, { as: staff });
    expect((await fetchFile(url)).statusCode).toBe(200);
    await api.db.query('DELETE FROM account_role WHERE account_id = $1', [staff.accountId]);
    await grant(api.db, staff.accountId, ['platform:export:add']);
    expect((await fetchFile(url)).statusCode).toBe(404);
    expect(await api.ok(exportDetail, { id }, { as: staff })).toMatchObject({ status: 20, url: null });
    await grant(api.db, staff.accountId, ['auction:order:list']);
    expect((await fetchFile(url)).statusCode).toBe(200);
    await api.db.query('UPDATE account SET status = 0 WHERE id = $1', [staff.accountId]);
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('is fetched no more by who sees fewer rows than it has', async () => {
    const companyId = await aCompany(api.db);
    const staff = await anExporter();
    const { url } = await api.ok(addExport, requested, { as: staff });
    await api.db.query('DELETE FROM account_role WHERE account_id = $1', [staff.accountId]);
    await grant(api.db, staff.accountId, ['platform:export:add', 'auction:order:list'], companyId);
    expect((await fetchFile(url)).statusCode).toBe(404);
    const { url: own } = await api.ok(addExport, requested, { as: staff });
    expect((await fetchFile(own)).statusCode).toBe(200);
    await api.db.query(
      `UPDATE role SET data_scope = 4 WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)`,
      [staff.accountId],
    );
    expect((await fetchFile(own)).statusCode).toBe(404);
  });
});

describe('a large export', () => {
  const large = { ...requested, filters: { username: 'Large' } };
  beforeAll(() => someCompanies(10_500, 'Large'));

  const untilFinished = async (id: number, as: Person): Promise<ExportAnswer> => {
    let answer = await api.ok(exportDetail, { id }, { as });
    await eventually(
      'a finished export',
      async () => {
        answer = await api.ok(exportDetail, { id }, { as });
        return answer.finished_at !== null;
      },
      30_000,
    );
    return answer;
  };

  it('is written by a job that reports its progress, and then its end', async () => {
    const staff = await anExporter();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let seen = 0;
    onRow = () => (++seen === 5_001 ? held : undefined);
    const added = await api.ok(addExport, large, { as: staff });
    expect(added).toMatchObject({ rows: 10_500, url: null });
    await eventually(
      'half of it',
      async () => {
        const { status, rows_done } = await api.ok(exportDetail, { id: added.id }, { as: staff });
        return status === 10 && rows_done === 5_000;
      },
      30_000,
    );
    go();
    const done = await untilFinished(added.id, staff);
    expect(done).toMatchObject({ status: 20, rows: 10_500, rows_done: 10_500 });
    expect((await textOf(done)).trim().split('\r\n')).toHaveLength(10_501);
    await eventually('its event handled', async () => {
      const { rows } = await api.db.query(
        `SELECT FROM outbox WHERE event = 'export.finished' AND parked_at IS NOT NULL`,
      );
      return rows.length === 0;
    });
  });

  it('is cancelled by its owner while it is written: it ends there, and nothing of it is kept', async () => {
    const staff = await anExporter();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let seen = 0;
    onRow = () => (++seen === 2_501 ? held : undefined);
    const stored = jest.spyOn(api.app.get(Storage, { strict: false }), 'put');
    const { id } = await api.ok(addExport, large, { as: staff });
    await eventually('a part of it', async () => {
      const { rows_done } = await api.ok(exportDetail, { id }, { as: staff });
      return rows_done === 2_000;
    });
    const colleague = await anExporter();
    expect((await api.refused(cancelExport, { id }, { as: colleague })).error).toBe('NOT_FOUND');
    for (let times = 0; times < 2; times += 1)
      expect(await api.ok(cancelExport, { id }, { as: staff })).toMatchObject({ status: -2, url: null });
    go();
    await eventually('the writer gone', async () => seen >= 3_000);
    await api.app.get(ExportJobs, { strict: false }).resume();
    expect(await api.ok(exportDetail, { id }, { as: staff })).toMatchObject({ status: -2, rows_done: 2_000 });
    expect(seen).toBeLessThan(10_500);
    expect(stored).not.toHaveBeenCalled();
    stored.mockRestore();
    const { rows } = await api.db.query(
      `SELECT FROM outbox WHERE event = 'export.finished' AND (payload ->> 'export_id')::bigint = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('cancelled while its file was being put away leaves no file behind', async () => {
    const staff = await anExporter();
    const storage = api.app.get(Storage, { strict: false });
    const put = storage.put.bind(storage);
    const keys: string[] = [];
    const spy = jest.spyOn(storage, 'put').mockImplementation(async (key, ...rest) => {
      keys.push(key);
      await put(key, ...rest);
      const { data } = await api.ok(exportList, { status: 10 }, { as: staff });
      await api.ok(cancelExport, { id: data[0]?.id ?? 0 }, { as: staff });
    });
    const answer = await api.ok(addExport, { ...requested, filters: { username: 'Large1' } }, { as: staff });
    spy.mockRestore();
    expect(answer).toMatchObject({ status: -2, url: null });
    expect(keys).toHaveLength(1);
    expect(await storage.sizeOf(keys[0] ?? '')).toBeNull();
    expect((await api.refused(cancelExport, { id: 999_999 }, { as: staff })).error).toBe('NOT_FOUND');
  });

  it('that is finished cannot be cancelled any more', async () => {
    const staff = await anExporter();
    const done = await api.ok(addExport, { ...requested, filters: { username: 'Large1' } }, { as: staff });
    expect((await api.refused(cancelExport, { id: done.id }, { as: staff })).error).toBe('STATE_CONFLICT');
    expect((await fetchFile(done.url)).statusCode).toBe(200);
  });

  it('is tried again after a fault, and started anew when its process ended', async () => {
    const staff = await anExporter();
    let faults = 1;
    onRow = () => {
      if (faults-- > 0) throw new Error('the table was away');
    };
    const { id } = await api.ok(addExport, large, { as: staff });
    expect((await untilFinished(id, staff)).status).toBe(20);

    const { rows } = await api.db.query<{ id: number }>(
      `INSERT INTO export_job (account_id, resource, format, filters, columns, language, rows, status, attempts, beat_at)
       VALUES ($1, 'samples', 'csv', '{"username": "Large1"}', '{id}', 'en', 1, 10, 1, now() - interval '1 hour'),
              ($1, 'samples', 'csv', '{}', '{id}', 'en', 1, 10, 3, now() - interval '1 hour') RETURNING id`,
      [staff.accountId],
    );
    await api.app.get(ExportJobs, { strict: false }).resume();
    const [again, given] = await Promise.all(rows.map((row) => untilFinished(row.id, staff)));
    expect([again?.status, given?.status]).toEqual([20, -1]);
  });

  it('gives nothing to somebody who lost the permission before it was written', async () => {
    const staff = await anExporter();
    const { rows } = await api.db.query<{ id: number }>(
      `INSERT INTO export_job (account_id, resource, format, filters, columns, language, rows, created_at)
       VALUES ($1, 'samples', 'csv', '{}', '{id}', 'en', 1, now() - interval '1 hour') RETURNING id`,
      [staff.accountId],
    );
    await api.db.query('DELETE FROM account_role WHERE account_id = $1', [staff.accountId]);
    await grant(api.db, staff.accountId, ['platform:export:add']);
    await api.app.get(ExportJobs, { strict: false }).resume();
    expect(await untilFinished(rows[0]?.id ?? 0, staff)).toMatchObject({ status: -1, url: null });
  });

  it('is one of at most three that are not finished', async () => {
    const staff = await anExporter();
    await api.db.query(
      `INSERT INTO export_job (account_id, resource, format, filters, columns, language, rows)
       SELECT $1, 'samples', 'csv', '{}', '{id}', 'en', 1 FROM generate_series(1, 3)`,
      [staff.accountId],
    );
    expect((await api.refused(addExport, requested, { as: staff })).error).toBe('RATE_LIMITED');
  });
});

describe('after seven days', () => {
  it('an export is gone, its file too', async () => {
    const staff = await anExporter(await aCompany(api.db));
    const { id, url } = await api.ok(addExport, requested, { as: staff });
    await api.db.query(`UPDATE export_job SET finished_at = finished_at - interval '8 days' WHERE id = $1`, [
      id,
    ]);
    await api.app.get(ExportJobs, { strict: false }).deleteExpired();
    expect((await fetchFile(url)).statusCode).toBe(404);
    expect((await api.refused(exportDetail, { id }, { as: staff })).error).toBe('NOT_FOUND');
  });
});
