import type { DayHours, UpdateSlotRequest, ViewingHours } from '@fovea/shared-types/order/reservation.dto';
import { VIEWING_MINUTES } from '@fovea/shared-types/order/reservation-rules';

/** From when to when, `10:00`. */
export interface Open {
  opens: string;
  closes: string;
}

/** Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Null: closed. */
export type Week = Readonly<Record<Weekday, Open | null>>;

export interface HoursValues {
  is_automatic: boolean;
  week: Week;
  /** A day that is not chosen yet is empty. */
  exceptions: readonly DayHours[];
}

/** Every quarter of an hour of a day, and its end. */
const CLOCKS = Array.from({ length: (24 * 60) / VIEWING_MINUTES + 1 }, (_, at) =>
  [Math.floor((at * VIEWING_MINUTES) / 60), (at * VIEWING_MINUTES) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':'),
);

/** The initial hours when a day is opened. */
export const USUAL: Open = { opens: '10:00', closes: '17:00' };

export const opensChoices = CLOCKS.slice(0, -1);
export const closesChoices = (opens: string): string[] => CLOCKS.filter((clock) => clock > opens);

/** When the opening moves behind the closing, the closing moves to the earliest possible. */
export const openedAt = ({ closes }: Open, opens: string): Open => ({
  opens,
  closes: closes > opens ? closes : (closesChoices(opens)[0] ?? closes),
});

export function valuesOf({ is_automatic, week, exceptions }: ViewingHours): HoursValues {
  const openOn = (weekday: Weekday): Open | null => {
    const found = week.find((one) => one.weekday === weekday);
    return found ? { opens: found.opens, closes: found.closes } : null;
  };
  return {
    is_automatic,
    week: {
      1: openOn(1),
      2: openOn(2),
      3: openOn(3),
      4: openOn(4),
      5: openOn(5),
      6: openOn(6),
      7: openOn(7),
    },
    exceptions,
  };
}

export const hoursOf = ({
  is_automatic,
  week,
  exceptions,
}: HoursValues): Pick<UpdateSlotRequest, 'is_automatic' | 'week' | 'exceptions'> => ({
  is_automatic,
  week: WEEKDAYS.flatMap((weekday) => {
    const open = week[weekday];
    return open === null ? [] : [{ weekday, ...open }];
  }),
  exceptions: [...exceptions],
});

/** Every day that is open has the times of this one. */
export function withSameTimes(week: Week, of: Weekday): Week {
  const open = week[of];
  const next = { ...week };
  for (const weekday of WEEKDAYS) if (next[weekday] !== null) next[weekday] = open;
  return next;
}

export type HoursProblem = 'day_missing' | 'day_twice';

export function problemsOf({ exceptions }: HoursValues): { exceptions?: HoursProblem } {
  const days = exceptions.map(({ day }) => day);
  if (days.includes('')) return { exceptions: 'day_missing' };
  return new Set(days).size < days.length ? { exceptions: 'day_twice' } : {};
}
