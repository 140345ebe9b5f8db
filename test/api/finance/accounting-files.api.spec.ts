import { accountCode } from '@fovea/shared-types/finance/account-code.record';
import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import type { AddExportRequest } from '@fovea/shared-types/platform/export.dto';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { parseCsv } from '../../support/csv.js';
import { readSheet } from 'read-excel-file/node';
import { payeeAccount, platformAccount } from '../../../server/src/finance/ledger/ledger-rows.js';
import { LedgerService } from '../../../server/src/finance/ledger/ledger.service.js';
import { aCompany } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMoneyWorld } from '../../support/money-world.js';
import { aStaff } from '../../support/people.js';
import { plant } from '../../support/planting.js';

type Money = 'JPY' | 'CNY';

let api: TestApi;
let finance: Person;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, [
    'platform:export:add',
    'finance:journal:list',
    'finance:account-code:list',
    'finance:account-code:update',
  ]);
  await aMoneyWorld(api);
  for (const currency of ['JPY', 'CNY'] as const) await sold(currency);
});
afterAll(() => api?.stop());

/** A sale whose seller has a name that Shift_JIS cannot write, the fee of it, and its refund. */
async function sold(currency: Money): Promise<void> {
  const companyId = await aCompany(api.db, {
    ...{ name_c: '东京设备公司', name_e: '', name_j: '' },
    ...{ country: 'CN', time_zone: 'Asia/Shanghai' },
  });
  const payee = { sellerId: finance.accountId, companyId };
  const [bank, escrow] = [platformAccount('bank', currency), payeeAccount(payee, 'escrow', currency)];
  const frozen = payeeAccount(payee, 'frozen', currency);
  const [fee, tax] = [platformAccount('fee', currency), platformAccount('tax', currency)];
  const taxOf = { JPY: 125, CNY: 75 }[currency];
  const share = 25_000 - 1_250 - taxOf;
  const no = { JPY: 9_000_001, CNY: 9_000_002 }[currency];
  const post = (type: string, step: string, postings: Parameters<LedgerService['post']>[2]) =>
    api.db.transaction((tx) =>
      api.app.get(LedgerService, { strict: false }).post(tx, { type, id: no, step }, postings),
    );
  await post('capture', 'capture', [
    { account: bank, change: -25_000 },
    { account: escrow, change: 25_000 },
  ]);
  await post('transfer', 'make', [
    { account: escrow, change: -25_000 },
    { account: frozen, change: share },
    { account: fee, change: 1_250 },
    { account: tax, change: taxOf },
  ]);
  await post('refund', 'give-back', [
    { account: frozen, change: -share },
    { account: fee, change: -1_250 },
    { account: tax, change: -taxOf },
    { account: bank, change: 20_000 },
    { account: platformAccount('suspense', currency), change: 4_000 },
    { account: platformAccount('refunds', currency), change: 1_000 },
  ]);
}

type Filters = AddExportRequest['filters'];
const request = (format: AccountingFormat, filters: Filters) => ({
  ...{ resource: 'journal', filters, columns: ['id'], format, time_zone: 'Asia/Tokyo' },
});
async function fileOf(format: AccountingFormat, filters: Filters): Promise<Buffer> {
  const { url } = await api.ok(addExport, request(format, filters), { as: finance });
  return (await api.app.inject({ method: 'GET', url: url ?? '' })).rawPayload;
}
const rowsOf = (file: Buffer, encoding: string): string[][] =>
  parseCsv(new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(file));

