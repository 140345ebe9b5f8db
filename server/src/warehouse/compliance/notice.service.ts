import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import { DEVICE_NOTICE_STATUS } from '@fovea/shared-types/states';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import type { AnswerNoticeRequest, NoticeState } from '@fovea/shared-types/warehouse/notice.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { FieldFault } from '../../i18n/texts.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Mail } from '../../platform/mail/mail.js';
import { FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { noticeMail } from './notice-mail.js';
import { ANSWER_FILES, NoticeRepository, type NoticeRow } from './notice.repository.js';

const { sent, answered } = DEVICE_NOTICE_STATUS;

/** The fields that the codes of what is missing refer to; the maker's address is shown at the item. */
const FIELDS: Readonly<Record<number, string>> = {
  1: 'trade_name',
  2: 'generic_name',
  3: 'model',
  4: 'user_name',
  5: 'delivered_on',
  6: 'servicing',
  7: 'serviced_by',
  8: 'condition_note',
  9: 'product_id',
};

/** Sends a notice to the maker, and files the maker's answer. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly files: FileService,
    private readonly mail: Mail,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** @throws VALIDATION with what is missing, by field */
  send(caller: StaffCaller, request: IdActionRequest): Promise<NoticeState> {
    return this.idempotency.run(caller, sendNotice.path, request, async (tx) => {
      const row = await this.lockNotice(tx, caller, request.id);
      if (!noticeMachine.may(row.status, 'send')) throw new AppError('STATE_CONFLICT');
      const missing: Record<string, FieldFault> = {};
      for (const code of row.missing) missing[FIELDS[code] ?? 'product_id'] = { key: 'required' };
      if (row.missing.length > 0) throw fieldError(missing);
      const mail = noticeMail(row, 'device_notice');
      await this.notices.send(tx, row.id, mail.to);
      await this.mail.send(tx, mail);
      await this.record(tx, caller, 'warehouse:notice:send', row, sent);
      return { id: row.id, status: sent };
    });
  }

  answerNotice(caller: StaffCaller, request: AnswerNoticeRequest): Promise<NoticeState> {
    const answer = filled('answer', request.answer);
    const instructions = (request.instructions ?? '').normalize('NFC').trim();
    return this.idempotency.run(caller, answerNotice.path, request, async (tx) => {
      const row = await this.lockNotice(tx, caller, request.id);
      if (!noticeMachine.may(row.status, 'answer')) throw new AppError('STATE_CONFLICT');
      refuseImpossibleDay(row, request.answered_on);
      await this.notices.answerNotice(tx, {
        id: row.id,
        answered_on: request.answered_on,
        answer,
        instructions,
      });
      await this.files.replace(tx, caller.member.accountId, ANSWER_FILES, row.id, request.files ?? []);
      await this.record(tx, caller, 'warehouse:notice:answer', row, answered);
      return { id: row.id, status: answered };
    });
  }

  private async lockNotice(tx: Tx, { companies }: StaffCaller, id: number): Promise<NoticeRow> {
    const row = await this.notices.lockNotice(tx, id, companies);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private async record(
    tx: Tx,
    caller: StaffCaller,
    action: 'warehouse:notice:send' | 'warehouse:notice:answer',
    row: NoticeRow,
    status: number,
  ): Promise<void> {
    await this.audit.record(tx, caller, {
      action,
      subjectType: 'device_notice',
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    });
  }
}

/** Shipping waits for the answer to this notice: it came after it, and is here already. Days compare as texts. */
function refuseImpossibleDay({ sent_on, today }: NoticeRow, answeredOn: string): void {
  if (sent_on !== null && answeredOn < sent_on)
    throw fieldError({ answered_on: { key: 'before_notice', params: { day: sent_on } } });
  if (answeredOn > today) throw fieldError({ answered_on: { key: 'in_future' } });
}
