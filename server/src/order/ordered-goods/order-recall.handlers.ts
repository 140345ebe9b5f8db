import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RecallService } from '../../warehouse/compliance/recall.service.js';

/** Orders whose buyer never received the goods. */
const NEVER_HAD = [
  ORDER_STATUS.pending_payment,
  ORDER_STATUS.payment_review,
  ORDER_STATUS.canceled,
  ORDER_STATUS.refunded,
].join(', ');

/** Notifies those who bought recalled goods here. */
@Injectable()
export class OrderRecallHandlers {
  constructor(
    private readonly recalls: RecallService,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('stock.recall-opened', 'order.tell-buyers-of-recall')
  async onOpened({ payload: { recall_id } }: OutboxEvent<'stock.recall-opened'>, tx: Tx): HandlerResult {
    const goods = await this.recalls.goodsNamed(tx, recall_id);
    await this.recalls.notifyBuyers(tx, recall_id, await listBought(tx, goods));
    return () => this.outbox.wake();
  }
}

interface Bought {
  accountId: number;
  goodsId: number;
  quantity: number;
  document: string;
}

async function listBought(q: Queryable, goodsIds: readonly number[]): Promise<Bought[]> {
  const { rows } = await q.query<Bought>(
    `SELECT o.buyer_id AS "accountId", l.goods_id AS "goodsId", l.quantity, o.order_no AS document
     FROM order_line l JOIN orders o ON o.id = l.order_id
     WHERE l.goods_id = ANY ($1::bigint[]) AND o.status NOT IN (${NEVER_HAD}) ORDER BY o.id, l.line`,
    [[...goodsIds]],
  );
  return rows;
}
