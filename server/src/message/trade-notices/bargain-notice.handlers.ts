import { Injectable } from '@nestjs/common';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { Tx } from '../../platform/database/database.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { type BargainSubject, BargainSubjectRepository } from './bargain-subject.repository.js';

const NOTICE_OF: Readonly<Record<number, NoticeId>> = {
  [BARGAIN_STATUS.offered]: 'bargain_offered',
  [BARGAIN_STATUS.countered]: 'bargain_countered',
  [BARGAIN_STATUS.agreed]: 'bargain_agreed',
  [BARGAIN_STATUS.declined]: 'bargain_declined',
  [BARGAIN_STATUS.withdrawn]: 'bargain_withdrawn',
  [BARGAIN_STATUS.expired]: 'bargain_expired',
  [BARGAIN_STATUS.void]: 'bargain_void',
};

/** Notifies each side of the other's move, both of what ended by itself, and every open page of theirs that it moved. */
@Injectable()
export class BargainNoticeHandlers {
  constructor(
    private readonly subjects: BargainSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('bargain.moved', 'message.tell-bargain')
  async onMoved({ id, payload }: OutboxEvent<'bargain.moved'>, tx: Tx): HandlerResult {
    const bargain = await this.subjects.findBargainSubject(tx, payload.bargain_id);
    invariant(bargain, 'an event of a negotiation refers to one that exists');
    const written = await this.notify(tx, `bargain.moved:${id}`, bargain, payload);
    const document = { kind: 'bargain' as const, id: bargain.id };
    const companies = bargain.company_id === null ? [] : [bargain.company_id];
    return async () => {
      this.realtime.toAccount(bargain.buyer_id, 'document:changed', document);
      this.realtime.toStaff(companies, 'document:changed', document);
      this.realtime.figuresChanged(companies);
      await written();
    };
  }

  private async notify(
    tx: Tx,
    eventKey: string,
    bargain: BargainSubject,
    { status, price, currency, by }: OutboxEvent<'bargain.moved'>['payload'],
  ) {
    const notice = NOTICE_OF[status];
    // Of an order its own notices report.
    if (notice === undefined) return this.writer.write(tx, []);
    const params: NoticeParams = {
      notice,
      bargain_id: bargain.id,
      goods_id: bargain.goods_id,
      goods_name: { c: bargain.name_c, e: bargain.name_e, j: bargain.name_j },
      who: bargain.username,
      price,
      currency,
      until: bargain.expired_at.toISOString(),
    };
    const sellers = by === 'merchant' ? [] : await this.sellersOf(tx, bargain);
    const buyers = by === 'buyer' ? [] : [bargain.buyer_id];
    return this.writer.write(tx, [
      ...sellers.map((recipientId) => ({
        eventKey,
        recipientId,
        params: { ...params, is_desk: 1 as const },
      })),
      ...buyers.map((recipientId) => ({ eventKey, recipientId, params })),
    ]);
  }

  private sellersOf(tx: Tx, { company_id, seller_id }: BargainSubject): Promise<number[]> | number[] {
    return company_id === null ? [seller_id] : this.holders.listIn(tx, 'order:bargain:answer', company_id);
  }
}
