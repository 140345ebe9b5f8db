import { Injectable } from '@nestjs/common';
import { payeeAccount } from '../../finance/ledger/ledger-rows.js';
import { CaptureRefunds } from '../../finance/payments/capture-refunds.js';
import { OrderProceeds } from '../../finance/proceeds-payouts/order-proceeds.js';
import type { Tx } from '../../platform/database/database.js';
import { RefundRepository, type RefundOrderRow } from './refund.repository.js';

/** What escrow still holds of an order that a refund ended: it has an owner at once. */
@Injectable()
export class EndedMoney {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly money: CaptureRefunds,
    private readonly proceeds: OrderProceeds,
  ) {}

  /**
   * Freight that was paid by a bill of its own is refunded with an order of which nothing was sent; else it
   * is the merchant's, as is what was not requested.
   */
  async settle(tx: Tx, order: RefundOrderRow, hasLeft: boolean): Promise<void> {
    if (!hasLeft) await this.refundFreight(tx, order);
    await this.proceeds.take(tx, [order.id]);
  }

  private async refundFreight(tx: Tx, order: RefundOrderRow): Promise<void> {
    const amount = await this.refunds.findPaidFreight(tx, order.id);
    if (amount === null) return;
    const payee = { sellerId: order.seller_id, companyId: order.company_id };
    await this.money.refundCapture(
      tx,
      { type: 'freight_bill', id: order.id },
      amount,
      { type: 'freight_bill', id: order.id, step: 'give-back' },
      [{ account: payeeAccount(payee, 'escrow', order.currency), change: -amount }],
    );
  }
}
