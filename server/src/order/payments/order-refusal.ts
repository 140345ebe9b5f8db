import type { ErrorId } from '@fovea/shared-types/error-ids';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import type { PayableOrderRow } from './order-payment.repository.js';

/** Why an order cannot be paid now, or null. */
export function refusalOf(order: PayableOrderRow): ErrorId | null {
  if (order.captured > 0) return 'ALREADY_PAID';
  if (!orderMachine.may(order.status, 'pay by balance')) return 'STATE_CONFLICT';
  return order.is_late ? 'ORDER_EXPIRED' : null;
}

/** What its buyer brings; what was frozen for it before is not in it. */
export const dueOf = (order: PayableOrderRow): number => order.total - order.deposit;
