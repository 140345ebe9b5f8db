import type { PayType } from '@fovea/shared-types/finance/pay-kinds';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import type { RefusalId } from '../../platform/kernel/app-error.js';
import type { PayableOrderRow } from './order-payment.repository.js';

/** Why an order cannot be paid now, or null. */
export function refusalOf(order: PayableOrderRow): RefusalId | null {
  if (order.captured > 0) return 'ALREADY_PAID';
  if (!orderMachine.may(order.status, 'pay by balance')) return 'STATE_CONFLICT';
  if (order.is_late) return 'ORDER_EXPIRED';
  // Freight and tax of a lot that was won follow from where it goes.
  return order.is_unaddressed ? 'ADDRESS_INCOMPLETE' : null;
}

/** The methods, starting with the one that the buyer chose. */
export const chosenFirst = (methods: readonly PayType[], chosen: PayType | null): PayType[] =>
  methods.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
