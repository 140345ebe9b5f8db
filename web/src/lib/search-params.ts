import { createContext, useCallback, useContext } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** Where the browser is by now: what is drawn may still be the address before. */
export const CurrentAddress = createContext<(() => Location) | null>(null);

export type ChangeSearch = (
  change: (old: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * What stands behind the `?`, and how it is changed: from the address as it is and not as it was last drawn, so that
 * of two changes close together the second does not undo the first.
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
