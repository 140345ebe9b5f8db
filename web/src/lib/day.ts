/** Days of the reader's own calendar, `2026-11-20`, as filters and forms hold them. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function midnight(day: string | undefined, plusDays: number): string | undefined {
  const match = DAY.exec(day ?? '');
  if (match === null) return undefined;
  const [, year, month, date] = match;
  const instant = new Date(Number(year), Number(month) - 1, Number(date) + plusDays);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** The instant at which the day begins where the reader is; undefined for what is no day. */
export const dayStart = (day: string | undefined): string | undefined => midnight(day, 0);

/** The last instant of the day. */
export function dayEnd(day: string | undefined): string | undefined {
  const next = midnight(day, 1);
  return next === undefined ? undefined : new Date(Date.parse(next) - 1).toISOString();
}

export const DAY_PRESETS = ['today', 'week', 'thirty', 'month'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** Today, the last 7 or 30 days with it, or the month up to today, where the reader is. */
export function presetDays(preset: DayPreset, now: Date): { from: string; to: string } {
  const back = { today: 0, week: 6, thirty: 29, month: now.getDate() - 1 }[preset];
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
  return { from: dayOf(from.toISOString()), to: dayOf(now.toISOString()) };
}

const part = (value: number): string => String(value).padStart(2, '0');

/** The day of an instant where the reader is; empty for none. */
export function dayOf(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** The day so many days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  const start = midnight(day, days);
  return start === undefined ? day : dayOf(start);
}

/** Monday to Sunday: the week of a day, or the weeks of its month. */
export function calendarDays(day: string, span: 'month' | 'week'): string[] {
  const [first, last] = span === 'week' ? [day, day] : monthOf(day);
  const monday = dayAfter(first, -weekdayOf(first));
  const sunday = dayAfter(last, 6 - weekdayOf(last));
  const days = [monday];
  for (let next = monday; next < sunday;) {
    next = dayAfter(next, 1);
    days.push(next);
  }
  return days;
}

/** The same day of the month so many months on; of a shorter month its last. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(year, month + months, 0).getDate();
  return dayOf(new Date(year, month - 1 + months, Math.min(date, last)).toISOString());
}

function monthOf(day: string): [first: string, last: string] {
  const first = `${day.slice(0, 8)}01`;
  return [first, dayAfter(monthAfter(first, 1), -1)];
}

/** 0 on Monday … 6 on Sunday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00`).getDay() + 6) % 7;

export const isDay = (text: string | null): text is string =>
  text !== null && midnight(text, 0) !== undefined;

/** Day and minute of an instant where the reader is, `2026-11-20T09:30`, as the browser's own field holds them. */
export function localTimeOf(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return `${dayOf(instant)}T${part(date.getHours())}:${part(date.getMinutes())}`;
}

/** The instant of such a day and minute; null for what is none. */
export function instantOf(local: string): string | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
