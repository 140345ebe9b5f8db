import { Injectable } from '@nestjs/common';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { Notice } from '../inbox/notice.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { ExchangeSubjectRepository, type ExchangeSubject } from './exchange-subject.repository.js';

/** Notifies finance of pending requests, the requester of the result, and the owner of a balance that it was exchanged. */
@Injectable()
export class ExchangeNoticeHandlers {
  constructor(
    private readonly subjects: ExchangeSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('exchange.submitted', 'message.tell-exchange-waits')
  async onSubmitted({ payload: { exchange_id } }: OutboxEvent<'exchange.submitted'>, tx: Tx): HandlerResult {
    const subject = await this.subjects.findExchangeSubject(tx, exchange_id);
    const people = await this.holders.listEverywhere(tx, 'finance:exchange:approve', subject.company_id);
    const others = people.filter((id) => id !== subject.made_by && id !== subject.account_id);
    return this.writer.write(tx, noticesOf('exchange_submitted', exchange_id, subject, others, null));
  }

  @OnEvent('exchange.decided', 'message.tell-exchange-decided')
  async onDecided({ payload }: OutboxEvent<'exchange.decided'>, tx: Tx): HandlerResult {
    const { exchange_id, status, reason } = payload;
    const subject = await this.subjects.findExchangeSubject(tx, exchange_id);
    const isBooked = status === REQUESTED_STATUS.booked;
    const noticeId = isBooked ? 'exchange_approved' : 'exchange_rejected';
    const owners = isBooked ? await this.owners(tx, subject) : [];
    return this.writer.write(tx, [
      ...noticesOf(noticeId, exchange_id, subject, [subject.made_by], reason),
      ...noticesOf('exchange_booked', exchange_id, subject, owners, null),
    ]);
  }

  /** The member, or those of the company who read its balance details. */
  private async owners(tx: Tx, { account_id, company_id }: ExchangeSubject): Promise<readonly number[]> {
    if (account_id !== null) return [account_id];
    return company_id === null ? [] : this.holders.listIn(tx, 'finance:ledger:list', company_id);
  }
}

const noticesOf = (
  notice: NoticeId,
  exchange_id: number,
  { sn, asked_by, given, sold_currency, bought, bought_currency, company_id }: ExchangeSubject,
  recipients: readonly number[],
  reason: string | null,
): Notice[] =>
  recipients.map((recipientId) => ({
    eventKey: `exchange.${notice}:${exchange_id}`,
    recipientId,
    params: {
      notice,
      exchange_id,
      words: sn,
      who: asked_by,
      price: given,
      currency: sold_currency,
      bought,
      bought_currency,
      ...(company_id === null ? {} : { is_company: 1 as const }),
      ...(reason === null ? {} : { reason }),
    },
  }));
