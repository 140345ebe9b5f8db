import { Injectable } from '@nestjs/common';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Events, OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { TradeSubjectRepository } from './trade-subject.repository.js';

const { pending, confirmed, rejected, credited } = REMITTANCE_STATUS;

/** The buyer's notice of finance's decision. */
const NOTICE_OF: Readonly<Record<number, NoticeId>> = {
  [confirmed]: 'remittance_confirmed',
  [rejected]: 'remittance_rejected',
  [credited]: 'remittance_credited',
};

/** Notifies finance and its open queue of bank transfers to check, and their senders of the result. */
@Injectable()
export class RemittanceNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('remittance.moved', 'message.tell-remittance')
  async onMoved({ id, payload }: OutboxEvent<'remittance.moved'>, tx: Tx): HandlerResult {
    const { status, payer_id: payerId, remittance_id } = payload;
    const isForFinance = status === pending;
    const recipients = isForFinance
      ? await this.holders.listEverywhere(tx, 'finance:remittance:confirm')
      : [payerId];
    const params = await this.paramsOf(tx, payload);
    const written = await this.writer.write(
      tx,
      recipients
        .filter((one) => !isForFinance || one !== payerId)
        .map((recipientId) => ({ eventKey: `remittance.moved:${id}`, recipientId, params })),
    );
    const document = { kind: 'remittance' as const, id: remittance_id };
    return async () => {
      this.realtime.toAccount(payerId, 'document:changed', document);
      this.realtime.toStaff([], 'document:changed', document);
      this.realtime.figuresChanged();
      await written();
    };
  }

  private async paramsOf(tx: Tx, payload: Events['remittance.moved']): Promise<NoticeParams> {
    const { status, subject_type, order_ids, reference, reason, amount: price, currency } = payload;
    const isForFinance = status === pending;
    const notice = isForFinance
      ? payload.is_late
        ? 'remittance_overdue'
        : 'remittance_waits'
      : NOTICE_OF[status];
    invariant(notice, 'a remittance is in a state with a notification');
    const [orderId] = order_ids;
    return {
      ...{ notice, price, currency, reason, words: reference },
      who: await this.subjects.username(tx, payload.payer_id),
      ...(orderId !== undefined && { order_id: orderId }),
      ...((subject_type === 'order' || subject_type === 'freight_bill') && { order_no: reference }),
      ...((subject_type === 'recharge' || subject_type === 'month_bill') && { paid_kind: subject_type }),
      ...(isForFinance && { remittance_id: payload.remittance_id, is_desk: 1 as const }),
    };
  }
}
