import { Injectable } from '@nestjs/common';
import type { RegisterCompanyRequest } from '@fovea/shared-types/member/company.dto';
import { COMPANY_IMAGES_MAX } from '@fovea/shared-types/member/merchant.record';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { namesOf } from './certification-rules.js';
import type { CompanyRow, CompanyValues, SubmissionRow } from './company.row.js';
import { CompanyRepository } from './company.repository.js';
import { CompanySubmissionRepository } from './company-submission.repository.js';
import { isCountry } from '../contact/countries.js';
import { legalNumberOf } from './legal-number.js';

const { pending, certified } = CERTIFICATION_STATUS;

type CompanyFields = Omit<RegisterCompanyRequest, 'images' | 'checked' | 'request_id'>;

/** Documents on their way to a review: their contents are checked and stored, and the reviewers notified. */
@Injectable()
export class CompanyDocuments {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly submissions: CompanySubmissionRepository,
    private readonly files: FileService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Keeps a submission of a locked company and lets it wait for its review. What waited before is replaced.
   * @param accountId the submitter; documents that the company has not shown yet must be theirs
   */
  async submit(
    tx: Tx,
    company: CompanyRow,
    accountId: number,
    values: CompanyValues,
    images: readonly number[],
  ): Promise<number> {
    const fileIds = [...new Set(images)];
    if (await this.companies.isNumberTaken(tx, values.country, values.legal_number, company.id))
      throw new AppError('LEGAL_NUMBER_TAKEN');
    await this.claim(tx, company.id, accountId, fileIds);
    await this.submissions.withdraw(tx, company.id);
    const submissionId = await this.submissions.insertCompanySubmission(tx, company.id, accountId, values);
    await this.submissions.addFiles(tx, submissionId, fileIds);
    if (company.certification_status !== certified)
      await this.companies.setCompanyStatus(tx, company.id, pending);
    // Nobody trades with a company that was never certified: it is listed under the name on its newest documents.
    if (company.status === null) {
      const { company_name, ...rest } = values;
      await this.companies.saveValues(tx, company.id, {
        ...rest,
        names: namesOf(company_name, values.country, null),
      });
    }
    await this.outbox.add(tx, 'company.submitted', { company_id: company.id, submission_id: submissionId });
    return submissionId;
  }

  findPending(q: Queryable, companyId: number): Promise<SubmissionRow | null> {
    return this.submissions.findPending(q, companyId);
  }

  /** Newest first. */
  list(q: Queryable, companyId: number, max: number): Promise<SubmissionRow[]> {
    return this.submissions.listCompanySubmissions(q, companyId, max);
  }

  listShownFiles(q: Queryable, companyId: number): Promise<number[]> {
    return this.submissions.shownFiles(q, companyId);
  }

  /** Companies whose documents wait for the platform's decision. */
  countWaiting(q: Queryable): Promise<number> {
    return this.submissions.countWaiting(q);
  }

  private async claim(
    tx: Tx,
    companyId: number,
    accountId: number,
    fileIds: readonly number[],
  ): Promise<void> {
    if (fileIds.length > COMPANY_IMAGES_MAX) throw new AppError('FILE_COUNT', { max: COMPANY_IMAGES_MAX });
    // Documents of a colleague or of an earlier submission stay the company's own.
    const known = await this.submissions.knownFiles(tx, companyId, fileIds);
    await this.files.claim(
      tx,
      accountId,
      fileIds.filter((id) => !known.has(id)),
      { kinds: ['image', 'file'], max: COMPANY_IMAGES_MAX, isPrivate: true },
    );
  }
}

/** The fields of the form as they are kept: trimmed, the number in its one form. */
export function valuesOf(fields: CompanyFields, accountCountry: string | null): CompanyValues {
  const country = fields.country ?? accountCountry;
  if (country === null) throw fieldError({ country: { key: 'required' } });
  if (!isCountry(country)) throw fieldError({ country: { key: 'choice' } });
  const legal = legalNumberOf(country, fields.legal_number);
  if ('fault' in legal) throw fieldError({ legal_number: { key: legal.fault } });
  return {
    country,
    company_name: filled('company_name', fields.company_name),
    legal_person: filled('legal_person', fields.legal_person),
    legal_number: legal.number,
    type: fields.type,
    company_phone: fields.company_phone.trim(),
    postal_code: fields.postal_code.trim(),
    address: filled('address', fields.address),
    pickup_address: filled('pickup_address', fields.pickup_address),
  };
}
