import { VIEWING_MINUTES } from '@fovea/shared-types/order/reservation-rules';
import { DateTime } from 'luxon';

/** Minutes of the merchant's clock; none: closed. */
export interface OpenTime {
  opens: number | null;
  closes: number | null;
}

/** When a merchant shows goods: by weekday (Monday is 1), and days that differ. */
export interface OpenTimes {
  timeZone: string;
  week: ReadonlyMap<number, OpenTime>;
  days: ReadonlyMap<string, OpenTime>;
}

/** The span of a day on somebody's clock; null where there is no such zone. */
export function spanOfDay(day: string, timeZone: string): { from: Date; to: Date } | null {
  const start = DateTime.fromISO(day, { zone: timeZone });
  return start.isValid ? { from: start.toJSDate(), to: start.plus({ days: 1 }).toJSDate() } : null;
}

/** Beginnings of the slots that begin in a span, in their order: pure. */
export function slotStarts({ timeZone, week, days }: OpenTimes, from: Date, to: Date): Date[] {
  const starts: Date[] = [];
  const last = DateTime.fromJSDate(to, { zone: timeZone });
  for (
    let day = DateTime.fromJSDate(from, { zone: timeZone }).startOf('day');
    day < last;
    day = day.plus({ days: 1 })
  ) {
    const open = days.get(day.toISODate() ?? '') ?? week.get(day.weekday);
    if (!open || open.opens === null || open.closes === null) continue;
    for (let minute = open.opens; minute + VIEWING_MINUTES <= open.closes; minute += VIEWING_MINUTES) {
      const start = day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toJSDate();
      if (start >= from && start < to) starts.push(start);
    }
  }
  return starts;
}

/** 09:30 as minutes; the request was validated. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