/** The ledger's own sums by the name or the code of an account, read by SQL of this spec. */
async function booked(currency: Money, of: 'code' | 'name', isTaxInside: boolean) {
  const { rows } = await api.db.query<{ account: string; debit: string; credit: string }>(
    `SELECT k.${of} AS account, coalesce(-sum(p.change) FILTER (WHERE p.change < 0), 0)::text AS debit,
       coalesce(sum(p.change) FILTER (WHERE p.change > 0), 0)::text AS credit
     FROM posting p JOIN account_code k
       ON k.kind = CASE WHEN $2 AND p.kind = 'tax' AND EXISTS
         (SELECT FROM posting f WHERE f.entry_id = p.entry_id AND f.kind = 'fee') THEN 'fee' ELSE p.kind END
     WHERE p.currency = $1 GROUP BY k.${of} ORDER BY 1`,
    [currency, isTaxInside],
  );
  return rows;
}
/** The same of the lines of a file. */
function summed(lines: ReadonlyArray<readonly [account: string, debit: number, credit: number]>) {
  const sums = new Map<string, [debit: number, credit: number]>();
  for (const [account, debit, credit] of lines) {
    const [debits, credits] = sums.get(account) ?? [0, 0];
    if (account !== '') sums.set(account, [debits + debit, credits + credit]);
  }
  return [...sums]
    .map(([account, [debit, credit]]) => ({ account, debit: String(debit), credit: String(credit) }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
}
const byCode = <T extends { account: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.account < b.account ? -1 : 1));
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

describe('the journal for 弥生会計', () => {
  it('has 25 columns in Shift_JIS and no header, and is the ledger to the yen', async () => {
    const rows = rowsOf(await fileOf('yayoi', { currency: 'JPY' }), 'shift_jis');
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([25]));
    expect(new Set(rows.map(([flag]) => flag))).toEqual(new Set(['2000', '2110', '2100', '2101']));
    expect(total(rows.map((row) => Number(row[8])))).toBe(total(rows.map((row) => Number(row[14]))));
    const lines = rows.flatMap((row): [string, number, number][] => [
      [row[4] ?? '', Number(row[8]), 0],
      [row[10] ?? '', 0, Number(row[14])],
    ]);
    expect(summed(lines)).toEqual(byCode(await booked('JPY', 'name', true)));
  });

  it('marks the first, middle and last line of an entry, each of which is balanced', async () => {
    const rows = rowsOf(await fileOf('yayoi', { currency: 'JPY' }), 'shift_jis');
    const slips = rows.reduce<string[][][]>((found, row) => {
      if (row[0] === '2000' || row[0] === '2110') return [...found, [row]];
      return [...found.slice(0, -1), [...(found.at(-1) ?? []), row]];
    }, []);
    const { rows: entries } = await api.db.query<{ id: number }>(
      `SELECT DISTINCT entry_id AS id FROM posting WHERE currency = 'JPY' ORDER BY 1`,
    );
    expect(slips.map(([first]) => Number(first?.[1]))).toEqual(entries.map(({ id }) => id));
    for (const slip of slips) {
      const flags = slip.map(([flag]) => flag);
      const middle = slip.slice(2).map(() => '2100');
      expect(flags).toEqual(slip.length === 1 ? ['2000'] : ['2110', ...middle, '2101']);
      expect(new Set(slip.map((row) => row[19]))).toEqual(new Set([slip.length === 1 ? '0' : '3']));
      expect(new Set(slip.map((row) => `${row[1]} ${row[3]}`)).size).toBe(1);
      expect(slip[0]?.[3]).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
      expect(total(slip.map((row) => Number(row[8])))).toBe(total(slip.map((row) => Number(row[14]))));
    }
  });

  it('has the tax class of a fee and of its reversal, with the tax inside', async () => {
    const rows = rowsOf(await fileOf('yayoi', { currency: 'JPY', cause_id: 9_000_001 }), 'shift_jis');
    const classes = rows.flatMap((row) => [row.slice(4, 10), row.slice(10, 16)]);
    expect(classes.filter(([account]) => account === '受取手数料')).toEqual([
      ['受取手数料', '', '', '課税売上内10%', '1375', '125'],
      ['受取手数料', '', '', '課税売返内10%', '1375', '125'],
    ]);
    expect(
      new Set(classes.filter(([name]) => name !== '受取手数料').map(([, , , taxClass]) => taxClass)),
    ).toEqual(new Set(['対象外']));
    expect(rows.map(([flag]) => flag)).toEqual(['2000', '2110', '2101', '2110', '2100', '2101']);
  });

  it('marks each letter that Shift_JIS does not have, beside the number of the entry', async () => {
    const rows = rowsOf(await fileOf('yayoi', { currency: 'JPY', cause_id: 9_000_001 }), 'shift_jis');
    expect(rows[0]?.[16]).toBe('入金 〓京〓〓公司');
    expect(rows[0]?.[21]).toBe(`#${rows[0]?.[1]} capture 9000001 capture`);
  });

  it('is whole entries, whichever of their lines were found', async () => {
    const filters = { currency: 'JPY', cause_id: 9_000_001, kind: 'fee' };
    const rows = rowsOf(await fileOf('yayoi', filters), 'shift_jis');
    expect(rows.map(([flag]) => flag)).toEqual(['2110', '2101', '2110', '2100', '2101']);
  });
});

describe('the journal for freee', () => {
  it('is the ledger to the yen, with a title for each of its columns', async () => {
    const [header = [], ...rows] = rowsOf(await fileOf('freee', { currency: 'JPY' }), 'utf-8');
    const at = (name: string): number => header.indexOf(name);
    expect(header[0]).toBe('日付');
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([header.length]));
    const lines = rows.flatMap((row): [string, number, number][] => [
      [row[at('借方科目コード')] ?? '', Number(row[at('借方金額')]), 0],
      [row[at('貸方科目コード')] ?? '', 0, Number(row[at('貸方金額')])],
    ]);
    expect(summed(lines)).toEqual(byCode(await booked('JPY', 'code', true)));
    const classes = rows.flatMap((row) =>
      ['借方', '貸方'].map((side) =>
        ['税区分', '金額', '税額', '科目コード'].map((name) => row[at(side + name)]),
      ),
    );
    expect(classes).toContainEqual(['課税売上10%', '1375', '125', '4010']);
    expect(classes).toContainEqual(['課税売返10%', '1375', '125', '4010']);
    expect(rows.some((row) => row[at('摘要')]?.includes('东京设备公司'))).toBe(true);
  });
});

