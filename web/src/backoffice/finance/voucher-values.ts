import {
  VOUCHER_ACCOUNTS,
  VOUCHER_KIND,
  type VoucherAccount,
} from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import type { AddOf, ShownOf } from '@fovea/shared-types/record/record';
import { isAmount, isCurrency, type Currency } from '@fovea/shared-types/money';
import { minorOf, wireOf } from '../../kit/form/amount-text';

/** What the form holds, as it was typed. */
export interface VoucherValues {
  kind: string;
  currency: string | null;
  amount: string;
  fee: string;
  debit_kind: string | null;
  credit_kind: string | null;
  value_day: string;
  reference: string;
  reason: string;
}

type Problem = 'empty' | 'amount' | 'fee' | 'other_account';
export type VoucherProblems = { [Name in keyof VoucherValues]?: Problem };

const currencyOf = (value: string | null): Currency | null => (isCurrency(value) ? value : null);
const accountOf = (value: string | null): VoucherAccount | undefined =>
  VOUCHER_ACCOUNTS.find((one) => one === value);

export const isPayout = ({ kind }: Pick<VoucherValues, 'kind'>): boolean =>
  kind === String(VOUCHER_KIND.payout);
export const isCorrection = ({ kind }: Pick<VoucherValues, 'kind'>): boolean =>
  kind === String(VOUCHER_KIND.correction);

export function problemsOf(values: VoucherValues): VoucherProblems {
  const found: VoucherProblems = {};
  const empty = (...names: ReadonlyArray<keyof VoucherValues>): void => {
    for (const name of names) if ((values[name] ?? '').trim() === '') found[name] = 'empty';
  };
  empty('currency', 'amount', 'reason');
  if (isCorrection(values)) empty('debit_kind', 'credit_kind');
  else empty('value_day', 'reference');
  if (isCorrection(values) && !found.credit_kind && values.debit_kind === values.credit_kind)
    found.credit_kind = 'other_account';
  const currency = currencyOf(values.currency);
  if (currency === null || found.amount) return found;
  const amount = minorOf(values.amount, currency);
  if (amount === null || !isAmount(amount)) return { ...found, amount: 'amount' };
  const fee = minorOf(values.fee.trim() === '' ? '0' : values.fee, currency);
  if (isPayout(values) && (fee === null || fee < 0 || fee >= amount)) found.fee = 'fee';
  return found;
}

/** What a form begins with that requests the same once more. */
export function voucherValues(shown: ShownOf<typeof journalVoucher.declared>): VoucherValues {
  const kind = String(shown.kind);
  const isCorrected = isCorrection({ kind });
  return {
    kind,
    currency: shown.currency,
    amount: shown.amount,
    fee: Number(shown.fee) === 0 ? '' : shown.fee,
    // Of the other kinds they follow from the kind.
    debit_kind: isCorrected ? shown.debit_kind : null,
    credit_kind: isCorrected ? shown.credit_kind : null,
    value_day: shown.value_day ?? '',
    reference: shown.reference,
    reason: shown.reason,
  };
}

/** The request; only for values without problems. */
export function voucherRequest(values: VoucherValues): AddOf<typeof journalVoucher.declared> {
  const { kind, value_day } = values;
  const [debit_kind, credit_kind] = [accountOf(values.debit_kind), accountOf(values.credit_kind)];
  const fee = wireOf(values.fee);
  const reference = values.reference.trim();
  return {
    kind: Number(kind),
    currency: currencyOf(values.currency) ?? 'JPY',
    amount: wireOf(values.amount),
    reason: values.reason.trim(),
    ...(isPayout(values) && fee !== '' && { fee }),
    ...(isCorrection(values) && debit_kind && credit_kind && { debit_kind, credit_kind }),
    ...(value_day !== '' && { value_day }),
    ...(reference !== '' && { reference }),
  };
}
