import type { Language } from '@fovea/shared-types/language';
import type { Permission } from '@fovea/shared-types/permissions';
import type { LocalizedText } from '../database/localized.js';

/** What a cell may hold; a Date becomes text with its offset, null an empty cell. */
export type Cell = string | number | Date | null;

/** Who asked for an export, as his rights are when it is written: a job runs without his request. */
export interface ExportCaller {
  accountId: number;
  language: Language;
  /** As of StaffCaller: companies whose rows the permission covers; null: the rows of all. */
  companies: readonly number[] | null;
}

export interface ExportColumn<Row> {
  header: LocalizedText;
  value(row: Row, language: Language): Cell;
}

/**
 * A table that can be exported. `rows` yields the same rows as the table's list, scoped to the caller's companies in
 * the query, a chunk at a time (StaffList.all does), in any total order.
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
  count(caller: ExportCaller, filters: Filters): Promise<number>;
  rows(caller: ExportCaller, filters: Filters): AsyncIterable<Row>;
}
