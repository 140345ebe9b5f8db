import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { AuctionOrderService } from '../../auction/aftermath/auction-order.service.js';
import { paymentDeadline } from '../../auction/rules/close-rules.js';
import { zoneOf } from '../../member/contact/country-zones.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { OrderRepository } from './order.repository.js';

/** Where order history starts: before placement there was nothing. */
const NOTHING = 0;

/** Who won a lot, at what price, and when that was settled. */
export interface WonLot {
  auctionId: number;
  buyerId: number;
  /** Minor units of the lot's currency. */
  price: number;
  currency: string;
  wonAt: Date;
}

@Injectable()
export class OrderPlacementService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly auctionOrders: AuctionOrderService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes the winner's order, pending payment, once per auction and buyer (A5, O1).
   * Freight and tax are zero here: the buyer chooses the destination before paying, and they follow from that.
   */
  async placeForWinner(tx: Tx, won: WonLot): Promise<void> {
    const lot = await this.orders.findSoldLot(tx, won.auctionId, won.buyerId);
    invariant(lot !== null, 'a won lot exists and its winner took part');
    invariant(lot.currency === won.currency, 'the price of a lot is in its currency');
    const country = lot.country ?? '';
    const zone = lot.time_zone ?? zoneOf(country);
    const order = await this.orders.insertOnce(tx, {
      buyerId: won.buyerId,
      sellerId: lot.seller_id,
      companyId: lot.company_id,
      auctionId: won.auctionId,
      currency: lot.currency,
      goodsTotal: won.price,
      deposit: lot.deposit,
      payDeadline: new Date(paymentDeadline(won.wonAt.getTime(), zone, country)),
    });
    if (order === null) return;
    await this.orders.insertLine(tx, order.id, {
      goodsId: lot.goods_id,
      nameC: lot.name_c,
      nameE: lot.name_e,
      nameJ: lot.name_j,
      imageKey: lot.thumbnail_key,
      quantity: 1,
      unitPrice: won.price,
    });
    await this.orders.insertHistory(tx, [order.id], {
      from: NOTHING,
      to: ORDER_STATUS.pending_payment,
      actorId: null,
      reason: null,
    });
    await this.auctionOrders.linkOrder(tx, won.auctionId, won.buyerId, order.id, order.order_no);
    await this.outbox.add(tx, 'order.placed', {
      order_id: order.id,
      auction_id: won.auctionId,
      buyer_id: won.buyerId,
    });
  }
}
