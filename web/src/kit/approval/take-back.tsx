import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast-store';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';

interface TakeBackProps {
  name: string;
  takeBack: () => Promise<unknown>;
  changed: () => Promise<unknown>;
}

/** Takes one's own request back while nobody has decided it. */
export function TakeBack({ name, takeBack, changed }: TakeBackProps) {
  const { t } = useTranslation('approval');
  const [isOpened, setOpened] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: takeBack,
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
