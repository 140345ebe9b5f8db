import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BillState } from '../../kit/bill-state/bill-state';
import { type RecordAction, type RecordColumns, recordPage } from '../record/record-page';
import { OpenBillDialog, PaymentDialog, WriteOffDialog } from './month-bill-dialogs';
import { MonthBillDrawer } from './month-bill-drawer';
import { isLosable, isPayable, isWrittenOff } from './month-bill-states';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Bill = RowOf<typeof monthBill.declared>;

/** What customers on monthly payment owe. */
export const MonthListPage = recordPage(monthBill, {
  columns: useColumns,
  filters: (declared) =>
    declared.map((field) =>
      field.type === 'text' && field.name === 'month' ? { ...field, placeholder: '2026-11' } : field,
    ),
  create: {
    permission: 'finance:month-bill:add',
    label: ['开立账单', 'Open a bill', '請求を作成'],
    Dialog: OpenBillDialog,
  },
  useActions,
  Opened: MonthBillDrawer,
});

function useColumns(): RecordColumns<typeof monthBill.declared> {
  return useMemo(
    () => [
      { prop: 'customer_name', width: 120 },
      {
        prop: 'status',
        width: 110,
        decides: true,
        render: (bill) => <BillState status={bill.status} isWrittenOff={isWrittenOff(bill)} />,
      },
      { prop: 'month', width: 80 },
      { prop: 'price', width: 125, decides: true },
      { prop: 'type1_total_price', width: 100 },
      { prop: 'type2_total_price', width: 100 },
      { prop: 'goods_total_price', width: 110, visible: false },
      { prop: 'owed', width: 125, decides: true },
      { prop: 'pay_time', width: 110 },
      { prop: 'remark', width: 90 },
      { prop: 'due_on', width: 130, visible: false },
      { prop: 'number', width: 160, visible: false },
      { prop: 'paid', width: 125, visible: false },
      { prop: 'write_off_by', width: 140, visible: false },
    ],
    [],
  );
}

function useActions(): ReadonlyArray<RecordAction<Bill>> {
  const { t } = useTranslation('month_bills');
  return useMemo(
    () => [
      {
        key: 'confirm',
        label: t('confirm.action'),
        permission: 'finance:month-bill:confirm',
        isHidden: (bill) => !isPayable(bill),
        Dialog: PaymentDialog,
      },
      {
        key: 'write-off',
        label: t('write_off.ask'),
        permission: 'finance:write-off:add',
        isDanger: true,
        isHidden: (bill) => !isLosable(bill),
        Dialog: WriteOffDialog,
      },
    ],
    [t],
  );
}

backOfficePage(MonthListPage, { path: paths.monthList, texts: ['kit', 'approval', 'system', 'month_bills'] });
