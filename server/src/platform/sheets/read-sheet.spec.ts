import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';
import { aPdf, aPng } from '../../../../test/fixtures/files.js';
import { aCsv, aWorkbook, aZip, sheetOf, workbookParts } from '../../../../test/fixtures/sheets.js';
import type { AppError } from '../kernel/app-error.js';
import { readSheet } from './read-sheet.js';
import type { SheetRow } from './sheet-row.js';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sheet-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

type Bounds = Parameters<typeof readSheet>[3];

async function read(bytes: Buffer | string, language: Language = 'en', bounds?: Bounds): Promise<SheetRow[]> {
  const file = path.join(folder, 'received');
  await fs.writeFile(file, bytes);
  const rows: SheetRow[] = [];
  await readSheet(file, language, (row) => void rows.push(row), bounds);
  return rows;
}
const cellsOf = async (bytes: Buffer | string, language?: Language) =>
  (await read(bytes, language)).map(({ cells }) => cells);
const faultOf = (bytes: Buffer | string, bounds?: Bounds): Promise<string> =>
  read(bytes, 'en', bounds).then(
    (rows) => `${rows.length} rows`,
    (error: AppError) => error.id,
  );

describe('a CSV file', () => {
  it('is read with its quotes, line breaks, empty lines and numbers of rows', async () => {
    const rows = await read('name,price\r\n\r\n"a ""b""\nc",1\n , \nlast;one,2');
    expect(rows).toEqual([
      { no: 1, cells: ['name', 'price'] },
      { no: 3, cells: ['a "b"\nc', '1'] },
      { no: 5, cells: ['last;one', '2'] },
    ]);
    expect(await cellsOf('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(await cellsOf('a\tb\n1,5\t2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  const JAPANESE = [
    [0x8f, 0xa4, 0x95, 0x69, 0x96, 0xbc], // 商品名
    [0x8a, 0xe1, 0x92, 0xea, 0x83, 0x4a, 0x83, 0x81, 0x83, 0x89], // 眼底カメラ
  ];
  const CHINESE = [
    [0xc9, 0xcc, 0xc6, 0xb7, 0xc3, 0xfb, 0xb3, 0xc6], // 商品名称
    [0xd1, 0xdb, 0xb5, 0xd7, 0xcf, 0xe0, 0xbb, 0xfa], // 眼底相机
  ];
  const lines = (cells: number[][]) => Buffer.concat(cells.map((cell) => Buffer.from([...cell, 0x0a])));

  it.each(['zh', 'en', 'ja'] as const)(
    'is read in the encodings of Excel, for a reader of %s',
    async (language) => {
      expect(await cellsOf('\ufeff商品名\n眼底カメラ', language)).toEqual([['商品名'], ['眼底カメラ']]);
      expect(await cellsOf(Buffer.from('\ufeff商品名\n眼底カメラ', 'utf16le'), language)).toEqual([
        ['商品名'],
        ['眼底カメラ'],
      ]);
      expect(await cellsOf(lines(JAPANESE), language)).toEqual([['商品名'], ['眼底カメラ']]);
      expect(await cellsOf(lines(CHINESE), language)).toEqual([['商品名称'], ['眼底相机']]);
    },
  );

  it('is refused when a quote never closes, a cell or the file is endless, or a row has a thousand columns', async () => {
    expect(await faultOf(`a,b\n"never,${'x'.repeat(200_000)}`)).toBe('IMPORT_UNREADABLE');
    expect(await faultOf(`a,b\n${'x'.repeat(60_000)},1`)).toBe('IMPORT_UNREADABLE');
    expect(await faultOf(`a${',b'.repeat(1000)}`)).toBe('IMPORT_UNREADABLE');
    expect(await faultOf('"a"b,c')).toBe('IMPORT_UNREADABLE');
    expect(await faultOf(`a\n${'1\n'.repeat(1_000_000)}`)).toBe('IMPORT_TOO_LARGE');
    expect(await faultOf('\n'.repeat(1_000_000))).toBe('IMPORT_TOO_LARGE');
  });
});

describe('an XLSX file', () => {
  it('is read from any writer: shared and rich texts, readings, gaps, numbers, prefixes', async () => {
    const shared =
      '<sst><si><t>Name</t></si><si><r><t>眼底</t></r><r><t>カメラ</t></r><rPh sb="0" eb="2"><t>ガンテイ</t></rPh></si></sst>';
    const sheet = sheetOf(
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Price</t></is></c></row>' +
        '<row r="5"><c r="A5" t="s"><v>1</v></c><c r="C5"><v>0.30000000000000004</v></c><c r="D5" t="b"><v>1</v></c></row>' +
        '<row r="9"><c r="B9"/></row>',
    );
    const file = await aZip(workbookParts(sheet, { 'xl/sharedStrings.xml': shared }));
    expect(await read(file)).toEqual([
      { no: 2, cells: ['Name', '', 'Price'] },
      { no: 5, cells: ['眼底カメラ', '', '0.3', 'TRUE'] },
    ]);
    const prefixed = sheetOf('<x:row><x:c t="str"><x:v>a</x:v></x:c></x:row>');
    expect(await cellsOf(await aZip(workbookParts(prefixed)))).toEqual([['a']]);
  });

  it('is read as text where a cell holds a formula: nothing is reckoned', async () => {
    const sheet = sheetOf(
      '<row><c><f>WEBSERVICE("http://evil.example")</f><v>12</v></c><c t="str"><f>cmd()</f><v>x</v></c></row>',
    );
    expect(await cellsOf(await aZip(workbookParts(sheet)))).toEqual([['12', 'x']]);
    const dangerous = [`=cmd|' /C calc'!A0`, '@SUM(1)', '+1+1', '-2+3', '\t=1'];
    expect(await cellsOf(await aWorkbook([dangerous]))).toEqual([dangerous]);
    expect(await cellsOf(aCsv([dangerous]))).toEqual([dangerous]);
  });

  it('keeps a cell of 10,000 characters whole, and refuses one that is far longer', async () => {
    const long = '眼'.repeat(10_000);
    expect(await cellsOf(await aWorkbook([['Name'], [long]]))).toEqual([['Name'], [long]]);
    expect(await cellsOf(aCsv([['Name'], [long]]))).toEqual([['Name'], [long]]);
    expect(await faultOf(await aWorkbook([['x'.repeat(50_001)]]))).toBe('IMPORT_UNREADABLE');
    const shared = `<sst><si><t>${'x'.repeat(50_001)}</t></si></sst>`;
    const sheet = sheetOf('<row><c t="s"><v>0</v></c></row>');
    expect(await faultOf(await aZip(workbookParts(sheet, { 'xl/sharedStrings.xml': shared })))).toBe(
      'IMPORT_UNREADABLE',
    );
  });

  it('is refused in an encoding other than its standard’s', async () => {
    const sheet = sheetOf('<row><c t="str"><v>商品</v></c></row>');
    const parts = workbookParts(sheet);
    for (const bytes of [
      Buffer.from(`\ufeff${sheet}`, 'utf16le'),
      Buffer.from(sheet.replace('商品', '\u00c9\u00cc'), 'latin1'),
    ])
      expect(await faultOf(await aZip({ ...parts, 'xl/worksheets/goods.xml': bytes }))).toBe(
        'IMPORT_UNREADABLE',
      );
  });

  it('is refused when it names places outside of itself', async () => {
    const inside = 'up/up/up/etc/passwd';
    for (const outside of ['../../../etc/passwd', '/p/up/up/etc/passwd', 'C:/up/up/etc/passwd']) {
      const sound = await aZip({ ...workbookParts(sheetOf('<row/>')), [inside]: 'x' });
      // No program writes such a name, so that it is put into the finished archive.
      const hostile = Buffer.from(sound.toString('latin1').replaceAll(inside, outside), 'latin1');
      expect(await faultOf(hostile)).toBe('IMPORT_UNREADABLE');
    }
    for (const target of [
      '../../../../etc/passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      'http://evil.example/a',
    ])
      expect(
        await faultOf(
          await aZip({
            ...workbookParts(sheetOf('<row/>')),
            'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="${target}"/></Relationships>`,
          }),
        ),
      ).toBe('IMPORT_UNREADABLE');
  });

  it('is refused with a million rows, empty ones too, with rows that claim to be far below, and with thousands of parts', async () => {
    const row = '<row><c><v>1</v></c></row>';
    expect(await faultOf(await aZip(workbookParts(sheetOf(row.repeat(1_000_000)))))).toBe('IMPORT_TOO_LARGE');
    const far = sheetOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>');
    expect(await faultOf(await aZip(workbookParts(far)))).toBe('IMPORT_TOO_LARGE');
    expect(await faultOf(await aZip(workbookParts(sheetOf('<row/>'.repeat(1_000_000)))))).toBe(
      'IMPORT_TOO_LARGE',
    );
    const parts = Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`xl/media/${i}.png`, '']));
    expect(await faultOf(await aZip(workbookParts(sheetOf('<row/>'), parts)))).toBe('IMPORT_TOO_LARGE');
    const wide = sheetOf('<row><c r="XFD1"><v>1</v></c></row>');
    expect(await faultOf(await aZip(workbookParts(wide)))).toBe('IMPORT_UNREADABLE');
  });

  it('is refused when it unpacks to far more than it is, soon and without keeping it', async () => {
    const blank = await aZip(workbookParts(' '.repeat(20_000_000)));
    expect(blank.length).toBeLessThan(50_000);
    expect(await faultOf(blank)).toBe('IMPORT_UNREADABLE');
    const text = await aZip(workbookParts(sheetOf(`<row><c t="str"><v>${'x'.repeat(20_000_000)}`)));
    expect(await faultOf(text)).toBe('IMPORT_UNREADABLE');
    const tags = await aZip(workbookParts(sheetOf('<a></a>'.repeat(1_000_000))));
    const bounds = { timeMs: 15_000, unpackedBytes: 3_000_000 };
    expect(await faultOf(tags, bounds)).toBe('IMPORT_TOO_LARGE');
  });

  it('is refused when it takes too long', async () => {
    const tags = await aZip(workbookParts(sheetOf('<a></a>'.repeat(1_000_000))));
    // Within all other bounds: with the time to read it, it is refused for what it lacks.
    expect(await faultOf(tags, { timeMs: 600_000, unpackedBytes: 100_000_000 })).not.toBe('IMPORT_TOO_LARGE');
    expect(await faultOf(tags, { timeMs: 50, unpackedBytes: 100_000_000 })).toBe('IMPORT_TOO_LARGE');
  });

  it('is refused with a document type, be it a bomb of entities or a way outside', async () => {
    const levels = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
      '',
    );
    const bomb = `<!DOCTYPE w [<!ENTITY l0 "lol">${levels}]>`;
    const outside = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    for (const type of [bomb, outside]) {
      const sheet = `<?xml version="1.0"?>${type}<worksheet><sheetData><row><c t="str"><v>&l10;</v></c></row></sheetData></worksheet>`;
      expect(await faultOf(await aZip(workbookParts(sheet)))).toBe('IMPORT_UNREADABLE');
    }
    const undeclared = sheetOf('<row><c t="str"><v>&x;</v></c></row>');
    expect(await faultOf(await aZip(workbookParts(undeclared)))).toBe('IMPORT_UNREADABLE');
  });

  it('is refused when it is damaged or some other archive', async () => {
    const sound = await aWorkbook([['Name'], ['Slit lamp']]);
    expect(await faultOf(sound.subarray(0, sound.length - 30))).toBe('IMPORT_UNREADABLE');
    const flipped = Buffer.from(sound);
    flipped.fill(0xff, 60, 90);
    expect(await faultOf(flipped)).toBe('IMPORT_UNREADABLE');
    expect(await faultOf(await aZip({ 'word/document.xml': '<w/>' }))).toBe('IMPORT_UNREADABLE');
    expect(await faultOf(await aZip(workbookParts('<worksheet><sheetData><row>')))).toBe('IMPORT_UNREADABLE');
    const lost = sheetOf('<row><c t="s"><v>7</v></c></row>');
    expect(await faultOf(await aZip(workbookParts(lost)))).toBe('IMPORT_UNREADABLE');
  });
});

describe('any other file', () => {
  it('is refused by its contents, whatever its name', async () => {
    expect(await faultOf(await aPng())).toBe('FILE_TYPE');
    expect(await faultOf(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))).toBe(
      'FILE_TYPE',
    );
    expect(await faultOf(Buffer.alloc(0))).toBe('IMPORT_EMPTY');
    expect(await faultOf(Buffer.from([0x61, 0xff, 0xff, 0xff, 0x0a]))).toBe('FILE_TYPE');
  });

  it('that is text is read as such, and its reader sees that no column is known', async () => {
    expect((await read(aPdf())).length).toBeGreaterThan(1);
    expect(await cellsOf(aCsv([['a', 1]]))).toEqual([['a', '1']]);
  });
});
