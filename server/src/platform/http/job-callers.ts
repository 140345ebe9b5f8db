import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import { GrantReader } from '../auth/grant-reader.js';
import { AppError } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import { newTraceId } from '../kernel/trace-id.js';
import { companiesOf } from './call.guard.js';

/** The account that a job works for, with a company where the work is a company's. */
export interface JobOwner {
  account_id: number;
  company_id: number | null;
}

/** The requester of a job, with their rights at this moment: it runs without their request. */
@Injectable()
export class JobCallers {
  constructor(private readonly grants: GrantReader) {}

  /** @throws FORBIDDEN when the caller may not do it in that company any more */
  async as({ account_id, company_id }: JobOwner, permission: Permission): Promise<StaffCaller> {
    const grants = await this.grants.read(account_id);
    const companies = companiesOf(grants, permission);
    const isHere = companies === null || (company_id !== null && companies?.includes(company_id));
    if (companies === undefined || !isHere) throw new AppError('FORBIDDEN');
    return {
      traceId: newTraceId(),
      language: 'en',
      clientAddress: '',
      userAgent: null,
      device: null,
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
