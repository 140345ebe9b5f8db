import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { REMITTED_TYPES, type RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { says } from '../../lib/words';
import { type RecordColumns, recordPage } from '../record/record-page';
import { RemittanceDrawer } from './remittance-drawer';

const { shown } = remittance.declared;
const currency = (row: { currency: string }) => row.currency;

const subjectOf = (text: string): RemittedType => REMITTED_TYPES.find((type) => type === text) ?? 'order';

/** Bank transfers that wait for finance, the oldest first; those it decided by the filter, the newest first. */
export const RemittancePage = recordPage(remittance, {
  columns: useColumns,
  Opened: RemittanceDrawer,
  useWaiting,
});

function useWaiting() {
  const { t } = useTranslation('remittance');
  return useMemo(
    () => ({ asked: { status: REMITTANCE_STATUS.pending }, sort: 'id', label: t('desk.to_check') }),
    [t],
  );
}

function useColumns(): RecordColumns<typeof remittance.declared> {
  const { t } = useTranslation('remittance');
  return useMemo(
    () => [
      { prop: 'reference', width: 180, decides: true },
      {
        prop: 'subject_type',
        width: 150,
        render: ({ subject_type }) => t(`subject.${subjectOf(subject_type)}`),
      },
      { prop: 'username', width: 140 },
      {
        prop: 'money',
        type: 'money',
        label: says(shown.money.label),
        currency,
        align: 'right',
        width: 130,
        decides: true,
      },
      { prop: 'bank_name', width: 150 },
      { prop: 'status', width: 150, isState: true },
      { prop: 'waiting_hours', width: 100 },
      { prop: 'created_at', width: 150 },
    ],
    [t],
  );
}
