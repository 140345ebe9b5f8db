import { suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openedAs } from '../record/opened-row';
import { type RecordColumns, recordPage } from '../record/record-page';
import { isSettled, SuspenseCredit, SuspenseDrawer, SuspenseReturn } from './suspense-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** Money that no document took, and what finance does with it. */
export const SuspensePaymentPage = recordPage(suspensePayment, {
  columns: useColumns,
  without: ['id'],
  useActions: useSettling,
  Opened: openedAs(suspensePayment, SuspenseDrawer),
});

function useColumns(): RecordColumns<typeof suspensePayment.declared> {
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'username', width: 130 },
      { prop: 'cause', width: 150 },
      { prop: 'due', width: 120 },
      { prop: 'money', width: 120, decides: true },
      { prop: 'status', width: 100 },
      { prop: 'resolution', width: 140, visible: false },
      { prop: 'is_going', width: 100, visible: false },
      { prop: 'provider_ref', width: 180, visible: false },
      { prop: 'created_at', width: 150 },
    ],
    [],
  );
}

function useSettling() {
  const { t } = useTranslation('finance');
  return useMemo(
    () => [
      {
        key: 'credit',
        label: t('suspense.credit'),
        permission: 'finance:parked:settle' as const,
        isHidden: isSettled,
        Dialog: SuspenseCredit,
      },
      {
        key: 'return',
        label: t('suspense.return'),
        permission: 'finance:parked:settle' as const,
        isHidden: isSettled,
        Dialog: SuspenseReturn,
      },
    ],
    [t],
  );
}

backOfficePage(SuspensePaymentPage, { path: paths.suspensePayments, texts: ['kit', 'system', 'finance'] });
