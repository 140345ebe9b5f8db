import { cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { formatMoney } from '../../lib/format';

/** Cancels an order that is not paid yet; for a lot that was won it shows first what that costs. */
export function OrderCancel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string) => api(cancelOrder, { id: order.id, ...(reason !== '' && { reason }) }),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: documentKey('order') });
    },
  });
  if (!orderMachine.may(order.status, 'cancel')) return null;
  const textKey = order.auction_id === null ? 'cancel' : 'give_up';
  const hasDeposit = /[1-9]/.test(order.deposit);
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t(`${textKey}.action`)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(`${textKey}.title`, { number: order.order_no })}
        confirmLabel={t(`${textKey}.action`)}
        reason="optional"
        isDanger
        isPending={cancel.isPending}
        onConfirm={(reason) => cancel.mutate(reason.trim())}
        onClose={() => setAsking(false)}
      >
        <p>{t(`${textKey}.text`)}</p>
        {hasDeposit && (
          <p>
            <strong>{t('give_up.deposit', { deposit: formatMoney(order.deposit, order.currency) })}</strong>
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
