import { orderMachine } from '../states/order.states.js';
import { ORDER_STATUS } from '../states.js';

/** Days after its receipt in which an order's buyer may request a refund (R-ORD-10). */
export const REFUND_DAYS = 7;
export const REFUND_IMAGES_MAX = 20;
export const REFUND_TEXT_MAX = 1000;
/** The limit of entries of one refund. */
export const REFUND_ENTRIES_MAX = 200;

/** Causes of a refund. */
export const REFUND_CAUSE = {
  asked: 1,
  freight_declined: 2,
  freight_unpaid: 3,
  not_shipped: 4,
  cannot_deliver: 5,
} as const;
export type RefundCause = (typeof REFUND_CAUSE)[keyof typeof REFUND_CAUSE];

/** Who speaks in the thread of a refund; 0 is the time. */
export const REFUND_SIDE = { time: 0, buyer: 1, merchant: 2, platform: 3 } as const;

const { to_ship, to_evaluate, completed } = ORDER_STATUS;
const AFTER_RECEIPT: readonly number[] = [to_evaluate, completed];

/** What determines whether an order's buyer may request a refund. */
export interface RefundableOrder {
  status: number;
  refund_switch: number;
  captured: number;
  refunded: number;
  /** Milliseconds; null before the receipt. */
  receivedAt: number | null;
}

/** Whether its buyer may request a refund now, and of how much at most (minor units). */
export function refundableAmount(order: RefundableOrder, now: number): number {
  if (!orderMachine.may(order.status, 'ask a refund') || order.refund_switch !== 1) return 0;
  if (AFTER_RECEIPT.includes(order.status)) {
    const isOver = order.receivedAt === null || now >= order.receivedAt + REFUND_DAYS * 86_400_000;
    if (isOver) return 0;
  }
  return order.captured - order.refunded;
}

/** Goods are with the buyer, or on their way there, all of them or those of a parcel. */
export const hasLeft = (orderStatus: number, hasParcels: boolean): boolean =>
  hasParcels || (orderStatus !== ORDER_STATUS.freight_to_pay && orderStatus !== to_ship);
