import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearch } from './search-params';

export const PAGE_SIZES = [40, 80, 120, 160] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const DEFAULT_SIZE: PageSize = 40;

export interface ListPage {
  page: number;
  limit: PageSize;
  /** @param isCorrection the page before never existed: Back must not lead there */
  setPage: (page: number, isCorrection?: boolean) => void;
  setLimit: (limit: PageSize) => void;
}

/** A page of a list as every list call answers it. */
export interface PageOf<Row> {
  total: number;
  current_page: number;
  per_page: number;
  data: Row[];
}

export interface Sort {
  prop: string;
  isDescending: boolean;
}

export type Filters<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Page, size, filters and order of a list, all in the address. */
export interface ListQuery<Name extends string = string> extends ListPage {
  /** The filters in the address; an empty filter is absent. */
  filters: Filters<Name>;
  /** Replaces all filters and goes to page 1. */
  setFilters: (filters: Filters<Name>) => void;
  clearFilters: () => void;
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  /** Filters and order at once, as a saved view sets them. */
  show: (view: { filters: Filters<string>; sort: Sort | null }) => void;
  isFiltered: boolean;
}

const NO_FILTERS: Filters<string> = {};

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

export const isPageSize = (value: unknown): value is PageSize => PAGE_SIZES.some((size) => size === value);

/** Page and size in the address, so that Back, refresh and sharing work. */
export function useListPage(defaultSize: PageSize = DEFAULT_SIZE): ListPage {
  const [search, setSearch] = useSearch();
  const set = (name: string, value: string | null, replace = false): void =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('page');
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    page: pageOf(search.get('page')),
    limit: PAGE_SIZES.find((size) => String(size) === search.get('limit')) ?? defaultSize,
    setPage: (page, isCorrection) => set('page', page === 1 ? null : String(page), isCorrection),
    setLimit: (limit) => set('limit', limit === defaultSize ? null : String(limit)),
  };
}

/** `created_at`, or `-created_at` from the last to the first: in the address and on the wire. */
export const sortText = (sort: Sort | null): string | undefined =>
  sort === null ? undefined : `${sort.isDescending ? '-' : ''}${sort.prop}`;

export function readSort(text: string | null | undefined): Sort | null {
  const match = /^(-?)([a-z][a-z0-9_]*)$/.exec(text ?? '');
  return match === null ? null : { prop: match[2] ?? '', isDescending: match[1] === '-' };
}

/**
 * The state of a back-office list. Names `page`, `limit` and `sort` are taken.
 * @param names filters that the list knows; anything else in the address is left alone
 */
export function useListQuery<const Name extends string>(
  names: readonly Name[],
  defaultSize?: PageSize,
): ListQuery<Name> {
  const page = useListPage(defaultSize);
  const [search, setSearch] = useSearch();
  const text = search.toString();
  const known = names.join();
  const filters = useMemo(() => {
    const found: Partial<Record<Name, string>> = {};
    const address = new URLSearchParams(text);
    for (const name of known.split(',') as Name[]) {
      const value = address.get(name);
      if (value !== null && value !== '') found[name] = value;
    }
    return found;
  }, [text, known]);
  const sort = useMemo(() => readSort(new URLSearchParams(text).get('sort')), [text]);

  /** What the view does not speak of stays as it is in the address. */
  const show = (view: { filters?: Filters<string>; sort?: Sort | null }): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('page');
      const order = view.sort === undefined ? next.get('sort') : sortText(view.sort);
      next.delete('sort');
      for (const name of view.filters === undefined ? [] : names) {
        next.delete(name);
        const value = view.filters?.[name]?.trim() ?? '';
        if (value !== '') next.set(name, value);
      }
      if (order != null) next.set('sort', order);
      return next;
    });
  return {
    ...page,
    filters,
    setFilters: (next) => show({ filters: next }),
    clearFilters: () => show({ filters: NO_FILTERS }),
    sort,
    setSort: (next) => show({ sort: next }),
    show,
    isFiltered: Object.keys(filters).length > 0,
  };
}

/** The number in a filter of the address; what is none counts as no filter. */
export function numberFilter(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/**
 * When rows went away and the page no longer exists, the list goes to page 1.
 * @param total of an answer to exactly this page; undefined while none is there
 */
export function useExistingPage(list: ListPage, total: number | undefined): void {
  const isBeyond = total !== undefined && list.page > 1 && (list.page - 1) * list.limit >= total;
  useEffect(() => {
    if (isBeyond) list.setPage(1, true);
  });
}

/** What is open beside a page, in the address under this name: Back closes it, and a link can lead to it. */
export function useAddressed(name: string): { value: string | null; put: (value: string | null) => void } {
  const [search, setSearch] = useSearch();
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  const put = useCallback(
    (value: string | null): void => {
      // An answer that comes after one went to another page must not call one back.
      if (!isOnScreen.current) return;
      setSearch((old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      });
    },
    [setSearch, name],
  );
  return { value: search.get(name), put };
}

const idIn = (text: string | null): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The row whose detail is open, in the address as `open`, or under another name. */
export function useOpenRow(name = 'open'): {
  openId: number | null;
  open: (id: number) => void;
  close: () => void;
} {
  const { value, put } = useAddressed(name);
  const open = useCallback((id: number) => put(String(id)), [put]);
  const close = useCallback(() => put(null), [put]);
  return { openId: idIn(value), open, close };
}

/** The row that the address names as `id`; null where it names none. */
export function useIdOfAddress(): number | null {
  const [search] = useSearchParams();
  return idIn(search.get('id'));
}
