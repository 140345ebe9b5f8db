import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { CompanySubjectRepository, type LicenceSubject } from './company-subject.repository.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** Notifies reviewers of a pending licence, its sender of the decision, and a company of one that expires. */
@Injectable()
export class LicenceNoticeHandlers {
  constructor(
    private readonly subjects: CompanySubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('licence.submitted', 'message.tell-licence-waits')
  async onSubmitted({ payload }: OutboxEvent<'licence.submitted'>, tx: Tx): HandlerResult {
    const { licence_id, submission_id } = payload;
    const licence = await this.subjects.findLicence(tx, licence_id);
    // Deleted before anybody looked at it.
    if (licence === null) return;
    const reviewers = await this.holders.listEverywhere(tx, 'member:licence:approve', licence.company_id);
    const params = paramsOf(licence_id, licence, { notice: 'licence_submitted' });
    return this.notify(tx, `licence.submitted:${submission_id}`, reviewers, params);
  }

  @OnEvent('licence.decided', 'message.tell-licence-decided')
  async onDecided({ payload }: OutboxEvent<'licence.decided'>, tx: Tx): HandlerResult {
    const { licence_id, submission_id, account_id, is_approved, reason } = payload;
    const licence = await this.subjects.findLicence(tx, licence_id);
    if (licence === null) return;
    const about: Pick<NoticeParams, 'notice' | 'reason'> = is_approved
      ? { notice: 'licence_approved' }
      : { notice: 'licence_rejected', ...(reason === null ? {} : { reason }) };
    return this.notify(
      tx,
      `licence.decided:${submission_id}`,
      [account_id],
      paramsOf(licence_id, licence, about),
    );
  }

  @OnEvent('licence.ending', 'message.tell-licence-ending')
  async onEnding({ payload }: OutboxEvent<'licence.ending'>, tx: Tx): HandlerResult {
    const { licence_id, company_id, days, days_left } = payload;
    const licence = await this.subjects.findLicence(tx, licence_id);
    invariant(licence, 'an approved licence is not deleted');
    const keepers = await this.holders.listIn(tx, 'member:licence:update', company_id);
    const about =
      days === 0
        ? { notice: 'licence_ended' as const }
        : { notice: 'licence_ending' as const, days: days_left };
    return this.notify(
      tx,
      `licence.ending:${licence_id}:${days}`,
      keepers,
      paramsOf(licence_id, licence, about),
    );
  }

  private notify(
    tx: Tx,
    eventKey: string,
    recipients: readonly number[],
    params: NoticeParams,
  ): HandlerResult {
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }
}

const paramsOf = (
  licence_id: number,
  { number, valid_until, c, e, j }: LicenceSubject,
  about: Pick<NoticeParams, 'notice' | 'reason' | 'days'>,
): NoticeParams => ({
  ...about,
  licence_id,
  words: number,
  company_name: { c, e, j },
  ...(valid_until !== null && { day: valid_until }),
});
