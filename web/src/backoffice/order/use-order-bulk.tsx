import { PACKING_LISTS_MAX } from '@fovea/shared-types/order/order-admin-rules';
import { shippingLabels } from '@fovea/shared-types/order/packing.calls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkDialogProps } from '../../kit/data-table/column';
import { useLabelBulk } from '../../kit/labels/use-label-bulk';
import { ConfirmedAction } from '../tree/confirmed-action';
import { printPackingLists } from './order.queries';
import type { OrderRow } from './use-order-actions';

export const LABEL_CODES_OF_ORDERS = ['code128', 'qr'] as const;

/** What is printed of the chosen orders together. */
export function useOrderBulk(): ReadonlyArray<BulkAction<OrderRow>> {
  const { t } = useTranslation('order_admin');
  const labels = useLabelBulk<OrderRow>(shippingLabels, 'order:order:print', LABEL_CODES_OF_ORDERS);
  return useMemo(
    () => [
      {
        key: 'packing',
        label: t('packing.bulk'),
        permission: 'order:order:print',
        dialog: (props) => <PackingQuestion {...props} />,
      },
      ...labels,
    ],
    [t, labels],
  );
}

function PackingQuestion({ rows, onDone, onClose }: BulkDialogProps<OrderRow>) {
  const { t } = useTranslation('order_admin');
  return (
    <ConfirmedAction
      title={t('packing.bulk')}
      label={t('packing.bulk')}
      done={t('packing.done')}
      run={async () => {
        if (rows.length > PACKING_LISTS_MAX)
          throw new Error(t('packing.too_many', { most: PACKING_LISTS_MAX }));
        await printPackingLists(rows.map(({ id }) => id));
        await onDone([]);
      }}
      onClose={onClose}
    >
      {t('packing.bulk_text', { count: rows.length })}
    </ConfirmedAction>
  );
}
