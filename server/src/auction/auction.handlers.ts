import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/database.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { OnEvent } from '../platform/jobs/on-event.decorator.js';
import { IdleSellerService } from './lifecycle/idle-seller.service.js';
import { PlannedOpeningService } from './lifecycle/planned-opening.service.js';
import { PaymentDefaultService } from './aftermath/payment-default.service.js';

/** What auctions do when others' events arrive. */
@Injectable()
export class AuctionHandlers {
  constructor(
    private readonly defaults: PaymentDefaultService,
    private readonly idleSellers: IdleSellerService,
    private readonly drafts: PlannedOpeningService,
  ) {}

  @OnEvent('goods.listed', 'auction.open-drafted')
  async onGoodsListed({ payload }: OutboxEvent<'goods.listed'>, tx: Tx): Promise<void> {
    await this.drafts.openListed(tx, payload.goods_ids);
  }

  @OnEvent('order.defaulted', 'auction.open-second-chance')
  async onOrderDefaulted({ payload }: OutboxEvent<'order.defaulted'>, tx: Tx): Promise<void> {
    await this.defaults.record(tx, payload.auction_id, payload.buyer_id);
  }

  /** Each lot in a transaction of its lane, the only way to it; a repeat finds nothing left to do. */
  @OnEvent('company.disabled', 'auction.stop-lots')
  @OnEvent('company.expired', 'auction.stop-lots')
  async onSellerIdle({
    payload,
  }: OutboxEvent<'company.disabled'> | OutboxEvent<'company.expired'>): Promise<void> {
    await this.idleSellers.stopRunning(payload.company_id);
  }
}
