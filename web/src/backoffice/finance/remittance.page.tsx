import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { REMITTED_TYPES, REMITTED_LABELS } from '@fovea/shared-types/finance/remittance-bounds';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localText } from '../../lib/local-text';
import { type RecordColumns, recordPage } from '../record/record-page';
import { RemittanceDrawer } from './remittance-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** Bank transfers that wait for finance, the oldest first; those it decided by the filter, the newest first. */
export const RemittancePage = recordPage(remittance, {
  columns: useColumns,
  useChoices: useSubjects,
  Opened: RemittanceDrawer,
  useWaiting,
});

/** What is paid with it, by its type. */
function useSubjects() {
  return useMemo(
    () => ({
      subject_type: {
        options: REMITTED_TYPES.map((value) => ({ value, label: localText(REMITTED_LABELS[value]) })),
      },
    }),
    [],
  );
}

function useWaiting() {
  const { t } = useTranslation('remittance');
  return useMemo(
    () => ({ request: { status: REMITTANCE_STATUS.pending }, sort: 'id', label: t('admin.to_check') }),
    [t],
  );
}

function useColumns(): RecordColumns<typeof remittance.declared> {
  return useMemo(
    () => [
      { prop: 'reference', width: 180, decides: true },
      { prop: 'subject_name', width: 150 },
      { prop: 'username', width: 140 },
      { prop: 'money', decides: true },
      { prop: 'bank_name', width: 150 },
      { prop: 'status', width: 150 },
      { prop: 'waiting_hours', width: 100 },
      { prop: 'created_at', width: 150 },
    ],
    [],
  );
}

backOfficePage(RemittancePage, { path: paths.remittances, texts: ['kit', 'system', 'remittance'] });
