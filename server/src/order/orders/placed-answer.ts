import { toWire } from '@fovea/shared-types/money';
import type { AddOrderResponse } from '@fovea/shared-types/order/checkout.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Placed } from './shop-order.service.js';

/** Notices to those who placed orders. */
export function toPlaced(
  { orders, quote, groupId }: Placed,
  status: number = ORDER_STATUS.pending_payment,
): AddOrderResponse {
  const [first] = orders;
  invariant(first, 'an order is placed');
  const wire = (amount: number): string => toWire(amount, quote.currency);
  return {
    id: first.id,
    order_no: first.order_no,
    status,
    total_price: wire(orders.reduce((sum, { total }) => sum + total, 0)),
    currency: quote.currency,
    pay_deadline: first.pay_deadline.toISOString(),
    orders: orders.map(({ id, order_no, total }) => ({ id, order_no, total_price: wire(total) })),
    payment_group_id: groupId,
  };
}
