import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast-store';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';

interface WithdrawRequestProps {
  name: string;
  withdraw: () => Promise<unknown>;
  changed: () => Promise<unknown>;
}

/** Takes one's own request back while nobody has decided it. */
export function WithdrawRequest({ name, withdraw, changed }: WithdrawRequestProps) {
  const { t } = useTranslation('approval');
  const [isOpened, setOpened] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: withdraw,
    onSuccess: async () => {
      toast.success(t('take_back.done', { name }));
      await changed();
      setOpened(false);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('take_back.action')}
      </Button>
      {isOpened && (
        <ConfirmDialog
          opened
          title={t('take_back.title', { name })}
          confirmLabel={t('take_back.action')}
          isPending={isPending}
          onConfirm={() => mutate()}
          onClose={() => setOpened(false)}
        >
          {t('take_back.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
