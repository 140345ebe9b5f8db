import type { Language } from '@fovea/shared-types/language';
import type { ExportFormat } from '@fovea/shared-types/platform/export-formats';
import type { ExportStatus } from '@fovea/shared-types/platform/export-status';
import type { RowScope } from '../kernel/caller.js';

/** A row of table `export_job`. */
export interface ExportJobRow {
  id: number;
  account_id: number;
  resource: string;
  format: ExportFormat;
  filters: object;
  columns: string[];
  /** The rows that were chosen; null: all of the filtered set. */
  ids: number[] | null;
  language: Language;
  /** IANA name. */
  time_zone: string;
  status: ExportStatus;
  rows: number;
  rows_done: number;
  attempts: number;
  key: string | null;
  /** The rows the importer could see when it was written; null before. */
  scope: readonly RowScope[] | null;
  size: number | null;
  created_at: Date;
  finished_at: Date | null;
}

/** A written sheet in the storage. */
export interface StoredSheet {
  key: string;
  size: number;
  rows: number;
  /** Whose rows are in it. */
  scope: readonly RowScope[];
}
