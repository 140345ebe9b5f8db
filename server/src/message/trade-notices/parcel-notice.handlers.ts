import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { noticeOf, type OrderNotice } from './order-notices.js';
import { TradeSubjectRepository } from './trade-subject.repository.js';

type News = NonNullable<OutboxEvent<'order.parcel-moved'>['payload']['news']>;

const NOTICES: Readonly<Record<News, readonly OrderNotice[]>> = {
  sent_in_part: [{ notice: 'order_sent_in_part', side: 'buyer' }],
  delivered: [{ notice: 'parcel_delivered', side: 'buyer' }],
  came_back: [
    { notice: 'parcel_back', side: 'buyer' },
    { notice: 'parcel_back_desk', side: 'seller' },
  ],
};

/** Notifies both sides of the result of a parcel that does not move its order by itself, and every open page of theirs. */
@Injectable()
export class ParcelNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('order.parcel-moved', 'message.tell-parcel')
  async onMoved({ id, payload }: OutboxEvent<'order.parcel-moved'>, tx: Tx): HandlerResult {
    const order = (await this.subjects.orders(tx, [payload.order_id])).get(payload.order_id);
    invariant(order, 'a parcel is of an order that exists');
    const steps = payload.news === null ? [] : NOTICES[payload.news];
    const parcel =
      payload.shipment_id === null ? null : await this.subjects.findParcel(tx, payload.shipment_id);
    const written = await this.writer.write(
      tx,
      steps.map((step) => {
        const notice = noticeOf(order, `order.parcel-moved:${id}`, step);
        return { ...notice, params: { ...notice.params, ...parcel } };
      }),
    );
    const document = { kind: 'order' as const, id: order.id };
    return async () => {
      this.realtime.toAccount(order.buyer_id, 'document:changed', document);
      this.realtime.toStaff(
        order.company_id === null ? [] : [order.company_id],
        'document:changed',
        document,
      );
      await written();
    };
  }
}
