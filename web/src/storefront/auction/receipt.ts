import { bidReceipt } from '@fovea/shared-types/auction/auction.calls';
import type { BidReceiptRequest, BidReceiptResponse } from '@fovea/shared-types/auction/bid.dto';
import type { TFunction } from 'i18next';
import { api } from '../../lib/api-client';
import { formatAmount, formatDateTimeSeconds, formatMoney } from '../../lib/format';
import { saveText } from '../../lib/save-text';

/** Fetches the receipt of one's own bid and saves it as a text file. */
export async function downloadReceipt(t: TFunction<'auction'>, request: BidReceiptRequest): Promise<void> {
  const receipt = await api(bidReceipt, request);
  const name = `fovea-receipt-${receipt.auction_id}-${receipt.seq ?? 'raise'}.txt`;
  saveText(name, receiptText(t, receipt));
}

function receiptText(t: TFunction<'auction'>, receipt: BidReceiptResponse): string {
  const { currency } = receipt;
  const chances = receipt.chances_left === null ? t('chances.unlimited') : String(receipt.chances_left);
  const lines: Array<[label: string, value: string]> = [
    [t('receipt.lot'), `${receipt.goods_name} (#${receipt.auction_id})`],
    [t('receipt.time'), `${formatDateTimeSeconds(receipt.created_at)} (${receipt.created_at})`],
    [t('receipt.row'), receipt.seq === null ? t('receipt.not_public') : `#${receipt.seq}`],
    [t('receipt.maximum'), formatAmount(receipt.amount, currency)],
    [t('receipt.price_after'), formatMoney(receipt.current_price, currency)],
    [t('receipt.leading'), t(receipt.is_leading ? 'receipt.yes' : 'receipt.no')],
    [t('receipt.reserve_met'), t(receipt.reserve_met ? 'receipt.yes' : 'receipt.no')],
    [t('receipt.chances_left'), chances],
    [t('receipt.hash'), receipt.hash ?? '-'],
    [t('receipt.commitment'), receipt.commitment],
    [t('receipt.salt'), receipt.salt ?? t('receipt.salt_later')],
  ];
  const body = lines.map(([label, value]) => `${label}: ${value}`).join('\r\n');
  return `${t('receipt.title')}\r\n\r\n${body}\r\n`;
}
