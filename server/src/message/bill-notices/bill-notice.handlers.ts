import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

interface BillSubject {
  month: string;
  price: number;
  currency: Currency;
  due_at: Date;
  customer: string;
}

/**
 * Notifies customers of their bills, finance of unpaid ones, and the open pages of both. The letters are sent with
 * the bill itself.
 */
@Injectable()
export class BillNoticeHandlers {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('month-bill.issued', 'message.tell-bill-issued')
  async onIssued({ payload }: OutboxEvent<'month-bill.issued'>, tx: Tx): HandlerResult {
    const { bill_id, account_id } = payload;
    const params = await this.paramsOf(tx, bill_id, 'bill_issued');
    return this.writer.write(tx, [
      { eventKey: `month-bill.issued:${bill_id}`, recipientId: account_id, params },
    ]);
  }

  /** Finance is notified once, the customer each time. */
  @OnEvent('month-bill.overdue', 'message.tell-bill-overdue')
  async onOverdue({ id, payload }: OutboxEvent<'month-bill.overdue'>, tx: Tx): HandlerResult {
    const { bill_id, account_id, is_first } = payload;
    const eventKey = `month-bill.overdue:${bill_id}:${id}`;
    const staff = is_first ? await this.holders.listIn(tx, 'finance:month-bill:confirm', null) : [];
    const unpaid = await this.paramsOf(tx, bill_id, 'bill_unpaid');
    return this.writer.write(tx, [
      { eventKey, recipientId: account_id, params: await this.paramsOf(tx, bill_id, 'bill_overdue') },
      ...staff.map((recipientId) => ({ eventKey: `${eventKey}:staff`, recipientId, params: unpaid })),
    ]);
  }

  @OnEvent('month-bill.issued', 'message.move-bill')
  @OnEvent('month-bill.overdue', 'message.move-bill')
  @OnEvent('month-bill.moved', 'message.move-bill')
  onMoved({
    payload,
  }: OutboxEvent<'month-bill.issued' | 'month-bill.overdue' | 'month-bill.moved'>): HandlerResult {
    const document = { kind: 'month_bill' as const, id: payload.bill_id };
    return Promise.resolve(() => {
      this.realtime.toAccount(payload.account_id, 'document:changed', document);
      this.realtime.toStaff([], 'document:changed', document);
    });
  }

  private async paramsOf(tx: Tx, id: number, notice: NoticeId): Promise<NoticeParams> {
    const { rows } = await tx.query<BillSubject>(
      `SELECT b.month, b.price, b.currency, b.due_at, a.username AS customer
       FROM month_bill b JOIN account a ON a.id = b.account_id WHERE b.id = $1`,
      [id],
    );
    const bill = rows[0];
    invariant(bill, 'an event of a bill refers to one that exists');
    const { month, price, currency, due_at, customer } = bill;
    return { notice, bill_id: id, words: month, price, currency, until: due_at.toISOString(), who: customer };
  }
}
