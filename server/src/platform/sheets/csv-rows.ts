import { setImmediate as breath } from 'node:timers/promises';
import { SHEET_LIMITS, unreadable, type SheetGauge, type SheetRow } from './sheet-row.js';

/** Others get their turn after so many characters. */
const BREATH_EVERY = 100_000;

/**
 * Rows of a CSV text (RFC 4180) whose columns are separated by comma, semicolon or tab, as detected in its
 * first line.
 */
export async function* csvRows(text: string, gauge: SheetGauge): AsyncGenerator<SheetRow> {
  const delimiter = delimiterOf(text);
  let breathedAt = 0;
  for (let at = 0, no = 1; at < text.length; no += 1) {
    gauge.line(no);
    const line = readLine(text, at, delimiter, no);
    at = line.end;
    if (at - breathedAt > BREATH_EVERY) {
      breathedAt = at;
      await breath();
    }
    if (line.cells.every((cell) => cell.trim() === '')) continue;
    const row = { no, cells: line.cells };
    gauge.row(row);
    yield row;
  }
}

function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? '';
  const counted = [',', '\t', ';'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

/** One line from `start` on; line breaks within quotes are its text. `end` is where the next one begins. */
function readLine(
  text: string,
  start: number,
  delimiter: string,
  no: number,
): { cells: string[]; end: number } {
  const cells: string[] = [];
  for (let at = start; ;) {
    const cell = text[at] === '"' ? quoted(text, at, no) : bare(text, at, delimiter);
    cells.push(cell.text);
    if (cells.length > SHEET_LIMITS.columns) throw unreadable(no);
    at = cell.end;
    if (text[at] === delimiter) at += 1;
    else if (text[at] === '\r' && text[at + 1] === '\n') return { cells, end: at + 2 };
    else if (at >= text.length || text[at] === '\r' || text[at] === '\n') return { cells, end: at + 1 };
    else throw unreadable(no); // text right after closing quotes
  }
}

function bare(text: string, start: number, delimiter: string): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end };
}

function quoted(text: string, start: number, no: number): { text: string; end: number } {
  let content = '';
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at);
    // Quotes that never close would make one cell of all that follows.
    if (quote < 0 || quote - start > SHEET_LIMITS.cell * 2) throw unreadable(no);
    content += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { text: content, end: quote + 1 };
    content += '"';
    at = quote + 2;
  }
}
