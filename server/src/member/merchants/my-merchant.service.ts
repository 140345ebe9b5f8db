import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { updateMyMerchant } from '@fovea/shared-types/member/company.calls';
import type { UpdateMyMerchantRequest } from '@fovea/shared-types/member/merchant.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { CompanyRow, CompanyValues } from '../company/company.row.js';
import { documentsLanguage } from '../company/certification-rules.js';
import { companyName, valuesIn } from '../company/company.mapper.js';
import { CompanyDocuments } from '../company/company-documents.js';
import { CompanyChangeService } from '../company/company-change.service.js';
import type { CompanyChange } from '../company/company.repository.js';
import { contactChange } from '../company/merchant-change.js';
import { ownCompany } from './own-company.js';

/** What a merchant changes of its own company in the back office. */
@Injectable()
export class MyMerchantService {
  constructor(
    private readonly companies: CompanyChangeService,
    private readonly documents: CompanyDocuments,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Phone and addresses change at once; other documents wait for their review, and the old ones stay valid
   * meanwhile. A pending submission takes over the change: approving it must neither undo the change nor lose
   * the owner's own texts.
   */
  async updateMyMerchant(caller: StaffCaller, request: UpdateMyMerchantRequest): Promise<IdAnswer> {
    const id = ownCompany(caller);
    const answer = await this.idempotency.run(caller, updateMyMerchant.path, request, async (tx) => {
      const company = await this.companies.lockCompanyChange(tx, id);
      const change = contactChange(request);
      await this.companies.save(tx, id, change);
      const waiting = await this.documents.findPending(tx, id);
      const images = await this.imagesToReview(tx, id, request.images);
      const fresh = freshIn(change, company);
      if (images !== null || (waiting !== null && Object.keys(fresh).length > 0)) {
        const values = { ...(waiting ? valuesIn(waiting) : valuesOf(company)), ...fresh };
        await this.documents.submit(
          tx,
          company,
          caller.member.accountId,
          values,
          images ?? waiting?.file_ids ?? [],
        );
      }
      await this.audit.record(tx, caller, {
        action: 'member:own-company:update',
        subjectType: 'company',
        subjectId: id,
        before: company,
        after: { ...change, ...(request.images === undefined ? {} : { images: request.images }) },
      });
      return { id };
    });
    this.outbox.wake();
    return answer;
  }

  /** An unchanged form leaves nothing to review. */
  private async imagesToReview(
    tx: Tx,
    id: number,
    images: readonly number[] | undefined,
  ): Promise<readonly number[] | null> {
    if (images === undefined) return null;
    const shown = new Set(await this.documents.listShownFiles(tx, id));
    const isSame = shown.size === new Set(images).size && images.every((image) => shown.has(image));
    return isSame ? null : images;
  }
}

const CONTACT_FIELDS = ['company_phone', 'postal_code', 'address', 'pickup_address'] as const;

/** The new values of a change: forms send unchanged fields along. */
function freshIn(change: CompanyChange, company: CompanyRow): Partial<CompanyValues> {
  const fresh: Partial<CompanyValues> = {};
  for (const field of CONTACT_FIELDS) {
    const value = change[field];
    if (value !== undefined && value !== company[field]) fresh[field] = value;
  }
  return fresh;
}

/** A company's current values. */
function valuesOf(company: CompanyRow): CompanyValues {
  const { legal_person, legal_number, type, company_phone, postal_code, address, pickup_address } = company;
  // A company that the platform opened without documents has nothing to review yet: its owner registers it first.
  if (legal_person === null || legal_number === null || type === null) throw new AppError('STATE_CONFLICT');
  return {
    company_name: companyName(company, documentsLanguage(company.country)),
    country: company.country,
    legal_person,
    legal_number,
    type,
    company_phone: company_phone ?? '',
    postal_code: postal_code ?? '',
    address: address ?? '',
    pickup_address: pickup_address ?? '',
  };
}
