import { VOUCHER_ACCOUNTS } from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { fromWire, isCurrency, toWire } from '@fovea/shared-types/money';
import type { ShownOf } from '@fovea/shared-types/record/record';

type VoucherAccount = (typeof VOUCHER_ACCOUNTS)[number];

export interface Posting {
  side: 'field.debit_kind' | 'field.credit_kind';
  kind: VoucherAccount;
  /** Whole units. */
  money: string;
}

/** What a voucher posts, or will post once it is approved: what a provider kept of its payout is a cost of its own. */
export function postingsOf({
  currency,
  amount,
  fee,
  debit_kind,
  credit_kind,
}: Pick<
  ShownOf<typeof journalVoucher.declared>,
  'currency' | 'amount' | 'fee' | 'debit_kind' | 'credit_kind'
>): Posting[] {
  const [debited, credited] = [debit_kind, credit_kind].map((name) =>
    VOUCHER_ACCOUNTS.find((one) => one === name),
  );
  if (!isCurrency(currency) || debited === undefined || credited === undefined) return [];
  const [whole, kept] = [fromWire(amount, currency), fromWire(fee, currency)];
  const debit = (kind: VoucherAccount, minor: number): Posting => ({
    side: 'field.debit_kind',
    kind,
    money: toWire(minor, currency),
  });
  return [
    debit(debited, whole - kept),
    ...(kept === 0 ? [] : [debit('cost', kept)]),
    { side: 'field.credit_kind', kind: credited, money: amount },
  ];
}
