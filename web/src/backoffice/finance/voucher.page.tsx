import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordColumns } from '../record/record-page';
import { AddVoucherDialog } from './add-voucher-dialog';
import { VoucherReview } from './voucher-detail';
import { requestedPage } from './requested-page';

type Row = RowOf<typeof journalVoucher.declared>;

/** Journal vouchers: what waits, what was booked and what was refused. */
export const VoucherPage = requestedPage(journalVoucher, {
  permission: 'finance:journal-voucher',
  dict: 'states:journal_voucher',
  useColumns,
  create: {
    label: ['申请凭证', 'Ask for a voucher', '振替伝票を申請'],
    Dialog: AddVoucherDialog,
  },
  Review: VoucherReview,
});

function useColumns(): RecordColumns<typeof journalVoucher.declared> {
  const { t } = useTranslation('finance');
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'kind', width: 140 },
      { prop: 'debit_kind', width: 130, render: ({ debit_kind }: Row) => t(`kind.${debit_kind}`) },
      { prop: 'credit_kind', width: 130, render: ({ credit_kind }: Row) => t(`kind.${credit_kind}`) },
      { prop: 'amount', decides: true },
      { prop: 'status', width: 110 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
      { prop: 'fee', visible: false },
      { prop: 'reference', width: 140, visible: false },
      { prop: 'value_day', width: 120, visible: false },
    ],
    [t],
  );
}
