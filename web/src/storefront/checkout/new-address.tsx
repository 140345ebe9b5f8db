import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { AddressForm } from '../address/address-form';
import { areaCodesQuery } from '../auth/auth.queries';

/** Another address, over the checkout. Mount it to open it. */
export function NewAddress({
  isFirst,
  onDone,
}: {
  isFirst: boolean;
  onDone: (savedId: number | null) => void;
}) {
  const { t } = useTranslation('checkout');
  const codes = useQuery(areaCodesQuery());
  return (
    <Dialog opened title={t('address_add')} size={720} isPage onClose={() => onDone(null)}>
      {codes.isPending ? (
        <Skeleton height={220} radius={12} />
      ) : (
        <AddressForm codes={codes.data ?? []} isFirst={isFirst} onDone={onDone} />
      )}
    </Dialog>
  );
}
