import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/database.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { OnEvent } from '../platform/jobs/on-event.decorator.js';
import { SecondChanceService } from './second-chance.service.js';

/** What auctions do when others' events arrive. */
@Injectable()
export class AuctionHandlers {
  constructor(private readonly chances: SecondChanceService) {}

  @OnEvent('order.defaulted', 'auction.open-second-chance')
  async onOrderDefaulted({ payload }: OutboxEvent<'order.defaulted'>, tx: Tx): Promise<void> {
    await this.chances.recordDefault(tx, payload.auction_id, payload.buyer_id);
  }
}
