import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { toWireOfAny } from '@fovea/shared-types/money';
import { DateTime } from 'luxon';
import { fillText } from './texts.js';

export interface NoticeText {
  title: string;
  text: string;
}

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

const ZONES: Record<Language, string> = { zh: 'Asia/Shanghai', en: 'UTC', ja: 'Asia/Tokyo' };

/** A text of a notification with its figures. */
export function noticeText(
  language: Language,
  { title, text }: NoticeText,
  figures: NoticeFigures,
): NoticeText {
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
