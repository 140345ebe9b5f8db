import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { updateMyMerchant } from '@fovea/shared-types/member/company.calls';
import type { MyMerchant, UpdateMyMerchantRequest } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Database, type Tx } from '../platform/database/database.js';
import { AppError } from '../platform/http/app-error.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { Idempotency } from '../platform/http/idempotency.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { FileService } from '../platform/storage/file.service.js';
import type { CompanyRow, CompanyValues } from './company.entity.js';
import { papersLanguage } from './certification-rules.js';
import { companyName } from './company.mapper.js';
import { CompanyPapers } from './company-papers.js';
import { CompanyRepository } from './company.repository.js';
import { contactChange } from './merchant-change.js';
import { MerchantListRepository } from './merchant-list.repository.js';
import { toMerchantFields } from './merchant.mapper.js';

const { pending } = CERTIFICATION_STATUS;

/** A merchant's own company in the back office. */
@Injectable()
export class MyMerchantService {
  constructor(
    private readonly db: Database,
    private readonly merchants: MerchantListRepository,
    private readonly companies: CompanyRepository,
    private readonly papers: CompanyPapers,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async get(caller: StaffCaller): Promise<MyMerchant> {
    const row = await this.merchants.find(this.db, caller.language, caller.companies, ownCompany(caller));
    if (!row) throw new AppError('NOT_FOUND');
    const links = await this.files.links(this.db, row.file_ids);
    return { ...toMerchantFields(row, links), is_under_review: row.certification_status === pending };
  }

  /** Phone and addresses change at once; other papers wait for their review, and the old ones hold meanwhile. */
  async update(caller: StaffCaller, request: UpdateMyMerchantRequest): Promise<IdAnswer> {
    const id = ownCompany(caller);
    const answer = await this.idempotency.run(caller, updateMyMerchant.path, request, async (tx) => {
      const company = await this.companies.lock(tx, id);
      if (!company) throw new AppError('NOT_FOUND');
      const change = contactChange(request);
      await this.companies.saveValues(tx, id, change);
      if (request.images !== undefined && !(await this.areShown(tx, caller, id, request.images)))
        await this.sendPapers(tx, caller, { ...company, ...change }, request.images);
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

  /** A form that is sent back as it came brings nothing to review. */
  private async areShown(
    tx: Tx,
    { language, companies }: StaffCaller,
    id: number,
    images: readonly number[],
  ): Promise<boolean> {
    const shown = new Set((await this.merchants.find(tx, language, companies, id))?.file_ids);
    return shown.size === new Set(images).size && images.every((image) => shown.has(image));
  }

  private async sendPapers(
    tx: Tx,
    { member }: StaffCaller,
    company: CompanyRow,
    images: readonly number[],
  ): Promise<void> {
    const { legal_person, legal_number, type, company_phone, postal_code, address, pickup_address } = company;
    // A company that the platform opened without papers has nothing to review yet: its owner registers it first.
    if (legal_person === null || legal_number === null || type === null) throw new AppError('STATE_CONFLICT');
    const values: CompanyValues = {
      company_name: companyName(company, papersLanguage(company.country)),
      country: company.country,
      legal_person,
      legal_number,
      type,
      company_phone: company_phone ?? '',
      postal_code: postal_code ?? '',
      address: address ?? '',
      pickup_address: pickup_address ?? '',
    };
    await this.papers.submit(tx, company, member.accountId, values, images);
  }
}

/** The company of the caller where he holds the permission: his own first, else the first he works for. */
function ownCompany({ member, companies }: StaffCaller): number {
  const { companyId } = member;
  const isOwn = companyId !== null && (companies === null || companies.includes(companyId));
  const id = isOwn ? companyId : companies?.[0];
  if (id === undefined) throw new AppError('NOT_FOUND');
  return id;
}
