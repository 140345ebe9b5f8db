import type { BidReceiptRequest } from '@fovea/shared-types/auction/bid.dto';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './lot-notice.module.css';
import type { ShownRow } from '../../kit/lot/shown-lot';
import { downloadReceipt } from './receipt';

/** Saves the receipt of one's own bid; what went wrong the API client has already said. */
export function ReceiptButton({ request, isIcon = false }: { request: BidReceiptRequest; isIcon?: boolean }) {
  const { t } = useTranslation('auction');
  const receipt = useMutation({ mutationFn: () => downloadReceipt(t, request) });
  return (
    <button
      type="button"
      className={isIcon ? classes.receiptIcon : classes.receipt}
      aria-label={isIcon ? t('receipt.download_row', { row: request.seq ?? '' }) : undefined}
      title={t('receipt.download')}
      disabled={receipt.isPending}
      onClick={() => receipt.mutate()}
    >
      <IconDownload size={16} aria-hidden />
      {!isIcon && t('receipt.download')}
    </button>
  );
}

/** At the end of a row of the log: the receipt of the reader's own bid. */
export function OwnReceipt({ auctionId, row }: { auctionId: number; row: ShownRow }) {
  const isBid = row.kind === 'bid' || row.kind === 'automatic';
  if (!row.is_mine || !isBid) return null;
  return <ReceiptButton isIcon request={{ id: auctionId, seq: row.seq }} />;
}
