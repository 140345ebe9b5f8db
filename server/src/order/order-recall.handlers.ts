import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../platform/database/database.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../platform/jobs/on-event.decorator.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { RecallService } from '../warehouse/compliance/recall.service.js';
import { OrderRepository } from './orders/order.repository.js';

/** Orders whose buyer never received the goods. */
const NEVER_HAD: readonly number[] = [
  ORDER_STATUS.pending_payment,
  ORDER_STATUS.payment_review,
  ORDER_STATUS.canceled,
  ORDER_STATUS.refunded,
];

/** Notifies those who bought recalled goods here. */
@Injectable()
export class OrderRecallHandlers {
  constructor(
    private readonly orders: OrderRepository,
    private readonly recalls: RecallService,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('stock.recall-opened', 'order.tell-buyers-of-recall')
  async onOpened({ payload: { recall_id } }: OutboxEvent<'stock.recall-opened'>, tx: Tx): HandlerResult {
    const goods = await this.recalls.goodsNamed(tx, recall_id);
    await this.recalls.notifyBuyers(tx, recall_id, await this.orders.listBought(tx, goods, NEVER_HAD));
    return () => this.outbox.wake();
  }
}
