import { PAY_AHEAD_DAYS } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { DateTime } from 'luxon';
import { BANK_COUNTRY, isBankDay } from '../../platform/calendar/bank-days.js';
import { fieldError } from '../../platform/kernel/app-error.js';

const DAY_MS = 86_400_000;

/** Whether banks execute payments in the currency on the day. */
export const isPayDay = (day: string, currency: Currency): boolean =>
  isBankDay(DateTime.fromISO(day, { zone: 'utc' }), BANK_COUNTRY[currency]);

/** The first such day, from this one on. */
export function nextPayDay(from: string, currency: Currency): string {
  let day = from;
  while (!isPayDay(day, currency))
    day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return day;
}

/**
 * Banks pay on a business day to come; wherever its people are, today is one to come.
 * @throws VALIDATION
 */
export function checkPayDay(day: string, currency: Currency): void {
  const ahead = (Date.parse(day) - Date.now()) / DAY_MS;
  if (ahead < -2 || ahead > PAY_AHEAD_DAYS) throw fieldError({ pay_on: { key: 'choice' } });
  if (!isPayDay(day, currency)) throw fieldError({ pay_on: { key: 'business_day' } });
}
