import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Tags } from './tags/use-tags';

/** A page is found where it was left while its tag is open; a new one, or a new query, begins at its top. */
export function useKeptScroll({ tags, active }: Tags): void {
  const positions = useRef(new Map<string, { top: number; version: number; key: string }>());
  const tag = tags.find(({ path }) => path === active);
  const path = tag?.path;
  const version = tag?.version ?? 0;
  const page = tag === undefined ? '' : (new URLSearchParams(tag.location.search).get('page') ?? '');
  useLayoutEffect(() => {
    if (path === undefined) return;
    const known = positions.current.get(path);
    const isSame = known !== undefined && known.version === version && known.key === page;
    window.scrollTo(0, isSame ? known.top : 0);
    positions.current.set(path, { top: isSame ? known.top : 0, version, key: page });
  }, [path, version, page]);
  useEffect(() => {
    if (path === undefined) return undefined;
    const note = (): void => {
      const known = positions.current.get(path);
      if (known !== undefined) known.top = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [path]);
  useEffect(() => {
    // A closed tag forgets where it was.
    for (const known of positions.current.keys())
      if (!tags.some((one) => one.path === known)) positions.current.delete(known);
  }, [tags]);
}
