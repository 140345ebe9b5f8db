import Holidays from 'date-holidays';
import { DateTime } from 'luxon';

const calendars = new Map<string, Holidays>();

/** The library takes about ten milliseconds a day, and a thousand lots may end in one second. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 10_000;

/**
 * A day of the week from Monday to Friday that is no public holiday of the country.
 * China's exchanged working days are not known here: they are announced year by year, and a weekend stays a weekend.
 */
export function isBusinessDay(day: DateTime, country: string): boolean {
  if (day.weekday > 5) return false;
  const key = `${country} ${day.toISODate()}`;
  let isBusiness = known.get(key);
  if (isBusiness === undefined) {
    isBusiness = !isPublicHoliday(day, country);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, isBusiness);
  }
  return isBusiness;
}

function isPublicHoliday(day: DateTime, country: string): boolean {
  return holidaysOn(day, country).some((holiday) => holiday.type === 'public' && !isForSome(holiday));
}

/** A day on which banks alone are closed. */
export const isBankHoliday = (day: DateTime, country: string): boolean =>
  holidaysOn(day, country).some(({ type }) => type === 'bank');

function holidaysOn(day: DateTime, country: string) {
  const holidays = calendarOf(country).isHoliday(`${day.toISODate()} 12:30:00`);
  return holidays === false ? [] : holidays;
}

/**
 * The n-th business day after the day on which `at` falls in the zone; that day itself never counts.
 * @param at      epoch milliseconds
 * @param zone    IANA name
 * @param country ISO 3166-1 alpha-2; of an unknown one only the weekends are free
 * @returns local midnight at the start of that day
 */
export function businessDayAfter(at: number, zone: string, country: string, count: number): DateTime {
  let day = DateTime.fromMillis(at, { zone }).startOf('day');
  if (!day.isValid) throw new RangeError(`no such instant or zone: ${at} ${zone}`);
  for (let counted = 0; counted < count;) {
    day = day.plus({ days: 1 });
    if (isBusinessDay(day, country)) counted += 1;
  }
  return day;
}

function calendarOf(country: string): Holidays {
  const code = country.toUpperCase();
  const made = calendars.get(code);
  if (made !== undefined) return made;
  const calendar = new Holidays(code);
  if (code === 'CN') {
    // Statutory since 2025 and missing in the library.
    calendar.setHoliday('chinese 01-0-03', { name: '春节', type: 'public' });
    calendar.setHoliday('05-02', { name: '劳动节', type: 'public' });
  }
  calendars.set(code, calendar);
  return calendar;
}

// Women's, youth, children's and army day are holidays of some people only, which the library records in a
// note.
const CHINESE_DAYS_FOR_SOME = /-(03-08|05-04|06-01|08-01) /;

function isForSome(holiday: { date: string; note?: unknown }): boolean {
  return holiday.note !== undefined && CHINESE_DAYS_FOR_SOME.test(holiday.date);
}
