import { Injectable } from '@nestjs/common';
import { cancelCompany, registerCompany, updateCompany } from '@fovea/shared-types/member/company.calls';
import type {
  CancelCompanyRequest,
  CancelledCompany,
  CompanyStatusAnswer,
  RegisterCompanyRequest,
} from '@fovea/shared-types/member/company.dto';
import { certificationMachine } from '@fovea/shared-types/states/member.states';
import { CERTIFICATION_STATUS, type CertificationStatus } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { mayChange, mayRegister, namesOf, effectiveStatusOf } from './certification-rules.js';
import { CompanyDocuments, valuesOf } from './company-documents.js';
import type { CompanyRow } from './company.row.js';
import { CompanyRepository } from './company.repository.js';
import { CompanySubmissionRepository } from './company-submission.repository.js';

const { uncertified, pending } = CERTIFICATION_STATUS;

/** A company's certification as its owner sees it: submitted, submitted again, withdrawn. */
@Injectable()
export class CertificationService {
  constructor(
    private readonly db: Database,
    private readonly companies: CompanyRepository,
    private readonly submissions: CompanySubmissionRepository,
    private readonly documents: CompanyDocuments,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  register(caller: MemberCaller, request: RegisterCompanyRequest): Promise<CompanyStatusAnswer> {
    return this.send(caller, registerCompany.path, request, mayRegister);
  }

  /** Sent again after a failure, completed while it waits, or a change of what was certified. */
  updateCertification(caller: MemberCaller, request: RegisterCompanyRequest): Promise<CompanyStatusAnswer> {
    return this.send(caller, updateCompany.path, request, mayChange);
  }

  /** Withdraws the first documents; once there was a decision there is no way to uncertified. */
  async withdrawCertification(
    caller: MemberCaller,
    request: CancelCompanyRequest,
  ): Promise<CancelledCompany> {
    return this.idempotency.run(caller, cancelCompany.path, request, async (tx) => {
      const company = await this.lockOwn(tx, caller);
      if (!company) throw new AppError('STATE_CONFLICT');
      const { certification_status: status } = company;
      if (!certificationMachine.may(status, 'withdraw the first submission'))
        throw new AppError('STATE_CONFLICT');
      if (await this.submissions.wasDecided(tx, company.id)) throw new AppError('STATE_CONFLICT');
      if ((await this.submissions.withdraw(tx, company.id)) === 0) throw new AppError('STATE_CONFLICT');
      await this.companies.setCompanyStatus(tx, company.id, uncertified);
      await this.audit.record(tx, caller, {
        action: 'member:company:cancel',
        subjectType: 'company',
        subjectId: company.id,
        before: { certification_status: pending },
        after: { certification_status: uncertified },
      });
      return { status: uncertified };
    });
  }

  private async send(
    caller: MemberCaller,
    path: string,
    request: RegisterCompanyRequest,
    isAllowed: (status: CertificationStatus) => boolean,
  ): Promise<CompanyStatusAnswer> {
    // An account is only opened with the agreement; a form that shows it again sends the answer.
    if (request.checked === false) throw new AppError('AGREEMENT_REQUIRED');
    const { accountId } = caller.member;
    const account = await this.companies.findOf(this.db, accountId);
    const { images, checked: _checked, request_id: _key, ...fields } = request;
    const values = valuesOf(fields, account?.country ?? null);
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const before = await this.lockOwn(tx, caller);
      const waiting = before && (await this.submissions.findPending(tx, before.id));
      const status = before ? effectiveStatusOf(before.certification_status, waiting !== null) : uncertified;
      if (!isAllowed(status)) throw new AppError('STATE_CONFLICT');
      const company = before ?? (await this.open(tx, accountId, values.company_name, values.country));
      const submissionId = await this.documents.submit(tx, company, accountId, values, images);
      await this.audit.record(tx, caller, {
        action: 'member:company:submit',
        subjectType: 'company',
        subjectId: company.id,
        before: { certification_status: status },
        after: { ...values, certification_status: pending, submission_id: submissionId },
      });
      return { id: company.id, status: pending };
    });
    this.outbox.wake();
    return answer;
  }

  /** The caller's company under its lock; only its owner speaks for it. */
  private async lockOwn(tx: Tx, { member }: MemberCaller): Promise<CompanyRow | null> {
    const found = await this.companies.findOf(tx, member.accountId);
    if (!found || found.company_id === null) return null;
    const company = await this.companies.lockCompany(tx, found.company_id);
    invariant(company, 'the company of an account exists');
    if (company.owner_id !== member.accountId) throw new AppError('COMPANY_OWNER_ONLY');
    return company;
  }

  private async open(tx: Tx, ownerId: number, name: string, country: string): Promise<CompanyRow> {
    const id = await this.companies.insertCompany(tx, ownerId, namesOf(name, country, null), country);
    const company = await this.companies.lockCompany(tx, id);
    invariant(company, 'a company just made exists');
    return company;
  }
}
