import type { MerchantRow } from '@fovea/shared-types/member/merchant.dto';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';
import { setMerchantStatus, useMerchantsChanged } from './merchant.queries';

/** Disabling a merchant takes its goods offline: it needs a reason, which its owner is told. */
export function MerchantStatusDialog({
  merchant,
  onClose,
}: {
  merchant: Pick<MerchantRow, 'id' | 'company_name' | 'status'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('member');
  const changed = useMerchantsChanged();
  const isEnabling = merchant.status === 0;
  const name = merchant.company_name;
  const decide = useMutation({
    mutationFn: (reason: string) => setMerchantStatus(merchant.id, isEnabling, reason),
    onSuccess: () => toast.success(t(isEnabling ? 'status.enabled' : 'status.disabled', { name })),
    onSettled: async () => {
      await changed();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t(isEnabling ? 'status.enable_title' : 'status.disable_title', { name })}
      confirmLabel={isEnabling ? t('action.enable') : t('action.disable')}
      isDanger={!isEnabling}
      reason={isEnabling ? undefined : 'required'}
      isPending={decide.isPending}
      onConfirm={(reason) => decide.mutate(reason)}
      onClose={onClose}
    >
      {isEnabling ? t('merchant.enable_text') : t('merchant.disable_text')}
    </ConfirmDialog>
  );
}
