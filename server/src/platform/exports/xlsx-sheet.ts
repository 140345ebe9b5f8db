import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isRisky } from './cell-text.js';

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

/**
 * Writes one sheet of an XLSX file as its rows come; the first row is the header and stays in sight. A whole workbook
 * library would keep the rows: this is the least that spreadsheet programs open.
 */
export async function writeXlsx(
  path: string,
  title: string,
  rows: AsyncIterable<readonly (string | number)[]>,
): Promise<void> {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  for (const [name, text] of Object.entries(partsOf(title))) zip.addBuffer(Buffer.from(HEAD + text), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // A fault of the rows is a fault of the file; yazl itself only tells it to its own listeners.
  const failed = new Promise<never>((_, reject) => {
    sheet.on('error', reject);
    zip.on('error', reject);
  });
  await Promise.race([pipeline(zip.outputStream, createWriteStream(path)), failed]);
}

async function* sheetXml(rows: AsyncIterable<readonly (string | number)[]>): AsyncGenerator<Buffer> {
  let text =
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>';
  let count = 0;
  for await (const row of rows) {
    text += `<row>${row.map(cellXml).join('')}</row>`;
    count += 1;
    if (count % CHUNK_ROWS !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

/** Index in STYLES: text that stays text when a person edits its cell, as if he had typed an apostrophe before it. */
const QUOTED = 1;

function cellXml(cell: string | number): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  // A cell that says it is text is never read as a formula; an apostrophe in it would be part of the text.
  const style = isRisky(cell) ? ` s="${QUOTED}"` : '';
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, CELL_MAX))}</t></is></c>`;
}

const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="49" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>';

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
