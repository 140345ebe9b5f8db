import { order } from '@fovea/shared-types/order/order.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localText } from '../../lib/local-text';
import { useCompanyChoices, useMayChooseCompany } from '../record/record-owner';
import { type RecordColumns, recordPage } from '../record/record-page';
import { NewOrder } from './order-again';
import { OrderDrawer } from './order-drawer';
import { OrderStates } from './order-states';
import { setRefundSwitch } from './order.queries';
import { useOrderBulk } from './use-order-bulk';
import { useOrderActions } from './use-order-actions';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const { shown } = order.declared;

/** Orders of the reader's companies. */
export const OrderListPage = recordPage(order, {
  columns: useColumns,
  without: ['id'],
  useChoices: () => {
    const options = useCompanyChoices(useMayChooseCompany());
    return useMemo(() => ({ company_id: { options } }), [options]);
  },
  create: { permission: 'order:order:add', label: ['代客下单', 'New order', '代理注文'], Dialog: NewOrder },
  Opened: OrderDrawer,
  useActions: useRowActions,
  useBulk: useOrderBulk,
  Ways: OrderStates,
});

/** The row has the daily actions of an order; all others are where it is open. */
function useRowActions() {
  const actions = useOrderActions();
  return useMemo(() => actions.filter(({ key }) => key === 'ship'), [actions]);
}

function useColumns(): RecordColumns<typeof order.declared> {
  const { t } = useTranslation('order_admin');
  return useMemo(
    () => [
      'order_no',
      { prop: 'goods_name', width: 170 },
      { prop: 'pay_price', width: 120, decides: true },
      { prop: 'username', width: 120 },
      { prop: 'company_name', width: 120 },
      { prop: 'status_name', width: 120 },
      { prop: 'pay_type_name', width: 110 },
      {
        prop: 'refund_switch',
        width: 100,
        switches: {
          permission: 'order:order:refund-switch',
          isOn: ({ refund_switch }) => refund_switch === 1,
          set: ({ id }, isOn) => setRefundSwitch(id, isOn),
          canUndo: true,
        },
        confirm: (row, isOn) =>
          isOn
            ? null
            : {
                title: t('refund_switch.title', { number: row.order_no }),
                text: t('refund_switch.text'),
                confirmLabel: t('refund_switch.submit'),
              },
      },
      {
        prop: 'delivery_type',
        type: 'text',
        textDict: 'delivery_type',
        label: localText(shown.delivery_type.label),
        width: 110,
      },
      { prop: 'note_count', width: 80, visible: false },
      { prop: 'packed_at', width: 150, visible: false },
      { prop: 'created_at', width: 140 },
    ],
    [t],
  );
}

backOfficePage(OrderListPage, {
  path: paths.orderAdmin,
  texts: ['kit', 'system', 'order_admin', 'order_documents', 'upload', 'freight', 'labels'],
});
