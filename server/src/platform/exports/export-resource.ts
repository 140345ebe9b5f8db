import type { Language } from '@fovea/shared-types/language';
import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import type { Permission } from '@fovea/shared-types/permissions';
import type { Currency } from '@fovea/shared-types/money';
import type { RowReader } from '../database/row-scope.js';
import type { LocalizedText } from '../database/localized.js';
import type { ExportChoice } from '../database/staff-list.js';

/** A day of the calendar, no instant: YYYY-MM-DD. */
export interface CellDay {
  day: string;
}
/** A number by its decimal digits, none of which a float might lose. */
export interface CellDecimal {
  decimal: string;
}
/** What a cell may hold; null is an empty one. Numbers, instants and days are what they are in a workbook. */
export type Cell = string | number | Date | CellDay | CellDecimal | null;

/** The requester of an export, with their rights when it is written: a job runs without their request. */
export interface ExportCaller extends RowReader {
  language: Language;
}

interface PlainColumn<Row> {
  header: LocalizedText;
  value(row: Row, language: Language): Cell;
}
/** Becomes two columns, amount and currency: one of an amount alone would be read in the reader's own. */
interface MoneyColumn<Row> {
  header: LocalizedText;
  /** Its amount in minor units, or in whole units by its decimal digits. */
  money(row: Row): { amount: number; currency: Currency } | (CellDecimal & { currency: string }) | null;
}
export type ExportColumn<Row> = PlainColumn<Row> | MoneyColumn<Row>;

/** A file whose lines are not the table's: what an accounting package reads. */
export interface ExportLayout<Filters> {
  /** Refuses what the package cannot take over, while somebody waits for the answer. */
  check(filters: Filters): Promise<void>;
  /** The line above; null: the package expects none. */
  header: readonly Cell[] | null;
  lines(caller: ExportCaller, filters: Filters & ExportChoice): AsyncIterable<Cell[]>;
}

/**
 * A table that can be exported. `rows` yields the same rows as the table's list in its order, scoped to the caller's
 * companies in the query, a chunk at a time (StaffList.all does). What is counted and read is narrowed to the ids that
 * were chosen.
 */
export interface ExportResource<Filters extends object, Row> {
  /** Its name on the wire: `members`. */
  resource: string;
  /** Names the file and the sheet. */
  title: LocalizedText;
  /** The permission of the table's list. */
  permission: Permission;
  /** The list's request; filters that it does not name are dropped, as by the list. */
  filters: new () => Filters;
  /** By `prop`, as the table names its columns. */
  columns: Readonly<Record<string, ExportColumn<Row>>>;
  /** The file has all columns, whichever the table shows: another program reads it. */
  isWhole?: boolean;
  layouts?: Readonly<Partial<Record<AccountingFormat, ExportLayout<Filters>>>>;
  count(caller: ExportCaller, filters: Filters & ExportChoice): Promise<number>;
  rows(caller: ExportCaller, filters: Filters & ExportChoice): AsyncIterable<Row>;
}
