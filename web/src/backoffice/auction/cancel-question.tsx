import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { toast } from '../../lib/toast-store';
import { cancelLot, useAuctionsChanged } from './auction.queries';

type Cancelled = Pick<AdminAuctionRow, 'id' | 'goods_name' | 'status' | 'bid_count'>;

/** Cancels a lot, once its consequences have been read and a reason was given. */
export function CancelQuestion({ lot, onClose }: { lot: Cancelled; onClose: () => void }) {
  const { t } = useTranslation('auctions');
  const changed = useAuctionsChanged();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => cancelLot(lot.id, reason),
    onMutate: () => setFailure(null),
    onSuccess: async () => {
      toast.success(t('cancel.done'));
      await changed();
      onClose();
    },
    onError: async (error) => {
      setFailure(error.message);
      await changed();
    },
  });
  const consequence = (): string => {
    if (lot.status === AUCTION_STATUS.scheduled) return t('cancel.scheduled');
    return lot.bid_count === 0 ? t('cancel.no_bids') : t('cancel.with_bids', { count: lot.bid_count });
  };
  return (
    <ConfirmDialog
      opened
      title={t('cancel.title', { name: lot.goods_name })}
      confirmLabel={t('list.cancel')}
      isDanger
      isPending={isPending}
      reason="required"
      onClose={onClose}
      onConfirm={mutate}
    >
      <p>{consequence()}</p>
      <p>{t('cancel.final')}</p>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
    </ConfirmDialog>
  );
}
