import type { BankLineDetail } from '@fovea/shared-types/finance/bank-import.dto';
import {
  VOUCHER_KIND,
  VOUCHER_REASON_MAX,
  VOUCHER_REFERENCE_MAX,
} from '@fovea/shared-types/finance/journal-voucher-bounds';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import type { MissingOpening } from '@fovea/shared-types/finance/reconciliation.dto';
import type { VoucherValues } from './voucher-values';

/** The line is found by the reference: a part of what the bank wrote. */
export function voucherOfLine(line: BankLineDetail, reason: string): Partial<VoucherValues> {
  const isIn = line.kind === BANK_LINE_KIND.in;
  return {
    kind: String(isIn ? VOUCHER_KIND.payout : VOUCHER_KIND.charge),
    currency: line.currency,
    amount: line.money,
    // For a correction: our money at the bank grows in the debit.
    ...(isIn ? { debit_kind: 'bank' } : { credit_kind: 'bank' }),
    value_day: line.booked_on ?? '',
    reference: (line.reference || line.words).slice(0, VOUCHER_REFERENCE_MAX).trim(),
    reason: reason.slice(0, VOUCHER_REASON_MAX),
  };
}

/** What is missing of our money at the bank grows in its debit. */
export function voucherOfOpening(
  { currency, missing, value_day }: MissingOpening,
  reason: string,
): Partial<VoucherValues> {
  const isTooMuch = missing.startsWith('-');
  return {
    kind: String(VOUCHER_KIND.correction),
    currency,
    amount: missing.replace('-', ''),
    debit_kind: isTooMuch ? 'opening' : 'bank',
    credit_kind: isTooMuch ? 'bank' : 'opening',
    value_day,
    reason,
  };
}
