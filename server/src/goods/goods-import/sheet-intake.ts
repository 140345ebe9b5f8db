import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { IMPORT_FILE_MAX_MB, type ImportColumn } from '@fovea/shared-types/goods/import-states';
import type { Language } from '@fovea/shared-types/language';
import { isRisky } from '../../platform/exports/cell-text.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { Incoming } from '../../platform/storage/incoming.js';
import { Turns } from '../../platform/storage/turns.js';
import { columnTitled } from './import-columns.js';
import { readSheet } from './reading/read-sheet.js';
import type { SheetRow } from './reading/sheet-row.js';
import type { Cells } from './row-reader.js';

export interface TakenSheet {
  name: string;
  /** In the sheet's order. */
  columns: ImportColumn[];
  /** Titles of the other columns. */
  ignored: string[];
  rows: { row_no: number; cells: Cells }[];
}

const TITLE_SHOWN_MAX = 60;

/** Receives a sheet and reads it; one at a time in one process, so that memory is bounded for all together. */
@Injectable()
export class SheetIntake {
  private readonly turns = new Turns({ atOnce: 1, ofOne: 10, ofAll: 50 });

  constructor(private readonly incoming: Incoming) {}

  /** @throws FILE_SIZE, FILE_TYPE, IMPORT_UNREADABLE, IMPORT_TOO_LARGE, IMPORT_EMPTY, IMPORT_COLUMNS */
  receive(file: IncomingFile, { language, member }: MemberCaller): Promise<TakenSheet> {
    return this.incoming.withFolder(async (folder) => {
      const source = path.join(folder, 'received');
      const name = await file.saveTo(source, IMPORT_FILE_MAX_MB);
      const read = await this.turns.take(member.accountId, () => readRows(source, language));
      return { name, ...read };
    });
  }
}

async function readRows(source: string, language: Language): Promise<Omit<TakenSheet, 'name'>> {
  let titles: Titles | null = null;
  const rows: TakenSheet['rows'] = [];
  await readSheet(source, language, (row) => {
    if (titles) rows.push({ row_no: row.no, cells: cellsOf(row, titles.places) });
    else titles = titlesOf(row);
  });
  // Told anew: the compiler does not see what happens inside the function above.
  const found = titles as Titles | null;
  if (!found || rows.length === 0) throw new AppError('IMPORT_EMPTY');
  return { columns: [...found.places.values()], ignored: found.ignored, rows };
}

interface Titles {
  /** Columns by their place from the left. */
  places: Map<number, ImportColumn>;
  ignored: string[];
}

/** The first row with any text names the columns; of two of one name the first counts. */
function titlesOf({ cells }: SheetRow): Titles {
  const places = new Map<number, ImportColumn>();
  const taken = new Set<ImportColumn>();
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

function cellsOf({ cells }: SheetRow, places: Titles['places']): Cells {
  const said: Cells = {};
  for (const [place, column] of places) {
    const text = cells[place] ?? '';
    if (text.trim() !== '') said[column] = storable(withoutMark(text));
  }
  return said;
}

/** Our own files put an apostrophe before what could be taken for a formula. */
const withoutMark = (text: string): string =>
  text.startsWith("'") && isRisky(text.slice(1)) ? text.slice(1) : text;

/** PostgreSQL keeps neither halves of surrogate pairs nor control characters in JSON. */
const storable = (text: string): string =>
  // The expression names control characters on purpose: they are what is dropped.
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu, '');
