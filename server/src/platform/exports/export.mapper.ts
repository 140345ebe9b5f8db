import type { ExportAnswer } from '@fovea/shared-types/platform/export.dto';
import type { ExportJobRow } from './export-job.row.js';
import { KEPT_DAYS } from './export.repository.js';

const DAY_MS = 86_400_000;

export function toExportAnswer(row: ExportJobRow, resourceName: string, url: string | null): ExportAnswer {
  const expires = row.finished_at && new Date(row.finished_at.getTime() + KEPT_DAYS * DAY_MS);
  return {
    id: row.id,
    resource: row.resource,
    resource_name: resourceName,
    format: row.format,
    status: row.status,
    rows: row.rows,
    rows_done: row.rows_done,
    url,
    size: row.size,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    expires_at: expires?.toISOString() ?? null,
  };
}
