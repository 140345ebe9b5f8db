import { refund } from '@fovea/shared-types/order/refund.record';
import { useMemo } from 'react';
import { type RecordColumns, recordPage } from '../record/record-page';
import { RefundDrawer } from './refund-drawer';
import { backOfficePage } from '../back-office-page';

/** Refunds that buyers requested, and their states. */
export const RefundPage = recordPage(refund, {
  columns: useColumns,
  without: ['order_id'],
  Opened: RefundDrawer,
});

function useColumns(): RecordColumns<typeof refund.declared> {
  return useMemo(
    () => [
      { prop: 'order_no', width: 170, decides: true },
      { prop: 'username', width: 110 },
      { prop: 'company_name', width: 140, visible: false },
      { prop: 'cause', width: 130 },
      { prop: 'asked_price', width: 120, decides: true },
      { prop: 'refund_price', width: 120 },
      { prop: 'status', width: 140 },
      { prop: 'waiting_hours', width: 90 },
      { prop: 'due_at', width: 150 },
      { prop: 'created_at', width: 150, visible: false },
    ],
    [],
  );
}

backOfficePage(RefundPage, { path: '/orders/refund', texts: ['kit', 'system', 'upload', 'refunds'] });
