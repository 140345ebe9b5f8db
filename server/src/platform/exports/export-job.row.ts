import type { Language } from '@fovea/shared-types/language';
import type { ExportFormat } from '@fovea/shared-types/platform/export.dto';
import type { ExportStatus } from '@fovea/shared-types/platform/export-status';

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
  size: number | null;
  created_at: Date;
  finished_at: Date | null;
}
