import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { AppError } from '../../platform/http/app-error.js';
import { companiesOf } from '../../platform/http/call.guard.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { newTraceId } from '../../platform/http/trace-id.js';
import type { ImportJob } from './import.repository.js';

/** Who imports, as his rights are at this moment: a job runs without his request. */
@Injectable()
export class ImportCallers {
  constructor(private readonly grants: GrantReader) {}

  /** @throws FORBIDDEN when he may write no drafts in that company any more */
  drafting(job: ImportJob): Promise<StaffCaller> {
    return this.as(job, 'goods:draft:edit');
  }

  /** @throws FORBIDDEN when he may publish nothing in that company any more */
  publishing(job: ImportJob): Promise<StaffCaller> {
    return this.as(job, 'goods:goods:add');
  }

  private async as({ account_id, company_id }: ImportJob, permission: Permission): Promise<StaffCaller> {
    const grants = await this.grants.read(account_id);
    const companies = companiesOf(grants, permission);
    const isHere = companies === null || (company_id !== null && companies?.includes(company_id));
    if (companies === undefined || !isHere) throw new AppError('FORBIDDEN');
    return {
      traceId: newTraceId(),
      language: 'en',
      clientAddress: '',
      userAgent: null,
      idempotencyKey: null,
      member: {
        accountId: account_id,
        sessionId: 0,
        username: '',
        companyId: company_id,
        language: 'en',
        grants,
      },
      companies,
      rows: grants.rowsOf(permission),
    };
  }
}
