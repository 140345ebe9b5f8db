import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CAUSE_NAMES } from '@fovea/shared-types/finance/cause-names';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { CURRENCIES, isCurrency } from '@fovea/shared-types/money';
import type { RecordField } from '@fovea/shared-types/record/field';
import { fieldsOf } from '@fovea/shared-types/record/record';
import { readSheet } from 'read-excel-file/node';
import { ledgerCauseTypes } from '../../../server/src/finance/ledger/ledger-causes.js';
import { writeCsv } from '../../../server/src/platform/exports/csv-sheet.js';
import type { Cell } from '../../../server/src/platform/exports/export-resource.js';
import {
  ExportRegistry,
  type RegisteredExport,
} from '../../../server/src/platform/exports/export-registry.js';
import { writeXlsx } from '../../../server/src/platform/exports/xlsx-sheet.js';
import { servedRecords } from '../../../server/src/platform/records/served-record.js';
import { startApi, type TestApi } from '../../support/api.js';

/** Rows as they were sent, so that they can be put right and sent again: texts of their sender. */
const AS_SENT = new Set(['goods_import_rows', 'opening_import_rows']);
/** Names that SQL has put into the reader's language, and what people wrote themselves. */
const NAMED = /_name$|^reason|_reason$|^(partner_)?licence_kind$|^source$/;
/** A field that could hold a name of the program's own. */
const OWN_NAME = /(^|_)(kind|type|status|state|scope)$/;
const RAW = 'order';
const AT = new Date('2026-11-20T03:04:05Z');

let api: TestApi;
let folder: string;
let registry: ExportRegistry;
beforeAll(async () => {
  api = await startApi();
  registry = api.app.get(ExportRegistry, { strict: false });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'export-rule-'));
});
afterAll(async () => {
  await fs.rm(folder, { recursive: true });
  await api?.stop();
});

/** A value as SQL reads it for a field; amounts are negative, in minor units. */
function sampleOf(name: string, field: RecordField): unknown {
  switch (field.kind) {
    case 'money':
      return -3_454_050;
    case 'int':
      return field.currency === undefined ? 7 : -34_540;
    case 'reference':
      return 5;
    case 'flag':
      return 1;
    case 'truth':
      return true;
    case 'choice':
      return field.codes?.[0];
    case 'choices':
      return field.codes?.slice(0, 1);
    case 'texts':
      return ['one'];
    case 'instant':
      return AT;
    case 'day':
      return '2026-11-20';
    default:
      if (field.isCountry) return 'JP';
      return field.oneOf?.[0] ?? (OWN_NAME.test(name) ? RAW : 'text');
  }
}

/** Of a list by hand: its row has these names, whatever else it holds. */
const handMade = (): object =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        const prop = String(name);
        if (prop === 'currency') return 'CNY';
        if (/_at$|^at$/.test(prop)) return AT;
        if (/price|amount/.test(prop)) return -3_454_050;
        if (/^(cells|images|titles|faults|missing)$/.test(prop)) return {};
        return /name|sn|model|maker|title/.test(prop) ? 'text' : 1;
      },
    },
  );

function recordOf(resource: string) {
  const served = servedRecords.find(({ record }) => record.declared.exports === resource);
  return served && { served, fields: fieldsOf(served.record) };
}

function rowOf(resource: string): object {
  const found = recordOf(resource);
  if (!found) return handMade();
  const values = Object.entries(found.fields).map(([name, field]) => [name, sampleOf(name, field)]);
  const row: Record<string, unknown> = { id: 9, ...Object.fromEntries(values) };
  for (const { currency } of Object.values(found.fields)) if (currency !== undefined) row[currency] = 'CNY';
  // Both sides of the journal are made of one change.
  return resource === 'journal' ? { ...row, debit: -3_454_050, credit: 3_454_050 } : row;
}

interface Opened {
  titles: unknown[];
  cells: unknown[];
}

