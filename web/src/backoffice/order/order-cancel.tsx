import { adminCancelOrder } from '@fovea/shared-types/order/checkout.calls';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Can } from '../../kit/can/can';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

/** Ends an order that is not paid yet, or cannot be delivered, with a reason that its buyer reads. */
export function OrderCancel({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string) => api(adminCancelOrder, { id: order.id, reason }),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: recordKey(orders) });
    },
  });
  const isPaid = orderMachine.may(order.status, 'cannot deliver');
  const isUnpaid = order.auction_id === null && orderMachine.may(order.status, 'cancel');
  if (!isPaid && !isUnpaid) return null;
  return (
    <Can any={['order:order:cancel']}>
      <div>
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          {t('cancel.action')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('cancel.title', { number: order.order_no })}
        confirmLabel={t('cancel.action')}
        reason="required"
        isDanger
        isPending={cancel.isPending}
        onConfirm={(reason) => cancel.mutate(reason.trim())}
        onClose={() => setAsking(false)}
      >
        {t(isPaid ? 'cancel.paid_text' : 'cancel.text')}
      </ConfirmDialog>
    </Can>
  );
}
