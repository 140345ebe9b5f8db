import type { order } from '@fovea/shared-types/order/order.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordAction } from '../record/record-page';
import { OrderAgain } from './order-again';
import { OrderNote } from './order-note';
import { ShipDialog } from './ship-dialog';

export type OrderRow = RowOf<typeof order.declared>;

/** What can be done with an order: offered in its row, and in its detail. */
export function useOrderActions(): ReadonlyArray<RecordAction<OrderRow>> {
  const { t } = useTranslation('order_admin');
  return useMemo(
    () => [
      {
        key: 'ship',
        label: t('ship.action'),
        permission: 'order:order:ship',
        isHidden: ({ status }) => !orderMachine.may(status, 'ship'),
        Dialog: ShipDialog,
      },
      {
        key: 'again',
        label: t('again.action'),
        permission: 'order:order:add',
        Dialog: OrderAgain,
      },
      {
        key: 'note',
        label: t('note.action'),
        permission: 'order:order:note',
        Dialog: OrderNote,
      },
    ],
    [t],
  );
}
