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
