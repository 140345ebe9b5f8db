import { Injectable } from '@nestjs/common';
import { ENGINEER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import type { NoticeParams } from '../notifications/notifications.js';

interface EngineerSubject {
  id: number;
  name: string;
  account_id: number | null;
  made_by: number;
}
type About = Pick<NoticeParams, 'notice' | 'reason'>;

/** Notifies the reviewers of pending certifications, and engineer and submitter of what became of them. */
@Injectable()
export class EngineerNoticeHandlers {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('engineer.submitted', 'message.notify-engineer-waits')
  async onSubmitted({ id, payload }: OutboxEvent<'engineer.submitted'>, tx: Tx): HandlerResult {
    const engineer = await find(tx, payload.engineer_id);
    const reviewers = await this.holders.listEverywhere(tx, 'maintenance:engineer:approve', null);
    const others = reviewers.filter((one) => one !== engineer.made_by);
    return this.notify(tx, `engineer.submitted:${id}`, engineer, others, { notice: 'engineer_submitted' });
  }

  @OnEvent('engineer.decided', 'message.notify-engineer-decided')
  async onDecided({ id, payload }: OutboxEvent<'engineer.decided'>, tx: Tx): HandlerResult {
    const { engineer_id, status, reason } = payload;
    const notice = status === ENGINEER_STATUS.certified ? 'engineer_certified' : 'engineer_rejected';
    return this.notifyOwn(tx, `engineer.decided:${id}`, engineer_id, aboutOf(notice, reason));
  }

  @OnEvent('engineer.disabled-or-enabled', 'message.notify-engineer-moved')
  async onMoved({ id, payload }: OutboxEvent<'engineer.disabled-or-enabled'>, tx: Tx): HandlerResult {
    const { engineer_id, status, reason } = payload;
    const notice = status === ENGINEER_STATUS.disabled ? 'engineer_disabled' : 'engineer_enabled';
    return this.notifyOwn(tx, `engineer.moved:${id}`, engineer_id, aboutOf(notice, reason));
  }

  private async notifyOwn(tx: Tx, eventKey: string, engineerId: number, about: About): HandlerResult {
    const engineer = await find(tx, engineerId);
    return this.notify(tx, eventKey, engineer, [engineer.account_id ?? engineer.made_by], about);
  }

  private notify(
    tx: Tx,
    eventKey: string,
    { id, name, account_id }: EngineerSubject,
    recipients: readonly number[],
    about: About,
  ): HandlerResult {
    const params: NoticeParams = {
      ...about,
      engineer_id: id,
      who: name,
      ...(account_id === null && { is_company: 1 as const }),
    };
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }
}

const aboutOf = (notice: NoticeParams['notice'], reason: string | null): About => ({
  notice,
  ...(reason !== null && { reason }),
});

/** None is ever deleted. */
async function find(tx: Tx, id: number): Promise<EngineerSubject> {
  const { rows } = await tx.query<EngineerSubject>(
    `SELECT e.id, e.name, e.account_id, s.made_by FROM engineer e
     JOIN engineer_submission s ON s.id = e.submission_id WHERE e.id = $1`,
    [id],
  );
  invariant(rows[0], 'an engineer of a notification exists');
  return rows[0];
}
