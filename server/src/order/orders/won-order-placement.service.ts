import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { ORDER_SOURCE } from '@fovea/shared-types/order/cart-rules';
import { AuctionOrderService } from '../../auction/aftermath/auction-order.service.js';
import { paymentDeadline } from '../../auction/rules/close-rules.js';
import { zoneOf } from '../../member/contact/country-zones.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { OrderPlacementRepository, type NewOrder } from './order-placement.repository.js';
import { WonOrderRepository } from './won-order.repository.js';

/** Chosen by the buyer with the destination, before paying; freight and tax follow from that. */
const OPEN_TERMS = {
  ...{ freight: 0, tax: 0, crate: 0, customs: 0, deliveryType: null, payType: null, remark: '' },
  payTypes: Object.values(PAY_TYPE),
} satisfies Partial<NewOrder>;

/** Who won a lot, at what price, and when that was settled. */
export interface WonLot {
  auctionId: number;
  buyerId: number;
  /** Minor units of the lot's currency. */
  price: number;
  currency: string;
  wonAt: Date;
}

/** The order of a lot that was won: as every order, with the terms that its buyer chooses later left open. */
@Injectable()
export class WonOrderPlacement {
  constructor(
    private readonly lots: WonOrderRepository,
    private readonly orders: OrderPlacementRepository,
    private readonly auctionOrders: AuctionOrderService,
    private readonly outbox: Outbox,
  ) {}

  /** Makes the winner's order, pending payment, once per auction and buyer (A5, O1). */
  async placeForWinner(tx: Tx, won: WonLot): Promise<void> {
    const lot = await this.lots.findSoldLot(tx, won.auctionId, won.buyerId);
    invariant(lot !== null, 'a won lot exists and its winner took part');
    invariant(lot.currency === won.currency, 'the price of a lot is in its currency');
    const country = lot.country ?? '';
    const zone = lot.time_zone ?? zoneOf(country);
    const { buyerId, price } = won;
    const order = await this.orders.add(tx, {
      ...OPEN_TERMS,
      ...{ buyerId, sellerId: lot.seller_id, companyId: lot.company_id, auctionId: won.auctionId },
      ...{ source: ORDER_SOURCE.auction, placedBy: null, actorId: null, groupId: null },
      ...{ currency: lot.currency, goodsTotal: price, total: price, deposit: lot.deposit },
      due: new Date(paymentDeadline(won.wonAt.getTime(), zone, country)),
    });
    if (order === null) return;
    const names = { nameC: lot.name_c, nameE: lot.name_e, nameJ: lot.name_j, imageKey: lot.thumbnail_key };
    await this.orders.addLines(tx, order.id, [
      { goodsId: lot.goods_id, ...names, quantity: 1, unitPrice: price, taxRate: null },
    ]);
    await this.auctionOrders.linkOrder(tx, won.auctionId, won.buyerId, order.id, order.order_no);
    await this.outbox.add(tx, 'order.placed', {
      order_id: order.id,
      auction_id: won.auctionId,
      buyer_id: won.buyerId,
    });
  }
}
