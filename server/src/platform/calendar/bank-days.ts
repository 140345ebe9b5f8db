import type { Currency } from '@fovea/shared-types/money';
import { DateTime } from 'luxon';
import { isBankHoliday, isBusinessDay } from './business-days.js';

/** Where the banks are that take and execute payments in a currency. */
export const BANK_COUNTRY: Readonly<Record<Currency, string>> = { JPY: 'JP', CNY: 'CN', USD: 'US' };

/** A business day on which banks are open too: in Japan they are not from 31 December to 3 January. */
export const isBankDay = (day: DateTime, country: string): boolean =>
  isBusinessDay(day, country) && !isBankHoliday(day, country);

/**
 * A deadline by which a bank has to move money: on a day on which banks are closed nobody can meet it.
 * @param zone of the customer, whose days are counted
 * @param country of the payee's bank
 * @returns `at`, or the end of the next day on which banks are open
 */
export function withinBankDays(at: Date, zone: string, country: string): Date {
  const day = DateTime.fromJSDate(at, { zone }).startOf('day');
  if (!day.isValid) throw new RangeError(`no such instant or zone: ${at.toISOString()} ${zone}`);
  if (isBankDay(day, country)) return at;
  let open = day;
  while (!isBankDay(open, country)) open = open.plus({ days: 1 });
  return open.plus({ days: 1 }).toJSDate();
}
