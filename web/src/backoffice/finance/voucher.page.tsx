import { VOUCHER_KIND } from '@fovea/shared-types/finance/journal-voucher-bounds';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney } from '../../lib/format';
import { documentPage } from '../document/document-page';
import type { DocumentShown } from '../document/document.queries';
import type { RecordColumns } from '../record/record-page';
import { PendingPostings } from './pending-postings';
import { postingsOf } from './voucher-postings';
import { AddVoucherDialog } from './add-voucher-dialog';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<typeof journalVoucher.declared>;

/** Journal vouchers: pending, posted and rejected. */
export const VoucherPage = documentPage(journalVoucher, {
  useColumns,
  create: {
    label: ['申请凭证', 'Request a voucher', '振替伝票を申請'],
    Dialog: AddVoucherDialog,
  },
  Terms,
  useConsequences: () => {
    const { t } = useTranslation('voucher');
    return { approve: t('review.approve'), reject: t('review.reject') };
  },
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
      { prop: 'status', width: 140 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
      { prop: 'fee', visible: false },
      { prop: 'reference', width: 140, visible: false },
      { prop: 'value_day', width: 120, visible: false },
    ],
    [t],
  );
}

function Terms({ shown }: { shown: DocumentShown<typeof journalVoucher.declared> }) {
  const { t } = useTranslation('voucher');
  const { t: named } = useTranslation('finance');
  const { currency } = shown;
  return (
    <>
      <PendingPostings postings={shown.postings} />
      <DetailCard title={t('detail.terms')}>
        <Facts
          facts={[
            { label: t('field.kind'), value: t(`kind.${shown.kind as 1 | 2 | 3}`) }, // the server gives no other
            ...postingsOf(shown).map(({ side, kind, money }) => ({
              label: t(side),
              value: t('detail.posting', {
                account: named(`kind.${kind}`),
                amount: formatMoney(money, currency),
              }),
            })),
            {
              label: t('field.fee'),
              value: shown.kind === VOUCHER_KIND.payout ? formatMoney(shown.fee, currency) : null,
            },
          ]}
        />
      </DetailCard>
    </>
  );
}

backOfficePage(VoucherPage, {
  path: paths.journalVouchers,
  texts: ['kit', 'approval', 'system', 'voucher', 'finance'],
});
