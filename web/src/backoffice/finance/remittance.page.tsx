import { remittance } from '@fovea/shared-types/order/remittance.record';
import { useMemo } from 'react';
import { says } from '../../lib/words';
import { type RecordColumns, recordPage } from '../record/record-page';
import { RemittanceDrawer } from './remittance-drawer';

const { shown } = remittance.declared;
const currency = (row: { currency: string }) => row.currency;

/** Bank transfers that wait for finance, the oldest first, and what it found. */
export const RemittancePage = recordPage(remittance, {
  columns: useColumns,
  without: ['order_id'],
  Opened: RemittanceDrawer,
});

function useColumns(): RecordColumns<typeof remittance.declared> {
  return useMemo(
    () => [
      { prop: 'order_no', width: 180, decides: true },
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
    [],
  );
}
