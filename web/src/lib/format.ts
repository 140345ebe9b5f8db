import { isCurrency, toWire, type Currency } from '@fovea/shared-types/money';
import i18next from 'i18next';
import type { Language } from '@fovea/shared-types/language';
import { activeLanguage } from './i18n';

const EMPTY = '-';
/** A yen and a yuan share their sign, so the code is before it. */
const SIGN: Record<Currency, string> = { JPY: 'JPY ¥', CNY: 'CNY ¥', USD: 'US$' };
const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ja: 'ja-JP' };

/** The prefix of an amount that is being typed. */
export const affixOf = (currency: Currency): string => SIGN[currency];

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A money field of the wire for people: "JPY ¥1,980,000.00". Two decimals in every currency.
 * Works on the text, so no digit is lost to a float.
 * @param text decimal string in whole units
 */
export function formatMoney(text: string | null | undefined, currency: string): string {
  return moneyText(text, isCurrency(currency) ? SIGN[currency] : `${currency} `);
}

/**
 * The same without its currency, where that is shown once for all of them, as at the beginning of a range:
 * "1,980,000.00".
 */
export const formatPlainMoney = (text: string | null | undefined): string => moneyText(text, '');

function moneyText(text: string | null | undefined, sign: string): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text ?? '');
  if (match === null) return EMPTY;
  const [, minus = '', whole = '0', decimals = ''] = match;
  return `${minus}${sign}${grouped(whole)}.${decimals.padEnd(2, '0')}`;
}

/** @param amount integer minor units, as `…amount` fields carry them */
export function formatAmount(amount: number | null | undefined, currency: string): string {
  if (amount === null || amount === undefined || !isCurrency(currency)) return EMPTY;
  return formatMoney(toWire(amount, currency), currency);
}

export const formatNumber = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? EMPTY
    : new Intl.NumberFormat(LOCALE[activeLanguage()]).format(value);

/** A large figure in few signs, as an axis has it: 18M, 1800万. */
export const formatCompact = (value: number): string =>
  new Intl.NumberFormat(LOCALE[activeLanguage()], {
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).format(value);

/** A figure to one decimal, also where that is a zero: an average of stars. */
export const formatTenths = (value: number): string =>
  new Intl.NumberFormat(LOCALE[activeLanguage()], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

const instant = (text: string | null | undefined): Date | null => {
  if (text === null || text === undefined || text === '') return null;
  // A day alone is the same day wherever the reader is.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** 2026-11-20, 20 Nov 2026, 2026年11月20日 */
export function formatDate(text: string | null | undefined): string {
  const date = instant(text);
  if (date === null) return EMPTY;
  const language = activeLanguage();
  if (language === 'zh') {
    const part = (value: number): string => String(value).padStart(2, '0');
    return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
  }
  return new Intl.DateTimeFormat(LOCALE[language], {
    year: 'numeric',
    month: language === 'ja' ? 'long' : 'short',
    day: 'numeric',
  }).format(date);
}

/** November 2026, 2026年11月: the month of a day. */
export function formatMonth(day: string): string {
  const date = instant(day);
  return date === null
    ? EMPTY
    : new Intl.DateTimeFormat(LOCALE[activeLanguage()], { year: 'numeric', month: 'long' }).format(date);
}

/** Mon, 周一, 月 */
export function formatWeekday(day: string): string {
  const date = instant(day);
  return date === null
    ? EMPTY
    : new Intl.DateTimeFormat(LOCALE[activeLanguage()], { weekday: 'short' }).format(date);
}

function timeOf(date: Date, options: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(LOCALE[activeLanguage()], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...options,
  }).format(date);
}

/** 21:05, where the day is clear from the context. */
export function formatTime(text: string | null | undefined): string {
  const date = instant(text);
  return date === null ? EMPTY : timeOf(date);
}

/** 21:05 on the clock of a zone, with its weekday where the reader's own day is another. */
export function formatTimeIn(text: string | null | undefined, timeZone: string): string {
  const date = instant(text);
  if (date === null) return EMPTY;
  const dayIn = (zone?: string): string => date.toLocaleDateString('en-GB', { timeZone: zone });
  const isOther = dayIn(timeZone) !== dayIn();
  return timeOf(date, { timeZone, ...(isOther && { weekday: 'short' }) });
}

export function formatTimeSeconds(text: string | null | undefined): string {
  const date = instant(text);
  return date === null ? EMPTY : timeOf(date, { second: '2-digit' });
}

export function formatDateTime(text: string | null | undefined): string {
  const date = instant(text);
  return date === null ? EMPTY : `${formatDate(text)} ${timeOf(date)}`;
}

/** With seconds, for the log of a lot. */
export function formatDateTimeSeconds(text: string | null | undefined): string {
  const date = instant(text);
  return date === null ? EMPTY : `${formatDate(text)} ${timeOf(date, { second: '2-digit' })}`;
}

/** Date, time and zone: a deadline must name its time zone. */
export function formatDeadline(text: string | null | undefined): string {
  const date = instant(text);
  // In Chinese the zone would be before the time.
  return date === null ? EMPTY : `${formatDate(text)} ${timeOf(date)} ${zoneOf(date)}`;
}

const zoneOf = (date: Date): string =>
  new Intl.DateTimeFormat(LOCALE[activeLanguage()], { timeZoneName: 'short' })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? '';

/**
 * What is left: "2 d 04 h" from a day on, else hh:mm:ss.
 * @param ms below 0 counts as 0; a begun second still counts
 */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const part = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  if (days > 0) return i18next.t('countdown.days_hours', { days, hours });
  return `${part(hours)}:${part(Math.floor((seconds % 3600) / 60))}:${part(seconds % 60)}`;
}

/** A country by its ISO 3166-1 code, in the reader's language; an unknown code stays as it is. */
export function formatCountry(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([LOCALE[activeLanguage()]], { type: 'region' }).of(code) ?? code;
}

/** Words in a row, joined as the language does. */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(LOCALE[activeLanguage()], { type: 'conjunction' }).format(parts);
