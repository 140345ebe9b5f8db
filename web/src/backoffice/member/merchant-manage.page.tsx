import { merchant } from '@fovea/shared-types/member/merchant.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenRow } from '../../lib/list-page';
import { type RecordAction, recordPage } from '../record/record-page';
import { useMerchantColumns } from './merchant-columns';
import { MerchantDetailDrawer } from './merchant-detail-drawer';
import { MerchantForm } from './merchant-form';
import { MerchantStatusDialog } from './merchant-status-dialog';
import { mayMerchant, type MerchantRow } from './merchant.queries';
import { backOfficePage } from '../back-office-page';

/** Companies certified at least once: values, expiry, right to publish, enable and disable. */
export const MerchantManagePage = recordPage(merchant, {
  columns: useMerchantColumns,
  given: { is_merchant: 1 },
  without: ['certification_status'],
  useActions,
  Opened: MerchantDetailDrawer,
});

interface RequestedReview {
  row: MerchantRow;
  onClose: () => void;
}
const Form = ({ row, onClose }: RequestedReview) => <MerchantForm merchant={row} onClose={onClose} />;
const Status = ({ row, onClose }: RequestedReview) => (
  <MerchantStatusDialog merchant={row} onClose={onClose} />
);

function useActions(): ReadonlyArray<RecordAction<MerchantRow>> {
  const { t } = useTranslation('member');
  const { open } = useOpenRow();
  return useMemo(
    () => [
      { key: 'detail', label: t('action.detail'), run: ({ id }) => open(id) },
      { key: 'edit', label: t('action.edit'), permission: 'member:company:update', Dialog: Form },
      {
        key: 'disable',
        label: t('action.disable'),
        permission: 'member:company:status',
        isDanger: true,
        isHidden: (row) => !mayMerchant(row, 'disable'),
        Dialog: Status,
      },
      {
        key: 'enable',
        label: t('action.enable'),
        permission: 'member:company:status',
        isHidden: (row) => !mayMerchant(row, 'enable'),
        Dialog: Status,
      },
    ],
    [t, open],
  );
}

backOfficePage(MerchantManagePage, {
  path: '/business/manage',
  texts: ['kit', 'system', 'approval', 'member'],
});