/** The file as a spreadsheet program has it. */
async function opened(resource: string, table: RegisteredExport, language: Language): Promise<Opened> {
  const props = [...table.columns.keys()];
  const rows = [table.headersOf(props, language), table.rowOf(rowOf(resource), props, language)];
  const file = path.join(folder, `${resource}-${language}.xlsx`);
  await writeXlsx(file, 'Sheet', inOrder(rows), 'Asia/Tokyo');
  const [titles = [], cells = []] = await readSheet(file, { trim: false });
  return { titles: [...titles], cells: [...cells] };
}

async function* inOrder(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  for (const row of rows) yield await Promise.resolve(row);
}

/** What breaks the rule in a file. */
function faultsIn(resource: string, table: RegisteredExport, { titles, cells }: Opened): string[] {
  const faults: string[] = [];
  const fields = recordOf(resource)?.fields ?? {};
  let place = 0;
  for (const [prop, { isMoney }] of table.columns) {
    const cell = cells[place] ?? null;
    const wrong = (why: string) => faults.push(`${resource}.${prop}: ${why}: ${JSON.stringify(cell)}`);
    if (titles[place] === undefined || titles[place] === '') wrong('no title');
    place += 1;
    if (isMoney) {
      const currency = cells[place] ?? null;
      place += 1;
      if (cell === null && currency === null) continue;
      if (typeof cell !== 'number' || Math.abs(cell) < 1_000) wrong('an amount is a number');
      if (!isCurrency(currency)) wrong('an amount has its currency beside it');
      continue;
    }
    if (/(^|_)(price|amount|money|balance|cost|due|sum)$/.test(prop)) wrong('an amount without a currency');
    const field = fields[prop];
    if (field === undefined) continue;
    if (field.kind === 'int' && typeof cell !== 'number') wrong('a number is one');
    if (field.kind === 'instant' || field.kind === 'day')
      if (!((cell as unknown) instanceof Date)) wrong('a date is one');
    if ((field.kind === 'choice' || field.kind === 'flag') && (typeof cell !== 'string' || cell === ''))
      wrong('a code has a name');
    if (field.isCountry && cell === 'JP') wrong('a country has a name');
    const isOwnName = field.kind === 'text' && !NAMED.test(prop) && !isCurrency(field.oneOf?.[0]);
    if (isOwnName && typeof cell === 'string' && (cell === RAW || field.oneOf?.includes(cell)))
      wrong('a name of the program');
  }
  return faults;
}

describe('every export', () => {
  it.each(LANGUAGES)('holds numbers, dates and names that a spreadsheet reads, in %s', async (language) => {
    const names = registry.names();
    expect(names.length).toBeGreaterThan(60);
    const faults: string[] = [];
    for (const name of names) {
      if (AS_SENT.has(name)) continue;
      const table = registry.get(name);
      faults.push(...faultsIn(name, table, await opened(name, table, language)));
    }
    expect(faults).toEqual([]);
  });

  it('has amounts that can be added up, negative ones too, in a workbook and as text', async () => {
    const table = registry.get('balance_details');
    const { titles, cells } = await opened('balance_details', table, 'en');
    const change = titles.indexOf('Change');
    expect([titles[change + 1], cells[change], cells[change + 1]]).toEqual([
      'Change (currency)',
      -34_540.5,
      'CNY',
    ]);
    const file = path.join(folder, 'balance.csv');
    await writeCsv(
      file,
      inOrder([table.rowOf(rowOf('balance_details'), [...table.columns.keys()], 'en')]),
      'Asia/Tokyo',
    );
    expect(await fs.readFile(file, 'utf8')).toContain(',-34540.50,CNY,');
  });

  it('of the journal has the columns that the ledger promises, whichever the list shows', async () => {
    const table = registry.get('journal');
    const documented = (await fs.readFile(path.join(import.meta.dirname, '../../../docs/ledger.md'), 'utf8'))
      .replace(/\s+/g, ' ')
      .match(/with these columns in the reader's language: (.*?)\. They are/)?.[1];
    expect(table.headersOf(['debit'], 'en').join(', ').toLowerCase()).toBe(documented?.toLowerCase());
  });

  it('names every cause of the ledger', () => {
    expect(ledgerCauseTypes().filter((type) => CAUSE_NAMES[type] === undefined)).toEqual([]);
    expect(CURRENCIES).toHaveLength(3);
  });
});
