import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { AuditLog } from '../audit/audit-log.js';
import { Database } from '../database/database.js';
import type { Caller } from '../kernel/caller.js';
import type { ExportJobRow } from './export-job.row.js';
import { ExportRegistry } from './export-registry.js';
import { ExportRights } from './export-rights.js';
import { EXPORT_FILES } from './export-files.js';
import { ExportRepository } from './export.repository.js';

/** A file as it is sent. */
export interface FetchedExport {
  name: string;
  mime: string;
  size: number | null;
}

/**
 * Serves a finished export. Its address was signed for one person, who may have lost access since:
 * the permission is checked again, and every download leaves a line in the audit log.
 */
@Injectable()
export class ExportFetch {
  constructor(
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly registry: ExportRegistry,
    private readonly rights: ExportRights,
    private readonly audit: AuditLog,
  ) {}

  /** Null when there is no such file, or it has another owner by now. */
  async fetch(from: Pick<Caller, 'clientAddress' | 'traceId'>, key: string): Promise<FetchedExport | null> {
    const row = await this.exports.findByKey(this.db, key);
    const resource = row && this.registry.find(row.resource);
    if (!row || !resource || !(await this.rights.mayFetch(row, resource))) return null;
    await this.db.transaction((tx) =>
      this.audit.record(
        tx,
        { ...from, member: null },
        {
          action: 'platform:export:fetch',
          subjectType: 'export_job',
          subjectId: row.id,
          by: { accountId: row.account_id, companyId: row.company_id },
          after: { resource: row.resource, format: row.format, rows: row.rows },
        },
      ),
    );
    return {
      name: nameOf(row, resource.titleIn(row.language)),
      mime: EXPORT_FILES[row.format].mime,
      size: row.size,
    };
  }
}

function nameOf(row: ExportJobRow, title: string): string {
  const day = DateTime.fromJSDate(row.created_at, { zone: row.time_zone }).toISODate();
  const { extension, program } = EXPORT_FILES[row.format];
  return `${[title, program, day].filter((part) => part !== undefined).join('-')}.${extension}`;
}
