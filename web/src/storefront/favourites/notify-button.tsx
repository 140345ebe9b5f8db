import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { addNotify, delNotify } from '@fovea/shared-types/goods/views.calls';
import { IconBellOff, IconBellPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { api } from '../../lib/api-client';
import { requireSession } from '../../lib/session';
import { toast } from '../../lib/toast-store';

/** Notify me when it arrives, and stop: what goods waiting for procurement offer. */
export function NotifyButton({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => api(isWanted ? addNotify : delNotify, { id: goods.id }),
    onSuccess: async (_answer, isWanted) => {
      toast.undoable(t(isWanted ? 'notify.added' : 'notify.removed'), {
        label: t('heart.undo'),
        run: () => mutate(!isWanted),
      });
      await client.invalidateQueries({ queryKey: ['goods', 'detail'] });
    },
  });
  const Icon = goods.is_notify ? IconBellOff : IconBellPlus;
  return (
    <Button
      size="lg"
      fullWidth
      variant={goods.is_notify ? 'default' : 'filled'}
      loading={isPending}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => requireSession(() => mutate(!goods.is_notify))}
    >
      {t(goods.is_notify ? 'notify.stop' : 'notify.add')}
    </Button>
  );
}
