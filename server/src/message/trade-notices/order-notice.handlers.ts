import { Injectable } from '@nestjs/common';
import { ORDER_SOURCE } from '@fovea/shared-types/order/cart-rules';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { noticeOf, orderParams, type OrderNotice } from './order-notices.js';
import { TradeSubjectRepository, type OrderSubject } from './trade-subject.repository.js';

const { pending_payment, payment_review, to_ship, to_receive, to_evaluate, freight_to_pay } = ORDER_STATUS;
const STEPS: ReadonlyArray<OrderNotice & { from: number; to: number }> = [
  { from: pending_payment, to: to_ship, notice: 'order_paid', side: 'seller' },
  { from: payment_review, to: to_ship, notice: 'order_paid', side: 'seller' },
  { from: to_ship, to: freight_to_pay, notice: 'order_freight_asked', side: 'buyer' },
  { from: freight_to_pay, to: to_ship, notice: 'order_freight_settled', side: 'buyer' },
  { from: freight_to_pay, to: to_ship, notice: 'order_freight_settled', side: 'seller' },
  { from: to_ship, to: to_receive, notice: 'order_shipped', side: 'buyer' },
  { from: to_receive, to: to_evaluate, notice: 'order_received', side: 'seller' },
];

const PLACED_BY_OTHERS: ReadonlyMap<number, NoticeId> = new Map<number, NoticeId>([
  [ORDER_SOURCE.auction, 'auction_won'],
  [ORDER_SOURCE.staff, 'order_for_you'],
]);

/** Notifies buyer and seller of what happened to an order. */
@Injectable()
export class OrderNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly writer: NoticeWriter,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Notifies a buyer who did not place the order of what to pay and by when: the winner of a lot together
   * with the news that they won, a customer on the phone with what was entered for them. The customer's open
   * pages reload their orders.
   */
  @OnEvent('order.placed', 'message.tell-won')
  async onPlaced({ payload }: OutboxEvent<'order.placed'>, tx: Tx): HandlerResult {
    const order = await this.getOrder(tx, payload.order_id);
    const notice = PLACED_BY_OTHERS.get(order.source);
    if (notice === undefined) return;
    const pushNotices = await this.writer.write(tx, [
      {
        eventKey: `order.placed:${order.id}`,
        recipientId: order.buyer_id,
        params: orderParams(order, notice),
      },
    ]);
    return async () => {
      this.realtime.toAccount(order.buyer_id, 'document:changed', { kind: 'order', id: order.id });
      await pushNotices();
    };
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
    const isGivenUp = payload.by === payload.buyer_id;
    const [buyers, sellers] = isGivenUp
      ? (['lot_given_up', 'seller_given_up'] as const)
      : (['payment_default', 'seller_defaulted'] as const);
    return this.writer.write(tx, [
      { eventKey, recipientId: order.buyer_id, params: orderParams(order, buyers) },
      { eventKey, recipientId: order.seller_id, params: orderParams(order, sellers) },
    ]);
  }

  /** Each step notifies the side that waited for it, and every open page of both. */
  @OnEvent('order.moved', 'message.tell-order-step')
  async onMoved({ id, payload }: OutboxEvent<'order.moved'>, tx: Tx): HandlerResult {
    const order = await this.getOrder(tx, payload.order_id);
    const steps = STEPS.filter(({ from, to }) => from === payload.from && to === payload.to);
    const written = await this.writer.write(
      tx,
      steps.map((step) => noticeOf(order, `order.moved:${id}`, step)),
    );
    const document = { kind: 'order' as const, id: order.id };
    const companies = order.company_id === null ? [] : [order.company_id];
    return async () => {
      this.realtime.toAccount(order.buyer_id, 'document:changed', document);
      this.realtime.toStaff(companies, 'document:changed', document);
      this.realtime.figuresChanged(companies);
      await written();
    };
  }

  @OnEvent('order.ship-reminder', 'message.remind-to-ship')
  async onShipReminder({ payload }: OutboxEvent<'order.ship-reminder'>, tx: Tx): HandlerResult {
    const order = await this.getOrder(tx, payload.order_id);
    const eventKey = `order.ship-reminder:${order.id}:${payload.step}`;
    return this.writer.write(tx, [
      noticeOf(order, eventKey, { notice: 'order_ship_reminder', side: 'seller' }),
    ]);
  }

  @OnEvent('order.unshipped', 'message.tell-unshipped')
  async onUnshipped({ payload }: OutboxEvent<'order.unshipped'>, tx: Tx): HandlerResult {
    const order = await this.getOrder(tx, payload.order_id);
    const eventKey = `order.unshipped:${order.id}`;
    const notices = [
      noticeOf(order, eventKey, {
        notice: payload.is_part ? 'order_part_unshipped' : 'order_unshipped',
        side: 'seller',
      }),
    ];
    const { marks } = payload;
    if (typeof marks === 'number') {
      const mark = noticeOf(order, `${eventKey}:mark`, { notice: 'merchant_marked', side: 'seller' });
      notices.push({ ...mark, params: { ...mark.params, count: marks } });
    }
    return this.writer.write(tx, notices);
  }

  /** A buyer who gave the order up needs no notification. */
  @OnEvent('order.canceled', 'message.tell-canceled')
  async onCanceled({ payload }: OutboxEvent<'order.canceled'>, tx: Tx): HandlerResult {
    if (payload.by === payload.buyer_id) return;
    const order = await this.getOrder(tx, payload.order_id);
    const params: NoticeParams =
      payload.by === null
        ? orderParams(order, 'order_lapsed')
        : { ...orderParams(order, 'order_cancelled'), reason: payload.reason ?? '' };
    return this.writer.write(tx, [
      { eventKey: `order.canceled:${order.id}`, recipientId: order.buyer_id, params },
    ]);
  }

  private async getOrder(tx: Tx, orderId: number): Promise<OrderSubject> {
    const order = (await this.subjects.orders(tx, [orderId])).get(orderId);
    invariant(order, 'an event of an order refers to one that exists');
    return order;
  }
}
