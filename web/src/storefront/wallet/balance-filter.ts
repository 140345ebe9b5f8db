import type { BalanceDetailListRequest } from '@fovea/shared-types/finance/balance.dto';
import { OWNER_KINDS } from '@fovea/shared-types/finance/balance-types';
import { isCurrency, type Currency } from '@fovea/shared-types/money';
import { dayEnd, dayStart, isDay } from '../../lib/day';
import { useSearch } from '../../lib/search-params';

type OwnerKind = (typeof OWNER_KINDS)[number];

/** What is looked at, all of it in the address. */
export interface BalanceFilter {
  currency: Currency | null;
  kind: OwnerKind;
  type: string;
  from: string;
  to: string;
  isFiltered: boolean;
  set: (changes: Readonly<Record<string, string>>) => void;
}

export function useBalanceFilter(): BalanceFilter {
  const [search, setSearch] = useSearch();
  const day = (name: string): string => {
    const text = search.get(name);
    return isDay(text) ? text : '';
  };
  const currency = search.get('currency');
  const [type, from, to] = [search.get('type') ?? '', day('begin'), day('end')];
  return {
    currency: isCurrency(currency) ? currency : null,
    kind: OWNER_KINDS.find((kind) => kind === search.get('kind')) ?? 'available',
    type: /^\d{1,2}$/.test(type) ? type : '',
    from,
    to,
    isFiltered: type !== '' || from !== '' || to !== '',
    set: (changes) =>
      setSearch((old) => {
        const next = new URLSearchParams(old);
        next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      }),
  };
}

/** The same as the call accepts it. */
export const lineRequest = (
  { kind, type, from, to }: BalanceFilter,
  currency: Currency,
): BalanceDetailListRequest => ({
  currency,
  kind,
  ...(type !== '' && { type: Number(type) }),
  ...(from !== '' && { begin: dayStart(from) }),
  ...(to !== '' && { end: dayEnd(to) }),
});
