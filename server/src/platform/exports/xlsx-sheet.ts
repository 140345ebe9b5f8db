import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isRisky, serialOf, serialOfDay } from './cell-text.js';
import type { Cell } from './export-resource.js';

/** Rows of a sheet, the header's included; the format has no more (ECMA-376). */
export const XLSX_ROWS_MAX = 1_048_576;
/** Longest text of a cell. */
const CELL_MAX = 32_767;
const SHEET_NAME_MAX = 31;
/** Rows put together before they are written, so that the zip gets chunks worth compressing. */
const CHUNK_ROWS = 200;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** How many rows determine the widths of columns, and which hold instants; the rest is streamed. */
const SAMPLE_ROWS = CHUNK_ROWS;

/**
 * Writes one sheet of an XLSX file as its rows come; the first row is the header and stays in sight. A whole workbook
 * library would keep the rows: this is the least that spreadsheet programs open.
 */
export async function writeXlsx(
  path: string,
  title: string,
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): Promise<void> {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetXml(rows, timeZone), { objectMode: false });
  for (const [name, text] of Object.entries(partsOf(title))) zip.addBuffer(Buffer.from(HEAD + text), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // A fault of the rows is a fault of the file; yazl itself only reports it to its own listeners.
  const failed = new Promise<never>((_, reject) => {
    sheet.on('error', reject);
    zip.on('error', reject);
  });
  await Promise.race([pipeline(zip.outputStream, createWriteStream(path)), failed]);
}

async function* sheetXml(rows: AsyncIterable<readonly Cell[]>, timeZone: string): AsyncGenerator<Buffer> {
  const source = rows[Symbol.asyncIterator]();
  const sample: (readonly Cell[])[] = [];
  let next = await source.next();
  for (; next.done !== true && sample.length < SAMPLE_ROWS; next = await source.next())
    sample.push(next.value);
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `${widthsXml(sample)}<sheetData>`,
  );
  const [header, ...first] = sample;
  let no = 0;
  const rowXml = (row: readonly Cell[]): string => {
    no += 1;
    const cells = row.map((cell, place) => cellXml(cell, `${lettersOf(place)}${no}`, timeZone));
    return `<row r="${no}">${cells.join('')}</row>`;
  };
  // A date of a spreadsheet has no zone: the column's name states it.
  const named = header?.map((name, place) =>
    first.some((row) => row[place] instanceof Date) ? `${textOf(name)} (${timeZone})` : name,
  );
  let text = [...(named === undefined ? [] : [named]), ...first].map(rowXml).join('');
  for (let count = 1; next.done !== true; count += 1) {
    text += rowXml(next.value);
    next = await source.next();
    if (count % CHUNK_ROWS !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

/** In characters of the sheet's font; what is longer is read in its cell. */
const WIDTH = { min: 8, max: 60, instant: 19, day: 10, margin: 2 } as const;
/** From here on letters are as wide as two. */
const WIDE_FROM = 0x1100;

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';

function widthOf(cell: Cell | undefined): number {
  if (cell instanceof Date) return WIDTH.instant;
  if (typeof cell === 'object' && cell !== null) return 'day' in cell ? WIDTH.day : cell.decimal.length * 1.3;
  const lineWidth = (line: string): number =>
    [...line].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? 2 : 1), 0);
  return Math.max(...textOf(cell).split('\n').map(lineWidth));
}

/** Columns as wide as what the first rows hold. */
function widthsXml(sample: readonly (readonly Cell[])[]): string {
  const columns = (sample[0] ?? []).map((_, place) => {
    const widest = Math.max(...sample.map((row) => widthOf(row[place])));
    const width = Math.min(WIDTH.max, Math.max(WIDTH.min, Math.ceil(widest))) + WIDTH.margin;
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
  });
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

/**
 * Indexes into STYLES. Quoted is text that stays text when a person edits its cell, as if an apostrophe had been typed before
 * it.
 */
const STYLE = { quoted: 1, instant: 2, day: 3, whole: 4, fraction: 5 } as const;

/** Of a column: A, B, … Z, AA. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** @param at its address, which the format lets out and many programs need: B7 */
function cellXml(cell: Cell, at: string, timeZone: string): string {
  if (cell === null) return `<c r="${at}"/>`;
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : `<c r="${at}"/>`;
  if (cell instanceof Date) return `<c r="${at}" s="${STYLE.instant}"><v>${serialOf(cell, timeZone)}</v></c>`;
  if (typeof cell === 'object') {
    if ('day' in cell) return `<c r="${at}" s="${STYLE.day}"><v>${serialOfDay(cell.day)}</v></c>`;
    const style = cell.decimal.includes('.') ? STYLE.fraction : STYLE.whole;
    return `<c r="${at}" s="${style}"><v>${cell.decimal}</v></c>`;
  }
  // A cell typed as text is never read as a formula; an apostrophe in it would be part of the text.
  const style = isRisky(cell) ? ` s="${STYLE.quoted}"` : '';
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, CELL_MAX))}</t></is></c>`;
}

/** 3 and 4 are the format's own numbers of `#,##0` and `#,##0.00`. */
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font/></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="6"><xf xfId="0"/><xf xfId="0" numFmtId="49" quotePrefix="1" applyNumberFormat="1"/>' +
  [164, 165, 3, 4].map((id) => `<xf xfId="0" numFmtId="${id}" applyNumberFormat="1"/>`).join('') +
  '</cellXfs></styleSheet>';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML 1.0, which has no control characters and no halves of surrogate pairs. */
export const escaped = (text: string): string =>
  text
    // The expression names control characters on purpose: they are what is dropped.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** What a sheet may not be called. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, SHEET_NAME_MAX) || 'Sheet';

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;

const partsOf = (title: string): Record<string, string> => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
    `<sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': STYLES,
});
