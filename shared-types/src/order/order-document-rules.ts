import { ORDER_STATUS } from '../states.js';

/** Documents of an order that are numbered and kept as they were issued. */
export const ORDER_DOCUMENT_KIND = { invoice: 1, receipt: 2 } as const;

/** Of the dictionary `pay_type`: the bill of the month is what is paid. */
const MONTHLY = 3;
const { pending_payment, payment_review, canceled } = ORDER_STATUS;
const UNPAID: readonly number[] = [pending_payment, payment_review];

/** An invoice exists from the order on, a receipt once money came for this very order. */
export function mayBeIssued(
  kind: number,
  { status, pay_type }: { status: number; pay_type: number | null },
): boolean {
  if (status === canceled) return false;
  return kind === ORDER_DOCUMENT_KIND.invoice || (!UNPAID.includes(status) && pay_type !== MONTHLY);
}
