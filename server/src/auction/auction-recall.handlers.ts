import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/database.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../platform/jobs/on-event.decorator.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { RecallService } from '../warehouse/compliance/recall.service.js';
import { RecalledLots } from './bidding/recalled-lots.js';

/** A recalled piece takes no further bids while it is in a lot. */
@Injectable()
export class AuctionRecallHandlers {
  constructor(
    private readonly recalls: RecallService,
    private readonly lots: RecalledLots,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('stock.recall-opened', 'auction.stop-recalled')
  async onOpened({ payload: { recall_id } }: OutboxEvent<'stock.recall-opened'>, tx: Tx): HandlerResult {
    await this.lots.stop(tx, recall_id, await this.recalls.goodsNamed(tx, recall_id));
    return () => this.outbox.wake();
  }
}
