import { VOUCHER_KIND, type VoucherAccount } from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { AddJournalVoucherRequest } from '@fovea/shared-types/finance/journal-voucher.dto';
import { fromWire, isAmount, type Currency } from '@fovea/shared-types/money';
import { fieldError } from '../../platform/kernel/app-error.js';

/** What is moved between which accounts; minor units. Debit is what we have or spend, credit what we owe or earn. */
export interface VoucherTerms {
  kind: number;
  debit: VoucherAccount;
  credit: VoucherAccount;
  currency: Currency;
  amount: number;
  fee: number;
}

const { payout, charge } = VOUCHER_KIND;

/** @throws VALIDATION with what is wrong with which field */
export function termsOf(requested: AddJournalVoucherRequest): VoucherTerms {
  const { kind, currency } = requested;
  const amount = amountOf('amount', requested.amount, currency);
  if (!isAmount(amount)) throw fieldError({ amount: { key: 'amount_bounds' } });
  const fee = amountOf('fee', requested.fee ?? '0', currency);
  if (fee < 0 || fee >= amount || (fee > 0 && kind !== payout))
    throw fieldError({ fee: { key: 'amount_bounds' } });
  return { kind, currency, amount, fee, ...accountsOf(requested) };
}

/** What a provider pays and a bank charges is always between the same two. */
function accountsOf({
  kind,
  debit_kind: debit,
  credit_kind: credit,
}: AddJournalVoucherRequest): Pick<VoucherTerms, 'debit' | 'credit'> {
  if (kind === payout || kind === charge) {
    if (debit !== undefined) throw fieldError({ debit_kind: { key: 'choice' } });
    if (credit !== undefined) throw fieldError({ credit_kind: { key: 'choice' } });
    return kind === payout ? { debit: 'bank', credit: 'gateway' } : { debit: 'cost', credit: 'bank' };
  }
  if (debit === undefined) throw fieldError({ debit_kind: { key: 'required' } });
  if (credit === undefined) throw fieldError({ credit_kind: { key: 'required' } });
  if (debit === credit) throw fieldError({ credit_kind: { key: 'choice' } });
  return { debit, credit };
}

function amountOf(field: 'amount' | 'fee', text: string, currency: Currency): number {
  try {
    return fromWire(text, currency);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError({ [field]: { key: 'money_digits' } });
  }
}
