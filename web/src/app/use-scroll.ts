import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited entry was left, for the way back. */
const positions = new Map<string, number>();

/** What makes another page of the same path: a changed filter keeps its place, a turned page does not. */
const pageOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...['id', 'goods_sn', 'type', 'page', 'edit'].map((name) => query.get(name) ?? '')].join(
    ' ',
  );
};
let lastPage = '';

/**
 * To the top on every navigation; Back and Forward return to where one was.
 * @param isLeftAlone another frame is on screen, which sees to it itself
 */
export function useScroll(isLeftAlone: boolean): void {
  const { key, pathname, search } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = (): void => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  useLayoutEffect(() => {
    const page = pageOf(pathname, search);
    const isSame = page === lastPage;
    lastPage = page;
    if (isLeftAlone) return;
    if (how === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0);
    else if (!isSame) window.scrollTo(0, 0);
  }, [isLeftAlone, key, how, pathname, search]);
}
