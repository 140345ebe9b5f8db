import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MonthArchive } from '../../kit/tax-documents/month-archive';
import { openDocument } from '../../lib/open-document';
import { paths, to } from '../../lib/paths';
import { backOfficePage } from '../back-office-page';
import { recordPage } from '../record/record-page';
import { RedLetterDialog } from './red-letter-dialog';
import { staffArchiveAddress, staffDocumentAddress } from './tax-document.queries';

type Row = RowOf<typeof taxDocument.declared>;

/** Issued invoices, receipts and credit notes; each as PDF, or a month at once. */
export const TaxDocumentPage = recordPage(taxDocument, {
  columns: [
    { prop: 'number', width: 150, decides: true },
    { prop: 'kind', width: 130, decides: true },
    { prop: 'issued_on', width: 120 },
    { prop: 'transacted_on', width: 120 },
    { prop: 'issuer_name', width: 160 },
    { prop: 'counterparty', width: 180, decides: true },
    { prop: 'total', width: 140, decides: true },
    { prop: 'subject_no', width: 190 },
    { prop: 'amends', width: 150, visible: false },
    { prop: 'original', width: 150, visible: false },
    { prop: 'is_replaced', width: 110, visible: false },
    { prop: 'red_letter_number', width: 170, visible: false },
  ],
  without: ['order_id'],
  Ways: () => <MonthArchive addressOf={staffArchiveAddress} />,
  useActions: () => {
    const { t } = useTranslation('order_documents');
    const navigate = useNavigate();
    return useMemo(
      () => [
        {
          key: 'pdf',
          label: t('admin.open'),
          permission: 'finance:tax-document:list' as const,
          run: ({ id }: Row) => void openDocument(() => staffDocumentAddress(id)),
        },
        {
          key: 'order',
          label: t('admin.order'),
          permission: 'order:order:list' as const,
          isHidden: ({ order_id }: Row) => order_id === null,
          run: ({ order_id }: Row) => void (order_id !== null && navigate(to.managedOrder(order_id))),
        },
        {
          key: 'bill',
          label: t('admin.bill'),
          permission: 'finance:month-bill:list' as const,
          isHidden: ({ month_bill_id }: Row) => month_bill_id === null,
          run: ({ month_bill_id }: Row) =>
            void (month_bill_id !== null && navigate(to.monthBill(month_bill_id))),
        },
        {
          key: 'red-letter',
          label: t('red_letter.title'),
          permission: 'finance:tax-document:edit' as const,
          isHidden: ({ needs_red_letter }: Row) => !needs_red_letter,
          Dialog: RedLetterDialog,
        },
      ],
      [t, navigate],
    );
  },
});

backOfficePage(TaxDocumentPage, {
  path: paths.issuedTaxDocuments,
  texts: ['kit', 'system', 'order_documents'],
});
