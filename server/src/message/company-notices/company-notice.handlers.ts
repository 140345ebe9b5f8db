import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { CompanySubjectRepository, type CompanySubject } from './company-subject.repository.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

type About = Omit<NoticeParams, 'company_id' | 'company_name'>;

/** Notifies a company's owner of the result of its certification, and the reviewers of pending documents. */
@Injectable()
export class CompanyNoticeHandlers {
  constructor(
    private readonly subjects: CompanySubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('company.submitted', 'message.tell-papers-wait')
  async onSubmitted({ payload }: OutboxEvent<'company.submitted'>, tx: Tx): HandlerResult {
    const company = await this.getCompany(tx, payload.company_id);
    const reviewers = await this.holders.listEverywhere(tx, 'member:company:approve', company.id);
    const params = paramsOf(company, { notice: 'company_submitted' });
    return this.writer.write(
      tx,
      reviewers.map((recipientId) => ({
        eventKey: `company.submitted:${payload.submission_id}`,
        recipientId,
        params,
      })),
    );
  }

  @OnEvent('company.certification-decided', 'message.tell-certification')
  async onDecided({ payload }: OutboxEvent<'company.certification-decided'>, tx: Tx): HandlerResult {
    const { company_id, submission_id, account_id, is_approved, reason } = payload;
    const company = await this.getCompany(tx, company_id);
    const about: About = is_approved
      ? { notice: 'company_certified', ...untilOf(company.expired_at?.toISOString()) }
      : { notice: 'company_refused', ...(reason === null ? {} : { reason }) };
    return this.notify(tx, company, `company.certification-decided:${submission_id}`, account_id, about);
  }

  @OnEvent('company.expiring', 'message.tell-expiring')
  async onExpiring({ payload }: OutboxEvent<'company.expiring'>, tx: Tx): HandlerResult {
    const { company_id, owner_id, days, expired_at } = payload;
    const company = await this.getCompany(tx, company_id);
    const key = `company.expiring:${company_id}:${expired_at}:${days}`;
    return this.notify(tx, company, key, owner_id, { notice: 'company_expiring', days, until: expired_at });
  }

  @OnEvent('company.expired', 'message.tell-expired')
  async onExpired({ payload }: OutboxEvent<'company.expired'>, tx: Tx): HandlerResult {
    const { company_id, owner_id, expired_at } = payload;
    const company = await this.getCompany(tx, company_id);
    const about: About = { notice: 'company_expired', until: expired_at };
    return this.notify(tx, company, `company.expired:${company_id}:${expired_at}`, owner_id, about);
  }

  /** Notifies staff who can renew it of the lots that continue. */
  @OnEvent('company.expired', 'message.tell-lots-run-on')
  async onLotsRunOn({ payload }: OutboxEvent<'company.expired'>, tx: Tx): HandlerResult {
    const { company_id, expired_at } = payload;
    const count = await this.subjects.countLotsWithBids(tx, company_id);
    if (count === 0) return;
    const company = await this.getCompany(tx, company_id);
    const recipients = await this.holders.listEverywhere(tx, 'member:company:update', company_id);
    const params = paramsOf(company, { notice: 'company_lots_run_on', count });
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({
        eventKey: `company.lots-run-on:${company_id}:${expired_at}`,
        recipientId,
        params,
      })),
    );
  }

  @OnEvent('company.disabled', 'message.tell-disabled')
  async onDisabled({ id, payload }: OutboxEvent<'company.disabled'>, tx: Tx): HandlerResult {
    const { company_id, owner_id, reason } = payload;
    const company = await this.getCompany(tx, company_id);
    return this.notify(tx, company, `company.disabled:${id}`, owner_id, {
      notice: 'company_disabled',
      reason,
    });
  }

  /** A company that the platform opened may have no owner: then nobody is notified. */
  private async notify(
    tx: Tx,
    company: CompanySubject,
    eventKey: string,
    recipientId: number | null,
    about: About,
  ): HandlerResult {
    if (recipientId === null) return;
    return this.writer.write(tx, [{ eventKey, recipientId, params: paramsOf(company, about) }]);
  }

  private async getCompany(tx: Tx, companyId: number): Promise<CompanySubject> {
    const company = await this.subjects.findCompany(tx, companyId);
    invariant(company, 'an event of a company refers to one that exists');
    return company;
  }
}

const untilOf = (until: string | undefined): Pick<NoticeParams, 'until'> =>
  until === undefined ? {} : { until };

const paramsOf = (company: CompanySubject, about: About): NoticeParams => ({
  ...about,
  company_id: company.id,
  company_name: { c: company.name_c, e: company.name_e, j: company.name_j },
});
