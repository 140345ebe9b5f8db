import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { fetchWholeLog } from '../../../kit/lot/lot.queries';
import { useDict } from '../../../lib/dicts';
import { toast } from '../../../lib/toast-store';
import { saveText } from '../../../lib/save-text';
import { lotReceipt } from './lot-receipt';
import type { AdminLot } from './admin-lot';

/** The lot with its whole public log as a file: what anybody can verify later, without this page. */
export function LotAdminReceipt({ auction, lot }: AdminLot) {
  const { t } = useTranslation('auction_admin');
  const states = useDict('states:auction');
  const receipt = useMutation({
    mutationFn: async () => {
      const rows = await fetchWholeLog(lot.id, () => undefined);
      saveText(
        `fovea-lot-${lot.id}.txt`,
        lotReceipt(t, { auction, lot, rows, state: states.label(lot.status) }),
      );
    },
    onError: () => toast.error(t('receipt.failed')),
  });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={receipt.isPending}
      onClick={() => receipt.mutate()}
    >
      {t('receipt.download')}
    </Button>
  );
}
