import { cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { api } from '../../lib/api-client';

/** Gives up an order that is not paid yet; a lot that was won is not given up so. */
export function OrderCancel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string) => api(cancelOrder, { id: order.id, ...(reason !== '' && { reason }) }),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['order'] });
    },
  });
  if (order.auction_id !== null || !orderMachine.may(order.status, 'cancel')) return null;
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('cancel.title', { number: order.order_no })}
        confirmLabel={t('cancel.action')}
        reason="optional"
        isDanger
        isPending={cancel.isPending}
        onConfirm={(reason) => cancel.mutate(reason.trim())}
        onClose={() => setAsking(false)}
      >
        {t('cancel.text')}
      </ConfirmDialog>
    </>
  );
}