describe('the journal for packages of China', () => {
  it('of 用友 is in GB18030 under its mark, and is the ledger to the cent', async () => {
    const [header, ...rows] = rowsOf(await fileOf('yonyou', { currency: 'CNY' }), 'gb18030');
    expect(header).toEqual(['填制凭证', 'V800']);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([8]));
    const lines = rows.map((row): [string, number, number] => [
      row[5] ?? '',
      Math.round(Number(row[6]) * 100),
      Math.round(Number(row[7]) * 100),
    ]);
    expect(total(lines.map(([, debit]) => debit))).toBe(total(lines.map(([, , credit]) => credit)));
    expect(summed(lines)).toEqual(byCode(await booked('CNY', 'code', false)));
    const fees = rows.filter((row) => row[5] === '4010').map((row) => [row[1], row[4], row[6], row[7]]);
    expect(fees).toEqual([
      ['记', '销项6% 货款 东京设备公司 transfer 9000002 make', '0.00', '12.50'],
      ['记', '销项6%冲减 退款 东京设备公司 refund 9000002 give-back', '12.50', '0.00'],
    ]);
  });

  it('of 金蝶 is a workbook with numbers and dates', async () => {
    const [header = [], ...rows] = await readSheet(await fileOf('kingdee', { currency: 'CNY' }));
    expect(header).toContain('科目代码');
    const lines = rows.map((row): [string, number, number] => [
      String(row[5]),
      Math.round(Number(row[7]) * 100),
      Math.round(Number(row[8]) * 100),
    ]);
    expect(summed(lines)).toEqual(byCode(await booked('CNY', 'code', false)));
    expect(rows[0]?.[0]).toBeInstanceOf(Date);
    expect(typeof rows[0]?.[7]).toBe('number');
  });
});

describe('a file for a package', () => {
  const refusal = (format: AccountingFormat, filters: Filters) =>
    api.refused(addExport, request(format, filters), { as: finance });

  it.each([
    ['yayoi', {}],
    ['yayoi', { currency: 'CNY' }],
    ['freee', {}],
    ['yonyou', { currency: 'JPY' }],
    ['kingdee', {}],
  ] as const)('for %s is refused of %j: its books have one currency', async (format, filters) => {
    expect(await refusal(format, filters)).toMatchObject({ error: 'EXPORT_CURRENCY' });
  });

  it('is refused of a table that has none', async () => {
    const accounts = { ...request('yayoi', {}), resource: 'audit_log', columns: ['username'] };
    const staff = await aStaff(api, ['platform:export:add', 'rbac:audit-log:list']);
    expect(await api.refused(addExport, accounts, { as: staff })).toMatchObject({
      error: 'VALIDATION',
      fields: { format: expect.any(String) },
    });
  });

  it.each([
    ['yayoi', { name: '受取手数料（プラットフォーム利用料）' }, 'EXPORT_ACCOUNT'],
    ['yayoi', { name: '手续费收入' }, 'EXPORT_ACCOUNT'],
    ['yonyou', { code: '4010.0000.0000.0001' }, 'EXPORT_ACCOUNT'],
  ] as const)('for %s is refused while an account is %j', async (format, change, error) => {
    const currency = format === 'yayoi' ? 'JPY' : 'CNY';
    const { data } = await api.ok(accountCode.calls.list, { kind: 'fee' }, { as: finance });
    const { id = 0, code = '', name = '' } = data[0] ?? {};
    await api.ok(accountCode.calls.update, { id, code, name, ...change }, { as: finance });
    expect(await refusal(format, { currency })).toMatchObject({ error });
    await api.ok(accountCode.calls.update, { id, code, name }, { as: finance });
    expect((await fileOf(format, { currency })).length).toBeGreaterThan(0);
  });

  it('is refused while fees have a tax rate without a class', async () => {
    const add = `INSERT INTO platform_fee (currency, rate, tax_rate, effective_from) VALUES ('JPY', 5, 7.5, '2039-01-01')`;
    await plant(api.db, add, []);
    expect(await refusal('yayoi', { currency: 'JPY' })).toMatchObject({
      ...{ error: 'EXPORT_TAX_RATE', data: { rate: '7.5' } },
    });
  });
});
