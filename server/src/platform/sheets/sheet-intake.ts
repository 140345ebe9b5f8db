import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { SHEET_FILE_MAX_MB } from '@fovea/shared-types/platform/sheet-bounds';
import type { Language } from '@fovea/shared-types/language';
import { isRisky } from '../exports/cell-text.js';
import { AppError } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';
import type { IncomingFile } from '../http/incoming-file.js';
import { Incoming } from '../storage/incoming.js';
import { Turns } from '../storage/turns.js';
import { readSheet } from './read-sheet.js';
import type { SheetRow } from './sheet-row.js';

/** What its sender's bytes were, where they were no sheet. */
export interface ReceivedOther<Other> {
  name: string;
  other: Other;
}

/** The texts of a row, by column; empty ones are absent. */
export type SheetCells<Column extends string> = Partial<Record<Column, string>>;

export interface ReceivedSheet<Column extends string> {
  name: string;
  /** In the sheet's order. */
  columns: Column[];
  /** Titles of the other columns. */
  ignored: string[];
  rows: { row_no: number; cells: SheetCells<Column> }[];
}

/** The column with this title, in whatever language. */
type Titled<Column> = (title: string) => Column | null;

const TITLE_SHOWN_MAX = 60;

/** Receives a sheet and reads it; one at a time in one process, so that memory is bounded for all together. */
@Injectable()
export class SheetIntake {
  private readonly turns = new Turns({ atOnce: 1, ofOne: 10, ofAll: 50 });

  constructor(private readonly incoming: Incoming) {}

  /** @throws FILE_SIZE, FILE_TYPE, IMPORT_UNREADABLE, IMPORT_TOO_LARGE, IMPORT_EMPTY, IMPORT_COLUMNS */
  receive<Column extends string>(
    file: IncomingFile,
    { language, member }: MemberCaller,
    columnTitled: Titled<Column>,
  ): Promise<ReceivedSheet<Column>> {
    return this.receiveInTurn(file, member.accountId, (source) => readRows(source, language, columnTitled));
  }

  /** The same of a file that may be none: `readOther` looks first, and answers null where it is a sheet. */
  receiveOr<Column extends string, Other>(
    file: IncomingFile,
    { language, member }: MemberCaller,
    columnTitled: Titled<Column>,
    readOther: (bytes: Buffer) => Promise<Other | null>,
  ): Promise<ReceivedSheet<Column> | ReceivedOther<Other>> {
    return this.receiveInTurn<Omit<ReceivedSheet<Column>, 'name'> | { other: Other }>(
      file,
      member.accountId,
      async (source) => {
        const other = await readOther(await fs.readFile(source));
        return other === null ? readRows(source, language, columnTitled) : { other };
      },
    );
  }

  private receiveInTurn<Read extends object>(
    file: IncomingFile,
    accountId: number,
    read: (source: string) => Promise<Read>,
  ): Promise<Read & { name: string }> {
    return this.incoming.withFolder(async (folder) => {
      const source = path.join(folder, 'received');
      const name = await file.saveTo(source, SHEET_FILE_MAX_MB);
      return { name, ...(await this.turns.take(accountId, () => read(source))) };
    });
  }
}

async function readRows<Column extends string>(
  source: string,
  language: Language,
  columnTitled: Titled<Column>,
): Promise<Omit<ReceivedSheet<Column>, 'name'>> {
  let titles: Titles<Column> | null = null;
  const rows: ReceivedSheet<Column>['rows'] = [];
  await readSheet(source, language, (row) => {
    if (titles) rows.push({ row_no: row.no, cells: cellsOf(row, titles.places) });
    else titles = titlesOf(row, columnTitled);
  });
  // Narrowed again: the compiler does not see what happens inside the function above.
  const found = titles as Titles<Column> | null;
  if (!found || rows.length === 0) throw new AppError('IMPORT_EMPTY');
  return { columns: [...found.places.values()], ignored: found.ignored, rows };
}

interface Titles<Column> {
  /** Columns by their place from the left. */
  places: Map<number, Column>;
  ignored: string[];
}

/** The first row with any text names the columns; of two of one name the first counts. */
function titlesOf<Column extends string>({ cells }: SheetRow, columnTitled: Titled<Column>): Titles<Column> {
  const places = new Map<number, Column>();
  const taken = new Set<Column>();
  const ignored: string[] = [];
  for (const [place, title] of cells.entries()) {
    const column = columnTitled(title);
    if (column !== null && !taken.has(column)) {
      places.set(place, column);
      taken.add(column);
    } else if (title.trim() !== '') ignored.push(storable(title.trim()).slice(0, TITLE_SHOWN_MAX));
  }
  if (places.size === 0) throw new AppError('IMPORT_COLUMNS');
  return { places, ignored };
}

function cellsOf<Column extends string>(
  { cells }: SheetRow,
  places: Titles<Column>['places'],
): SheetCells<Column> {
  const read: SheetCells<Column> = {};
  for (const [place, column] of places) {
    const text = cells[place] ?? '';
    if (text.trim() !== '') read[column] = storable(withoutMark(text));
  }
  return read;
}

/** Our own files put an apostrophe before what could be taken for a formula. */
const withoutMark = (text: string): string =>
  text.startsWith("'") && isRisky(text.slice(1)) ? text.slice(1) : text;

/** PostgreSQL keeps neither halves of surrogate pairs nor control characters in JSON. */
const storable = (text: string): string =>
  // The expression names control characters on purpose: they are what is dropped.
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu, '');
