import { Injectable } from '@nestjs/common';
import type { NoticeId } from '../../i18n/notice-text.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import type { NoticeParams } from '../inbox/notice.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { TradeSubjectRepository, type OrderSubject } from './trade-subject.repository.js';

/** Tells buyer and seller what happened to an order. */
@Injectable()
export class OrderNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly writer: NoticeWriter,
  ) {}

  /** The winner learns that he won together with what he has to pay and by when. */
  @OnEvent('order.placed', 'message.tell-won')
  async onPlaced({ payload }: OutboxEvent<'order.placed'>, tx: Tx): HandlerResult {
    if (payload.auction_id === null) return;
    const order = await this.getOrder(tx, payload.order_id);
    return this.writer.write(tx, [
      {
        eventKey: `order.placed:${order.id}`,
        recipientId: order.buyer_id,
        params: orderParams(order, 'auction_won'),
      },
    ]);
  }

  @OnEvent('order.payment-reminder', 'message.remind-payment')
  async onReminder({ payload }: OutboxEvent<'order.payment-reminder'>, tx: Tx): HandlerResult {
    const order = await this.getOrder(tx, payload.order_id);
    return this.writer.write(tx, [
      {
        eventKey: `order.payment-reminder:${order.id}:${payload.step}`,
        recipientId: order.buyer_id,
        params: orderParams(order, 'payment_reminder'),
      },
    ]);
  }

  @OnEvent('order.defaulted', 'message.tell-default')
  async onDefaulted({ payload }: OutboxEvent<'order.defaulted'>, tx: Tx): HandlerResult {
    const order = await this.getOrder(tx, payload.order_id);
    const eventKey = `order.defaulted:${order.id}`;
    return this.writer.write(tx, [
      { eventKey, recipientId: order.buyer_id, params: orderParams(order, 'payment_default') },
      { eventKey, recipientId: order.seller_id, params: orderParams(order, 'seller_defaulted') },
    ]);
  }

  private async getOrder(tx: Tx, orderId: number): Promise<OrderSubject> {
    const order = (await this.subjects.orders(tx, [orderId])).get(orderId);
    invariant(order, 'an event of an order tells of one that exists');
    return order;
  }
}

const orderParams = (order: OrderSubject, notice: NoticeId): NoticeParams => ({
  notice,
  goods_id: order.goods_id,
  goods_name: { c: order.name_c, e: order.name_e, j: order.name_j },
  order_id: order.id,
  order_no: order.order_no,
  price: order.total,
  currency: order.currency,
  ...(order.auction_id === null ? {} : { auction_id: order.auction_id }),
  ...(order.pay_deadline === null ? {} : { until: order.pay_deadline.toISOString() }),
});
