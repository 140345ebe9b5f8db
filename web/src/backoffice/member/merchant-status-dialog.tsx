import { MERCHANT_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { type MerchantRow, mayMerchant, setMerchantStatus, useMerchantsChanged } from './merchant.queries';
import { StatusDialog } from '../../kit/status-dialog/status-dialog';

interface MerchantStatusDialogProps {
  merchant: Pick<MerchantRow, 'id' | 'company_name' | 'status'>;
  onClose: () => void;
}

/** Disabling a merchant takes its goods offline; its owner is notified of the reason. */
export function MerchantStatusDialog({ merchant, onClose }: MerchantStatusDialogProps) {
  const { t } = useTranslation('member');
  const changed = useMerchantsChanged();
  const isEnabling = mayMerchant(merchant, 'enable');
  const name = merchant.company_name;
  return (
    <StatusDialog
      isEnabling={isEnabling}
      action={t(isEnabling ? 'action.enable' : 'action.disable')}
      title={t(isEnabling ? 'merchant.enable_title' : 'merchant.disable_title', { name })}
      text={isEnabling ? t('merchant.enable_text') : t('merchant.disable_text')}
      done={t(isEnabling ? 'merchant.enabled' : 'merchant.disabled', { name })}
      send={(reason) =>
        setMerchantStatus(merchant.id, isEnabling ? MERCHANT_STATUS.active : MERCHANT_STATUS.disabled, reason)
      }
      changed={changed}
      onClose={onClose}
    />
  );
}
