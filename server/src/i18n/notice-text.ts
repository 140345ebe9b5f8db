import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { toWireOfAny } from '@fovea/shared-types/money';
import { DateTime } from 'luxon';
import { notices as en } from './en/notices.js';
import { notices as ja } from './ja/notices.js';
import { fillText } from './texts.js';
import { notices as zh } from './zh/notices.js';

/** Texts of notices; several may be of one message type. */
export const NOTICE_IDS = [
  'outbid',
  'auction_won',
  'auction_lost',
  'auction_lost_unsold',
  'auction_cancelled',
  'bid_voided',
  'auction_extended',
  'auction_extended_outage',
  'reserve_missed',
  'bidder_admitted',
  'bidder_refused',
  'order_for_you',
  'payment_reminder',
  'payment_default',
  'lot_given_up',
  'order_lapsed',
  'order_cancelled',
  'refund_moved',
  'refund_waits',
  'refund_told',
  'refund_escalated',
  'refund_failed',
  'freight_credited',
  'second_chance',
  'seller_sold',
  'seller_unsold',
  'seller_reserve_missed',
  'seller_cancelled',
  'seller_defaulted',
  'seller_given_up',
  'company_certified',
  'company_refused',
  'company_submitted',
  'company_expiring',
  'company_expired',
  'company_disabled',
  'company_lots_run_on',
  'feedback_replied',
  'feedback_received',
  'message_received',
  'export_finished',
  'export_failed',
  'bargain_offered',
  'bargain_countered',
  'bargain_agreed',
  'bargain_declined',
  'bargain_withdrawn',
  'bargain_expired',
  'bargain_void',
  'reservation_received',
  'reservation_booked',
  'reservation_moved',
  'reservation_refused',
  'reservation_unanswered',
  'reservation_refunded',
  'reservation_unpaid',
  'order_paid',
  'order_freight_asked',
  'order_freight_settled',
  'order_shipped',
  'order_sent_in_part',
  'parcel_delivered',
  'parcel_back',
  'parcel_back_desk',
  'order_received',
  'order_ship_reminder',
  'order_unshipped',
  'order_part_unshipped',
  'merchant_marked',
  'evaluation_received',
  'evaluation_replied',
  'evaluation_hidden',
  'saved_search_matched',
  'question_received',
  'question_answered',
  'goods_arrived',
  'goods_submitted',
  'goods_approved',
  'goods_rejected',
  'goods_forced_off',
  'licence_submitted',
  'licence_approved',
  'licence_rejected',
  'licence_ending',
  'licence_ended',
  'stock_submitted',
  'stock_approved',
  'stock_rejected',
  'stock_low',
  'notice_silent',
  'stock_recall',
  'bought_recall',
  'lot_recalled',
  'stock_count_expired',
  'allocation_approved',
  'allocation_short',
  'bill_issued',
  'bill_overdue',
  'bill_unpaid',
  'opening_import_done',
  'opening_import_failed',
  'goods_import_done',
  'goods_import_partly',
  'goods_import_failed',
  'withdrawal_submitted',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_paid',
  'withdrawal_failed',
  'withdrawal_returned',
  'withdrawal_overdue',
  'remittance_waits',
  'remittance_overdue',
  'remittance_confirmed',
  'remittance_rejected',
  'remittance_credited',
  'transfer_submitted',
  'transfer_stopped_long',
  'transfer_made',
  'transfer_released',
  'transfer_stopped',
  'transfer_returned',
  'recharge_credited',
  'parked_waits',
  'parked_credited',
  'parked_returned',
  'reconciliation_differs',
  'voucher_submitted',
  'voucher_approved',
  'voucher_rejected',
  'write_off_submitted',
  'write_off_approved',
  'write_off_rejected',
  'exchange_submitted',
  'exchange_approved',
  'exchange_rejected',
  'exchange_booked',
] as const;
export type NoticeId = (typeof NOTICE_IDS)[number];

export interface NoticeText {
  title: string;
  text: string;
}

export type NoticeTexts = Record<NoticeId, NoticeText>;

/** What a notice names; which of them a text uses is the text's affair. */
export interface NoticeFigures {
  goodsName: string;
  companyName: string;
  /** Until `until`. */
  days: number | null;
  count: number | null;
  /** Who wrote, and what. */
  who: string | null;
  words: string | null;
  /** The last day of something, `2027-01-31`. */
  day: string | null;
  orderNo: string | null;
  /** Minor units of `currency`, which may be any of ISO 4217. */
  price: number | null;
  currency: string | null;
  /** Minor units of `boughtCurrency`. */
  bought: number | null;
  boughtCurrency: Currency | null;
  seq: number | null;
  reason: string | null;
  /** Until when something must be done, or when it ends now. */
  until: Date | null;
}

const NOTICES: Record<Language, NoticeTexts> = { zh, en, ja };
const ZONES: Record<Language, string> = { zh: 'Asia/Shanghai', en: 'UTC', ja: 'Asia/Tokyo' };

export function noticeText(language: Language, id: NoticeId, figures: NoticeFigures): NoticeText {
  const { title, text } = NOTICES[language][id];
  const { price, currency, bought, boughtCurrency, until } = figures;
  const params = {
    goods_name: figures.goodsName,
    company_name: figures.companyName,
    days: figures.days,
    count: figures.count,
    who: figures.who,
    words: figures.words,
    day: figures.day,
    order_no: figures.orderNo,
    seq: figures.seq,
    reason: figures.reason,
    price: price === null || currency === null ? null : priceText(price, currency),
    bought: bought === null || boughtCurrency === null ? null : priceText(bought, boughtCurrency),
    until: until === null ? null : timeText(until, language),
  };
  return { title: fillText(title, params), text: fillText(text, params) };
}

/** "1,980,000.00 JPY": two decimals in every currency, as everywhere people read prices (spec 9). */
export function priceText(amount: number, currency: string): string {
  const [whole = '0', decimals = ''] = toWireOfAny(amount, currency).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')} ${currency}`;
}

/** A notice is read anywhere, so the time names its zone. */
export function timeText(at: Date, language: Language): string {
  return DateTime.fromJSDate(at, { zone: ZONES[language] })
    .toFormat("yyyy-MM-dd HH:mm '(UTC'Z')'")
    .replace('(UTC+0)', '(UTC)');
}
