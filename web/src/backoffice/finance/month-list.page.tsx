import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BillState } from '../../kit/bill-state/bill-state';
import { says } from '../../lib/words';
import { useAccess } from '../layout/access/access-context';
import { type RecordAction, type RecordColumns, recordPage } from '../record/record-page';
import { OpenBillDialog, PaymentDialog, WriteOffDialog } from './month-bill-dialogs';
import { isWrittenOff, MonthBillDrawer } from './month-bill-drawer';

type Bill = RowOf<typeof monthBill.declared>;

const { shown } = monthBill.declared;

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
  return useMemo(() => {
    const money = (prop: 'price' | 'type1_total_price' | 'type2_total_price') => ({
      prop,
      type: 'money' as const,
      label: says(shown[prop].label),
      currency: ({ currency }: Bill) => currency,
      align: 'right' as const,
      width: 135,
      decides: prop === 'price',
    });
    return [
      { prop: 'customer_name', width: 160 },
      money('price'),
      money('type1_total_price'),
      money('type2_total_price'),
      { prop: 'pay_time', width: 160 },
      { prop: 'remark', width: 120 },
      {
        prop: 'status',
        width: 120,
        decides: true,
        render: (bill) => <BillState status={bill.status} isWrittenOff={isWrittenOff(bill)} />,
      },
      { prop: 'month', width: 90 },
      { prop: 'due_at', width: 160, visible: false },
      { prop: 'write_off_by', width: 140, visible: false },
    ];
  }, []);
}

function useActions(): ReadonlyArray<RecordAction<Bill>> {
  const { t } = useTranslation('month_bills');
  const { user } = useAccess();
  return useMemo(
    () => [
      {
        key: 'confirm',
        label: t('confirm.action'),
        permission: 'finance:month-bill:confirm',
        isHidden: ({ status }) => !monthBillMachine.may(status, 'pay', 'record a bank payment'),
        Dialog: PaymentDialog,
      },
      {
        key: 'write-off',
        label: ({ write_off_by }) => t(write_off_by === null ? 'write_off.ask' : 'write_off.agree'),
        permission: 'finance:month-bill:write-off',
        isDanger: true,
        // Who asked waits for somebody else.
        isHidden: ({ status, write_off_by }) =>
          !monthBillMachine.may(status, 'write off') || write_off_by === user.name,
        Dialog: WriteOffDialog,
      },
    ],
    [t, user.name],
  );
}
