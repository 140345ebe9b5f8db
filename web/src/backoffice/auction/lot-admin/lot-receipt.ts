import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import type { TFunction } from 'i18next';
import { formatAmount, formatDateTimeSeconds, formatDeadline, formatMoney } from '../../../lib/format';
import type { AdminLot } from './admin-lot';

/** A lot as text: what came of it, and every public row with the hash that continues the one before. */
export function lotReceipt(
  t: TFunction<'auction_admin'>,
  { auction, lot, rows, state }: AdminLot & { rows: readonly AuctionBidRow[]; state: string },
): string {
  const { currency } = lot;
  const facts: ReadonlyArray<readonly [string, string]> = [
    [t('receipt.lot'), `${auction.goods_name} (#${lot.id})`],
    [t('field.merchant'), auction.company_name ?? '-'],
    [t('receipt.state'), state],
    [t('receipt.price'), formatMoney(lot.current_price, currency)],
    [t('receipt.leader'), lot.leader_no === null ? '-' : String(lot.leader_no)],
    [t('receipt.ends'), formatDeadline(lot.end_at)],
    [t('receipt.rows'), String(rows.length)],
    [t('receipt.last_hash'), rows.at(-1)?.hash ?? '-'],
  ];
  const lines = rows.map((row) =>
    [
      `#${row.seq}`,
      row.kind,
      formatDateTimeSeconds(row.created_at),
      formatAmount(row.amount, currency),
      row.bidder === null ? '-' : String(row.bidder),
      row.hash,
    ].join('\t'),
  );
  return [
    t('receipt.title'),
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    t('receipt.log'),
    ...lines,
    '',
  ].join('\r\n');
}
