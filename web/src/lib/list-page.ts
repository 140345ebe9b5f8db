import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

export const PAGE_SIZES = [40, 80, 120, 160] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const DEFAULT_SIZE: PageSize = 40;

export interface ListPage {
  page: number;
  limit: PageSize;
  setPage: (page: number) => void;
  setLimit: (limit: PageSize) => void;
}

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** Page and size in the address, so that Back, refresh and sharing work. */
export function useListPage(): ListPage {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('page');
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    page: pageOf(search.get('page')),
    limit: PAGE_SIZES.find((size) => String(size) === search.get('limit')) ?? DEFAULT_SIZE,
    setPage: (page) => set('page', page === 1 ? null : String(page)),
    setLimit: (limit) => set('limit', limit === DEFAULT_SIZE ? null : String(limit)),
  };
}

/**
 * When rows went away and the page no longer exists, the list goes to page 1.
 * @param total of an answer to exactly this page; undefined while none is there
 */
export function useExistingPage(list: ListPage, total: number | undefined): void {
  const isBeyond = total !== undefined && list.page > 1 && (list.page - 1) * list.limit >= total;
  useEffect(() => {
    if (isBeyond) list.setPage(1);
  });
}
