import { TAX_DOCUMENT_KIND } from '../finance/tax-document-kinds.js';
import { PAY_TYPE } from '../finance/pay-kinds.js';
import { ORDER_STATUS } from '../states.js';

/** The documents that somebody requests of an order; a credit note follows from a refund. */
export const REQUESTED_KINDS = [
  TAX_DOCUMENT_KIND.invoice,
  TAX_DOCUMENT_KIND.receipt,
  TAX_DOCUMENT_KIND.delivery_note,
] as const;

const { pending_payment, payment_review, canceled } = ORDER_STATUS;
const UNPAID: readonly number[] = [pending_payment, payment_review];

export interface InvoicedOrder {
  status: number;
  pay_type: number | null;
  auction_id: number | null;
  /** Null: it has none yet. */
  address: object | null;
}

/**
 * An invoice exists from the order on, as soon as its amount is final; a receipt once money came for this very order. An
 * order that is paid by the month has a delivery note: the bill of the month is its invoice.
 */
export function mayBeIssued(kind: number, { status, pay_type, auction_id, address }: InvoicedOrder): boolean {
  // Freight, tax and total of a lot follow from the address that its buyer gives.
  const isFinal = auction_id === null || address !== null;
  if (status === canceled || !isFinal) return false;
  const isMonthly = pay_type === PAY_TYPE.monthly;
  const isPaid = !UNPAID.includes(status);
  if (kind === TAX_DOCUMENT_KIND.delivery_note) return isMonthly && isPaid;
  if (kind === TAX_DOCUMENT_KIND.receipt) return !isMonthly && isPaid;
  return kind === TAX_DOCUMENT_KIND.invoice && !isMonthly;
}
