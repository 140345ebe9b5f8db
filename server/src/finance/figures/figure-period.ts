import type { FigureRange } from '@fovea/shared-types/finance/figure-kinds';

/** A stretch of time and the one before it, of which as much is compared as has gone by of this one. */
export interface Period {
  begin: Date;
  end: Date;
  compareBegin: Date;
  compareEnd: Date;
}

/** Tokyo is as far ahead of UTC in every season. */
const ZONE_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<FigureRange, 'this_month'>, number>> = {
  today: 1,
  last_7_days: 7,
  last_30_days: 30,
};

export function periodOf(range: FigureRange, end: Date): Period {
  const { begin, compareBegin } = range === 'this_month' ? months(end) : days(DAYS[range], end);
  const compareEnd = Math.min(begin, compareBegin + (end.getTime() - begin));
  return {
    begin: new Date(begin),
    end,
    compareBegin: new Date(compareBegin),
    compareEnd: new Date(compareEnd),
  };
}

function days(count: number, end: Date): { begin: number; compareBegin: number } {
  const midnight = Math.floor((end.getTime() + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
  const begin = midnight - (count - 1) * DAY_MS;
  return { begin, compareBegin: begin - count * DAY_MS };
}

function months(end: Date): { begin: number; compareBegin: number } {
  const there = new Date(end.getTime() + ZONE_MS);
  const first = (back: number) => Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1) - ZONE_MS;
  return { begin: first(0), compareBegin: first(1) };
}
