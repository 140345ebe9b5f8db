import { Injectable } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { OFFER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { WonOrderPlacement } from './won-order-placement.service.js';

/** What an auction's end means for orders. */
@Injectable()
export class OrderHandlers {
  constructor(
    private readonly placement: WonOrderPlacement,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('auction.closed', 'order.create-winner-order')
  async onClosed({ payload, created_at }: OutboxEvent<'auction.closed'>, tx: Tx): HandlerResult {
    if (payload.status !== AUCTION_STATUS.successful) return;
    invariant(payload.winner_id !== null, 'a successful auction has a winner');
    await this.placement.placeForWinner(tx, {
      auctionId: payload.auction_id,
      buyerId: payload.winner_id,
      price: payload.price,
      currency: payload.currency,
      wonAt: created_at,
    });
    return () => this.outbox.wake();
  }

  /** The second chance: the runner-up took the lot at the price recomputed without the defaulter. */
  @OnEvent('auction.offer-answered', 'order.create-offer-order')
  async onOfferAnswered(
    { payload, created_at }: OutboxEvent<'auction.offer-answered'>,
    tx: Tx,
  ): HandlerResult {
    if (payload.status !== OFFER_STATUS.accepted) return;
    await this.placement.placeForWinner(tx, {
      auctionId: payload.auction_id,
      buyerId: payload.account_id,
      price: payload.price,
      currency: payload.currency,
      wonAt: created_at,
    });
    return () => this.outbox.wake();
  }
}
