import { SHEET_ROWS_MAX } from '@fovea/shared-types/platform/sheet-bounds';
import { ZipFile } from 'yazl';
import { escaped } from '../exports/xlsx-sheet.js';

export interface TemplateColumn {
  title: string;
  /** What may be chosen in its cells; null where anything is written. */
  choices: readonly string[] | null;
  /** Anything else is refused while it is typed. */
  isStrict: boolean;
  /** Lines beside its title on the sheet of explanations. */
  help: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Rows that get their lists: as many as may be imported, under the titles. */
const ROWS = SHEET_ROWS_MAX + 1;
const WIDTH = 20;
/** Styles: titles are bold, cells are text, so that serial numbers keep their zeros. */
const BOLD = 1;
const AS_TEXT = 2;

/**
 * A workbook of three sheets: the one to fill in, the lists that its cells choose from, and what each column is.
 * @param notes lines above the explanations of the columns
 */
export async function writeTemplate(
  sheets: Readonly<Record<'rows' | 'lists' | 'help', string>>,
  columns: readonly TemplateColumn[],
  notes: readonly string[],
): Promise<Buffer> {
  const zip = new ZipFile();
  const parts: Record<string, string> = {
    ...frame(Object.values(sheets)),
    'xl/worksheets/sheet1.xml': rowsSheet(columns, sheets.lists),
    'xl/worksheets/sheet2.xml': listsSheet(columns),
    'xl/worksheets/sheet3.xml': worksheet([
      ...notes.map((note) => [note]),
      [],
      ...columns.map(({ title, help }) => [title, ...help]),
    ]),
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(HEAD + xml), name);
  zip.end();
  const chunks: Buffer[] = [];
  // A stream without an encoding gives buffers.
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function rowsSheet(columns: readonly TemplateColumn[], listsName: string): string {
  const cols = columns
    .map(
      (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${WIDTH}" style="${AS_TEXT}" customWidth="1"/>`,
    )
    .join('');
  const titles = columns.map(({ title }) => cell(title, BOLD)).join('');
  const validations = columns.flatMap((column, at) => validation(column, at, listsName));
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0" tabSelected="1">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols}</cols><sheetData><row r="1">${titles}</row></sheetData>` +
    `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations></worksheet>`
  );
}

/** A list refers to the column of the same place on the sheet of lists. */
function validation({ choices, isStrict }: TemplateColumn, at: number, listsName: string): string[] {
  if (!choices || choices.length === 0) return [];
  const letters = lettersOf(at);
  const list = `'${listsName.replace(/'/g, "''")}'!$${letters}$2:$${letters}$${choices.length + 1}`;
  const refusing = isStrict ? ' showErrorMessage="1"' : '';
  return [
    `<dataValidation type="list" allowBlank="1"${refusing} sqref="${letters}2:${letters}${ROWS}">` +
      `<formula1>${escaped(list)}</formula1></dataValidation>`,
  ];
}

function listsSheet(columns: readonly TemplateColumn[]): string {
  const longest = Math.max(0, ...columns.map(({ choices }) => choices?.length ?? 0));
  const rows = Array.from({ length: longest }, (_, row) =>
    columns.map(({ choices }) => choices?.[row] ?? ''),
  );
  return worksheet([columns.map(({ title }) => title), ...rows]);
}

const worksheet = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="${MAIN}"><cols><col min="1" max="60" width="${WIDTH}" customWidth="1"/></cols><sheetData>` +
  `${rows.map((row) => `<row>${row.map((text) => cell(text)).join('')}</row>`).join('')}</sheetData></worksheet>`;

const cell = (text: string, style = AS_TEXT): string =>
  text === ''
    ? '<c/>'
    : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** 0 is A, 26 is AA. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;

function frame(names: readonly string[]): Record<string, string> {
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${kind}+xml"/>`;
  const sheets = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}` +
      `${override('styles', 'styles')}${names.map((_, at) => override(`worksheets/sheet${at + 1}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relations.join('')}${relation(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml':
      `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/>' +
      '<xf xfId="0" fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1"/>' +
      '<xf xfId="0" numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>',
  };
}
