import type { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import type { AddOf } from '@fovea/shared-types/record/record';

export type VoucherStory = { requestedBy: 'admin' | 'finance' } & AddOf<typeof journalVoucher.declared>;

/** One for each of the two to decide. */
export const voucherStories: readonly VoucherStory[] = [
  {
    ...{ requestedBy: 'finance', kind: 2, currency: 'JPY', amount: '3300', reference: 'ﾌﾘｺﾐﾃｽｳﾘﾖｳ' },
    reason: '先月分の総合振込手数料です。',
  },
  {
    ...{
      requestedBy: 'admin',
      kind: 1,
      currency: 'JPY',
      amount: '50000',
      fee: '1800',
      reference: 'PAYOUT-2211',
    },
    reason: 'Weekly payout of the card provider',
  },
];
