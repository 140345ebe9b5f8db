import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { Router } from 'react-router-dom';
import type { HashHistory } from '../lib/hash-history';
import { CurrentAddress } from '../lib/search-params';

const Pending = createContext(false);
/** A navigation is under way: the page on screen stays until the next one has been loaded. */
export const useIsNavigating = (): boolean => useContext(Pending);

export function HashRouter({ history, children }: { history: HashHistory; children: ReactNode }) {
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(
    () =>
      history.listen(() =>
        startTransition(() => setPlace({ location: history.location, action: history.action })),
      ),
    [history],
  );
  const current = useCallback(() => history.location, [history]);
  return (
    <Pending value={isPending}>
      <CurrentAddress value={current}>
        <Router location={location} navigationType={action} navigator={history}>
          {children}
        </Router>
      </CurrentAddress>
    </Pending>
  );
}
