import { createContext, useCallback, useContext } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** Where the browser is by now: what is drawn may still be the address before. */
export const CurrentAddress = createContext<(() => Location) | null>(null);

export type ChangeSearch = (
  change: (old: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * The query of the address, and its changes: computed from the current address and not from the last render,
 * so that of two changes close together the second does not undo the first.
 */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const current = useContext(CurrentAddress);
  const changeSearch = useCallback<ChangeSearch>(
    (change, options) =>
      setSearch((drawn) => {
        const now = current?.();
        return change(now?.pathname === pathname ? new URLSearchParams(now.search) : drawn);
      }, options),
    [setSearch, pathname, current],
  );
  return [search, changeSearch];
}
