import { Injectable } from '@nestjs/common';
import { payeeAccount } from '../../finance/ledger/ledger-rows.js';
import { GiveBackDoor } from '../../finance/payments/give-back.js';
import type { Tx } from '../../platform/database/database.js';
import { OrderStockDoor } from '../../warehouse/documents/order-stock-door.js';
import { ShopOrderService } from '../orders/shop-order.service.js';
import { ShippingService } from '../shipping/shipping.service.js';
import type { LockedRefund } from './refund-book.service.js';
import { RefundRepository } from './refund.repository.js';

/** Of an order that is paid back whole: parcels that did not leave, pieces that were never sent, and their freight. */
@Injectable()
export class UnsentGoods {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly shop: ShopOrderService,
    private readonly stock: OrderStockDoor,
    private readonly shipping: ShippingService,
    private readonly money: GiveBackDoor,
  ) {}

  /** Goods and stock stand before accounts in the order of locks, though they are free after the money went. */
  async lock(tx: Tx, { refund }: LockedRefund): Promise<void> {
    const unsent = await this.refunds.listUnsent(tx, refund);
    if (unsent.length === 0) return;
    await this.shop.lockGoods(tx, unsent);
    await this.stock.lockEach(tx, unsent);
  }

  /** What was never sent is for sale again; what is with the buyer, or on its way, comes back by a stock-in, or stays his. */
  async free(tx: Tx, { order, refund }: LockedRefund): Promise<void> {
    await this.shipping.keepPrepared(tx, order.id);
    const unsent = await this.refunds.listUnsent(tx, refund);
    if (unsent.length === 0) return;
    await this.shop.lockGoods(tx, unsent);
    await this.stock.cancelledEach(tx, unsent, { accountId: null, reason: order.order_no });
    await this.shop.forSaleAgain(tx, unsent);
    await this.giveFreightBack(tx, order);
  }

  /** Freight that was paid by a bill of its own goes with an order that is never sent. */
  private async giveFreightBack(tx: Tx, order: LockedRefund['order']): Promise<void> {
    const amount = await this.refunds.findPaidFreight(tx, order.id);
    if (amount === null) return;
    const payee = { sellerId: order.seller_id, companyId: order.company_id };
    await this.money.giveBack(
      tx,
      { type: 'freight_bill', id: order.id },
      amount,
      { type: 'freight_bill', id: order.id, step: 'give-back' },
      [{ account: payeeAccount(payee, 'escrow', order.currency), change: -amount }],
    );
  }
}
