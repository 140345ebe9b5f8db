import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { toWire } from '@fovea/shared-types/money';
import type { OrderPrice } from '@fovea/shared-types/order/order-price.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { OrderPriceRepository, type OrderPriceRow } from './order-price.repository.js';
import { lessDeposit } from '../quotes/less-deposit.js';

/** Of what an order's price is made, as its buyer sees it. */
@Injectable()
export class OrderPriceService {
  constructor(
    private readonly db: Database,
    private readonly prices: OrderPriceRepository,
  ) {}

  /** @throws NOT_FOUND */
  async price({ member, language }: MemberCaller, { id }: IdRequest): Promise<OrderPrice> {
    const row = await this.prices.findOrderPrice(this.db, member.accountId, id, language);
    if (!row) throw new AppError('NOT_FOUND');
    const wire = (amount: number): string => toWire(amount, row.currency);
    return {
      ...{ id, order_no: row.order_no, status: row.status, currency: row.currency },
      lines: row.lines.map((line) => ({
        goods_id: line.goods_id,
        goods_name: line.goods_name,
        quantity: line.quantity,
        unit_price: wire(line.unit_price),
        money: wire(line.quantity * line.unit_price),
      })),
      goods_price: wire(row.goods_total),
      freight: wire(row.freight),
      crate_price: wire(row.crate_price),
      export_price: wire(row.export_price),
      taxes: row.taxes.map(({ rate, base, tax }) => ({ rate, base: wire(base), tax: wire(tax) })),
      tax: wire(row.tax),
      total_price: wire(row.total),
      freight_bill: row.freight_bill === null ? null : wire(row.freight_bill.amount),
      deposit: wire(row.deposit),
      paid: wire(row.paid),
      refunded: wire(row.refunded),
      due: wire(dueOf(row)),
    };
  }
}

function dueOf({ status, total, deposit, freight_bill: bill }: OrderPriceRow): number {
  if (status === ORDER_STATUS.pending_payment || status === ORDER_STATUS.payment_review)
    return lessDeposit({ total, deposit });
  return status === ORDER_STATUS.freight_to_pay && bill !== null && !bill.is_paid ? bill.amount : 0;
}
