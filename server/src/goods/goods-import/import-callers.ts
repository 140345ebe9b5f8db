import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { companiesOf } from '../../platform/http/call.guard.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { newTraceId } from '../../platform/kernel/trace-id.js';
import type { Queryable } from '../../platform/database/database.js';
import { PublishingService } from '../publishing/publishing.service.js';
import type { KeyHolder } from './import-key.repository.js';

/** Who imports, as his rights are at this moment: a job runs without his request. */
@Injectable()
export class ImportCallers {
  constructor(
    private readonly grants: GrantReader,
    private readonly goods: PublishingService,
  ) {}

  /** @throws FORBIDDEN when he may write no drafts in that company any more */
  drafting(holder: KeyHolder): Promise<StaffCaller> {
    return this.as(holder, 'goods:draft:edit');
  }

  /** Null when he may publish nothing in that company. */
  async publisher(q: Queryable, holder: KeyHolder): Promise<StaffCaller | null> {
    try {
      const caller = await this.as(holder, 'goods:goods:add');
      return (await this.goods.publisherOf(q, caller)) === holder.company_id ? caller : null;
    } catch (error) {
      if (error instanceof AppError && error.id === 'FORBIDDEN') return null;
      throw error;
    }
  }

  private async as({ account_id, company_id }: KeyHolder, permission: Permission): Promise<StaffCaller> {
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
