import { SHEET_LIMITS, tooLarge, unreadable, type SheetGauge, type SheetRow } from './sheet-row.js';
import { xmlEvents, type XmlEvent } from './xml-events.js';
import type { ZipParts } from './zip-parts.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';
const SHEETS_MAX = 1_000;
const SHARED_MAX = 1_000_000;

/** Rows of the first sheet of an XLSX workbook. Formulas are not reckoned: a cell has the value its program left in it. */
export async function* xlsxRows(parts: ZipParts, gauge: SheetGauge): AsyncGenerator<SheetRow> {
  const sheet = await firstSheetOf(parts);
  const shared = parts.has(SHARED) ? await sharedTexts(parts, gauge) : [];
  const rows = new RowBuilder(shared, gauge);
  for await (const events of xmlEvents(parts.read(sheet))) {
    gauge.time();
    for (const event of events) {
      const row = rows.take(event);
      if (row) yield row;
    }
  }
}

/** Puts rows together from what their elements hold. */
class RowBuilder {
  private no = 0;
  private row: SheetRow | null = null;
  private cell: OpenCell | null = null;

  constructor(
    private readonly shared: readonly string[],
    private readonly gauge: SheetGauge,
  ) {}

  /** @returns a row with any text, when this was its end */
  take(event: XmlEvent): SheetRow | null {
    if (event.type === 'open' && event.name === 'row') this.openRow(event.attributes);
    else if (event.type === 'open' && event.name === 'c' && this.row)
      this.cell = openCell(event.attributes, this.row);
    else if (event.type === 'close' && event.name === 'c' && this.row && this.cell) {
      this.row.cells[this.cell.column] = cellText(this.cell, this.shared, this.row.no);
      this.cell = null;
    } else if (event.type === 'close' && event.name === 'row') return this.closeRow();
    else if (this.cell) collect(this.cell, event);
    return null;
  }

  private openRow({ r }: Readonly<Record<string, string>>): void {
    this.no = numberOf(r) ?? this.no + 1;
    this.gauge.line(this.no);
    this.row = { no: this.no, cells: [] };
  }

  private closeRow(): SheetRow | null {
    if (!this.row) return null;
    const whole = { no: this.row.no, cells: Array.from(this.row.cells, (text) => text ?? '') };
    this.row = null;
    if (whole.cells.every((text) => text.trim() === '')) return null;
    this.gauge.row(whole);
    return whole;
  }
}

interface OpenCell extends TextPart {
  column: number;
  /** How its value is meant: `s` an index of the shared texts, `inlineStr`, `str`, `b`, `e`, `n`. */
  type: string;
}

/** Where the text of `<v>`, or of the `<t>` of a rich text, is put together. */
interface TextPart {
  text: string;
  /** The element whose text counts is open. */
  isOpen: boolean;
  /** Readings over Japanese words are no part of the text. */
  isReading: boolean;
}

const COUNTED = new Set(['v', 't']);

function collect(part: TextPart, event: XmlEvent): void {
  if (event.type === 'text') {
    if (part.isOpen && !part.isReading) part.text += event.text;
    if (part.text.length > SHEET_LIMITS.cell) throw unreadable(null);
    return;
  }
  const isOpen = event.type === 'open';
  if (event.name === 'rPh') part.isReading = isOpen;
  else if (COUNTED.has(event.name)) part.isOpen = isOpen;
}

function openCell({ r, t }: Readonly<Record<string, string>>, row: SheetRow): OpenCell {
  const column = r === undefined ? row.cells.length : columnOf(r);
  if (column >= SHEET_LIMITS.columns) throw unreadable(row.no);
  return { column, type: t ?? 'n', text: '', isOpen: false, isReading: false };
}

/** Of an address such as `AB12`, from 0 on. */
function columnOf(address: string): number {
  const letters = /^([A-Z]{1,3})\d*$/.exec(address)?.[1];
  if (letters === undefined) throw unreadable(null);
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,7}$/.test(text)) throw unreadable(null);
  return Number(text);
}

function cellText({ type, text }: OpenCell, shared: readonly string[], row: number): string {
  switch (type) {
    case 's': {
      const found = shared[Number(text)];
      if (found === undefined) throw unreadable(row);
      return found;
    }
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return plainNumber(text);
    default:
      return text;
  }
}

/** Excel writes the nearest fraction of two: 0.1 + 0.2 comes as 0.30000000000000004. */
function plainNumber(text: string): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  const plain = String(Number(value.toPrecision(15)));
  return plain.includes('e') ? text : plain;
}

async function firstSheetOf(parts: ZipParts): Promise<string> {
  if (!parts.has(WORKBOOK) || !parts.has(RELATIONS)) throw unreadable(null);
  const sheets = await tagsOf(parts, WORKBOOK, 'sheet');
  const first = sheets.find(({ state }) => state === undefined || state === 'visible') ?? sheets[0];
  const id = first?.['r:id'] ?? Object.entries(first ?? {}).find(([name]) => name.endsWith(':id'))?.[1];
  const relations = await tagsOf(parts, RELATIONS, 'Relationship');
  const target = relations.find(({ Id }) => id !== undefined && Id === id)?.Target;
  if (target === undefined) throw unreadable(null);
  const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts.has(name)) throw unreadable(null);
  return name;
}

async function tagsOf(
  parts: ZipParts,
  part: string,
  name: string,
): Promise<Readonly<Record<string, string>>[]> {
  const tags: Readonly<Record<string, string>>[] = [];
  for await (const events of xmlEvents(parts.read(part))) {
    for (const event of events) if (event.type === 'open' && event.name === name) tags.push(event.attributes);
    if (tags.length > SHEETS_MAX) throw tooLarge();
  }
  return tags;
}

/** Texts that cells refer to by their place. */
async function sharedTexts(parts: ZipParts, gauge: SheetGauge): Promise<string[]> {
  const texts: string[] = [];
  let part: TextPart | null = null;
  for await (const events of xmlEvents(parts.read(SHARED))) {
    gauge.time();
    for (const event of events) {
      if (event.type === 'open' && event.name === 'si') part = { text: '', isOpen: false, isReading: false };
      else if (event.type === 'close' && event.name === 'si' && part) {
        gauge.cell(0, part.text);
        texts.push(part.text);
        part = null;
      } else if (part) collect(part, event);
    }
    if (texts.length > SHARED_MAX) throw tooLarge();
  }
  return texts;
}
