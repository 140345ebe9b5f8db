import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { adminAuctionList } from '@fovea/shared-types/auction/auction.calls';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { calendarDays, dayAfter, dayEnd, dayOf, dayStart, isDay, monthAfter } from '../../lib/day';
import { AUCTIONS_KEY } from './auction.queries';

export type Span = 'month' | 'week';

const PAGE = 160;
/** The most that is loaded at once; a span with more is cut, with a notice. */
const PAGES_MAX = 5;

interface Ends {
  lots: AdminAuctionRow[];
  isCut: boolean;
}

const endsQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'ends', first, last],
    queryFn: async ({ signal }): Promise<Ends> => {
      const lots: AdminAuctionRow[] = [];
      for (let page = 1; page <= PAGES_MAX; page += 1) {
        const request = {
          ends_from: dayStart(first),
          ends_to: dayEnd(last),
          sort: 'end_at',
          page,
          limit: PAGE,
        };
        const { data, total } = await api(adminAuctionList, request, { quiet: true, signal });
        lots.push(...data);
        if (lots.length >= total || data.length === 0) return { lots, isCut: false };
      }
      return { lots, isCut: true };
    },
    placeholderData: keepPreviousData,
  });

/** The days on screen, the one that is looked at, both in the address, and the lots by the day they end. */
export function useCalendar() {
  const [search, setSearch] = useSearchParams();
  const today = dayOf(new Date().toISOString());
  const named = search.get('day');
  // Kept here, and written to the address after: keys come faster than an address is read again.
  const [day, setDay] = useState(isDay(named) ? named : today);
  const span: Span = search.get('span') === 'week' ? 'week' : 'month';
  const days = useMemo(() => calendarDays(day, span), [day, span]);
  const result = useQuery(endsQuery(days[0] ?? day, days.at(-1) ?? day));
  const byDay = useMemo(() => {
    const found = new Map<string, AdminAuctionRow[]>();
    for (const lot of result.data?.lots ?? []) {
      const end = dayOf(lot.end_at);
      found.set(end, [...(found.get(end) ?? []), lot]);
    }
    return found;
  }, [result.data]);
  const set = useCallback(
    (name: 'day' | 'span', value: string): void =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  useEffect(() => {
    if (day !== (named ?? today)) set('day', day);
  }, [day, named, today, set]);
  return {
    today,
    day,
    span,
    days,
    byDay,
    result,
    lotsOn: (one: string): readonly AdminAuctionRow[] => byDay.get(one) ?? [],
    setDay,
    setSpan: (one: Span) => set('span', one),
    /** By one span: a month or a week. */
    turn: (by: 1 | -1) =>
      setDay((from) => (span === 'month' ? monthAfter(from, by) : dayAfter(from, by * 7))),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
