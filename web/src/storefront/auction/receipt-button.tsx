import type { BidReceiptRequest } from '@fovea/shared-types/auction/bid.dto';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './lot-notice.module.css';
import type { ShownRow } from '../../kit/lot/shown-lot';
import { downloadReceipt } from './receipt';

/**
 * Saves the receipt of one's own bid; what went wrong the API client has already said.
 * @param row among others its button names the row it stands in
 */
export function ReceiptButton({ request, row }: { request: BidReceiptRequest; row?: number }) {
  const { t } = useTranslation('auction');
  const receipt = useMutation({ mutationFn: () => downloadReceipt(t, request) });
  return (
    <button
      type="button"
      className={classes.receipt}
      aria-label={row === undefined ? t('receipt.download') : t('receipt.download_row', { row })}
      title={t('receipt.download')}
      disabled={receipt.isPending}
      onClick={() => receipt.mutate()}
    >
      <IconDownload size={16} aria-hidden />
    </button>
  );
}

/** At the end of a row of the log: the receipt of the reader's own bid. */
export function OwnReceipt({ auctionId, row }: { auctionId: number; row: ShownRow }) {
  const isBid = row.kind === 'bid' || row.kind === 'automatic';
  if (!row.is_mine || !isBid) return null;
  return <ReceiptButton request={{ id: auctionId, seq: row.seq }} row={row.seq} />;
}
