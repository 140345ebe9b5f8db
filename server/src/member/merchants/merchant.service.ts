import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { merchantAddGood, merchantStatus, updateMerchant } from '@fovea/shared-types/member/company.calls';
import type {
  MerchantAddGoodAnswer,
  MerchantAddGoodRequest,
  MerchantStatusAnswer,
  MerchantStatusRequest,
  UpdateMerchantRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { merchantMachine } from '@fovea/shared-types/states/member.states';
import { CERTIFICATION_STATUS, MERCHANT_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { CompanyRow } from '../company/company.row.js';
import { CompanyChangeService } from '../company/company-change.service.js';
import { merchantChange, reasonFor } from '../company/merchant-change.js';
import { MerchantRepository } from './merchant.repository.js';

const { certified } = CERTIFICATION_STATUS;
const { disabled, active } = MERCHANT_STATUS;

/** What the platform's staff decide about companies. */
@Injectable()
export class MerchantService {
  constructor(
    private readonly db: Database,
    private readonly companies: CompanyChangeService,
    private readonly merchants: MerchantRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Corrects a company's values, or gives it a new end. */
  async updateMerchant(caller: StaffCaller, request: UpdateMerchantRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, updateMerchant.path, request, async (tx) => {
      const company = await this.companies.lockCompanyChange(tx, request.id);
      const change = merchantChange(company, request);
      await this.companies.save(tx, company.id, change);
      if (request.expired_at !== undefined) await this.renew(tx, company, request.expired_at);
      await this.audit.record(tx, caller, {
        action: 'member:company:update',
        subjectType: 'company',
        subjectId: company.id,
        before: company,
        after: { ...change, ...(request.expired_at === undefined ? {} : { expired_at: request.expired_at }) },
      });
      return { id: company.id };
    });
  }

  /** Disabling takes a reason and notifies the owner; setting what is set already changes nothing. */
  async setMerchantStatus(
    caller: StaffCaller,
    request: MerchantStatusRequest,
  ): Promise<MerchantStatusAnswer> {
    const isEnabling = request.status === active;
    const reason = isEnabling ? null : reasonFor(request.reason);
    const answer = await this.idempotency.run(caller, merchantStatus.path, request, async (tx) => {
      const company = await this.companies.lockCompanyChange(tx, request.id);
      const status = isEnabling ? active : disabled;
      if (company.status === status) return { id: company.id, status };
      if (company.status === null || !merchantMachine.may(company.status, isEnabling ? 'enable' : 'disable'))
        throw new AppError('STATE_CONFLICT');
      if (isEnabling) await this.refuseExpired(tx, company);
      await this.merchants.setMerchantStatus(tx, company.id, status, reason);
      if (reason === null) await this.outbox.add(tx, 'company.enabled', { company_id: company.id });
      else
        await this.outbox.add(tx, 'company.disabled', {
          company_id: company.id,
          owner_id: company.owner_id,
          reason,
        });
      await this.audit.record(tx, caller, {
        action: 'member:company:status',
        subjectType: 'company',
        subjectId: company.id,
        ...(reason === null ? {} : { reason }),
        before: { status: company.status },
        after: { status },
      });
      return { id: company.id, status };
    });
    this.outbox.wake();
    return answer;
  }

  /** Whether goods of the company may be published; only a certified one may be allowed to. */
  async setAddGood(caller: StaffCaller, request: MerchantAddGoodRequest): Promise<MerchantAddGoodAnswer> {
    const { is_add_good } = request;
    return this.idempotency.run(caller, merchantAddGood.path, request, async (tx) => {
      const company = await this.companies.lockCompanyChange(tx, request.id);
      if (company.is_add_good === is_add_good) return { id: company.id, is_add_good };
      if (is_add_good === 1 && company.certification_status !== certified)
        throw new AppError('STATE_CONFLICT');
      await this.merchants.setAddGood(tx, company.id, is_add_good);
      await this.audit.record(tx, caller, {
        action: 'member:company:add-good',
        subjectType: 'company',
        subjectId: company.id,
        before: { is_add_good: company.is_add_good },
        after: { is_add_good },
      });
      return { id: company.id, is_add_good };
    });
  }

  private async renew(tx: Tx, company: CompanyRow, expiredAt: string): Promise<void> {
    if (company.status === null) throw new AppError('STATE_CONFLICT');
    if (Date.parse(expiredAt) <= (await this.db.clock(tx)))
      throw fieldError({ expired_at: { key: 'not_in_future' } });
    await this.merchants.renew(tx, company.id, expiredAt);
  }

  private async refuseExpired(tx: Tx, company: CompanyRow): Promise<void> {
    const isOver = company.expired_at !== null && company.expired_at.getTime() <= (await this.db.clock(tx));
    if (company.certification_status !== certified || isOver) throw new AppError('STATE_CONFLICT');
  }
}
