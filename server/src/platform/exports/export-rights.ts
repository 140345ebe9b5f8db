import { Injectable } from '@nestjs/common';
import { GrantReader } from '../auth/grant-reader.js';
import { companiesOf } from '../http/call.guard.js';
import type { Grants, RowScope } from '../kernel/caller.js';
import type { ExportJobRow } from './export-job.row.js';
import type { RegisteredExport } from './export-registry.js';
import type { ExportCaller } from './export-resource.js';

/** Every row of one is a row of the other: of the same company or of all, of the same departments or of all. */
const covers = (wide: RowScope, narrow: RowScope): boolean =>
  (wide.companyId === null || wide.companyId === narrow.companyId) &&
  (wide.deptIds === null || (narrow.deptIds?.every((id) => wide.deptIds?.includes(id)) ?? false));

/** What somebody may export of a table, with the grants that are read for it. */
export function exportCaller(
  { account_id: accountId, language }: Pick<ExportJobRow, 'account_id' | 'language'>,
  grants: Grants,
  { permission }: RegisteredExport,
): ExportCaller | null {
  const companies = companiesOf(grants, permission);
  return companies === undefined ? null : { accountId, language, companies, rows: grants.rowsOf(permission) };
}

/** The rights to an export, read anew whenever it is written and whenever it is fetched. */
@Injectable()
export class ExportRights {
  constructor(private readonly grants: GrantReader) {}

  /** Null where the requester has lost the permission since. */
  async callerOf(
    job: Pick<ExportJobRow, 'account_id' | 'language'>,
    resource: RegisteredExport,
  ): Promise<ExportCaller | null> {
    return exportCaller(job, await this.grants.read(job.account_id), resource);
  }

  /** Whether the requester may still export, and still see all the rows that were written for them. */
  async mayFetch(job: ExportJobRow, resource: RegisteredExport): Promise<boolean> {
    const grants = await this.grants.read(job.account_id);
    const caller = exportCaller(job, grants, resource);
    if (!caller || companiesOf(grants, 'platform:export:add') === undefined) return false;
    return (job.scope ?? []).every((written) => caller.rows.some((now) => covers(now, written)));
  }
}
