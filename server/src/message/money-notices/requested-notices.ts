import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Permission } from '@fovea/shared-types/permissions';
import type { Tx } from '../../platform/database/database.js';
import type { HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** A document that one person requested and another decides. */
export interface RequestedSubject {
  id: number;
  sn: string;
  made_by: number;
  asked_by: string;
  amount: number;
  currency: Currency;
}

interface RequestNotice {
  notice: NoticeId;
  /** With what its messages are known: `voucher`. */
  of: 'voucher' | 'write_off';
  subject: RequestedSubject;
}

/** Notifies the approvers of such documents of a pending one, and the requester of the result. */
@Injectable()
export class RequestedNotices {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  async waits(tx: Tx, notice: RequestNotice, permission: Permission): HandlerResult {
    const people = await this.holders.listEverywhere(tx, permission, null);
    const others = people.filter((id) => id !== notice.subject.made_by);
    return this.notify(tx, notice, others, null);
  }

  decided(tx: Tx, notice: RequestNotice, reason: string | null): HandlerResult {
    return this.notify(tx, notice, [notice.subject.made_by], reason);
  }

  private notify(
    tx: Tx,
    { notice, of, subject }: RequestNotice,
    recipients: readonly number[],
    reason: string | null,
  ): HandlerResult {
    const { id, sn, asked_by, amount, currency } = subject;
    const params: NoticeParams = {
      ...{ notice, words: sn, who: asked_by, price: amount, currency },
      ...(of === 'voucher' ? { voucher_id: id } : { write_off_id: id }),
      ...(reason === null ? {} : { reason }),
    };
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey: `${of}.${notice}:${id}`, recipientId, params })),
    );
  }
}
