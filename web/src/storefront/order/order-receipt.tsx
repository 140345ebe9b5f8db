import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';
import { useReceive } from './order.queries';

/** The buyer confirms receipt of the order; it cannot be undone, so the page requires confirmation. */
export function OrderReceipt({ orderId, size = 'md' }: { orderId: number; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('order');
  const [isOpened, setOpened] = useState(false);
  const { mutate, isPending } = useReceive(orderId);
  return (
    <>
      <Button size={size} onClick={() => setOpened(true)}>
        {t('receive.action')}
      </Button>
      <ConfirmDialog
        opened={isOpened}
        title={t('receive.title')}
        confirmLabel={t('receive.action')}
        isPending={isPending}
        onClose={() => setOpened(false)}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess: () => toast.success(t('receive.done')),
            onSettled: () => setOpened(false),
          })
        }
      >
        {t('receive.text')}
      </ConfirmDialog>
    </>
  );
}
