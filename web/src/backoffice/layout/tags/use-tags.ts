import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { readKept } from '../../../lib/kept-text';
import { useAccess } from '../access/access-context';
import { pinnedOf } from '../menu/menu-tree';
import {
  close,
  closedBy,
  keepKnown,
  keptOf,
  pin,
  placeAfter,
  refresh,
  type Tag,
  type TagCommand,
  visit,
} from './tags';
import { UnsavedPages } from './unsaved';

const KEY = 'fovea_tags';
const REDIRECT = '/redirect';

/** The open tags survive a reload of this window, though not what was typed in their pages. */
function readTags(): readonly Tag[] {
  const kept = readKept(sessionStorage.getItem(KEY));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): Tag[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const path: unknown = Reflect.get(entry, 'path');
    const search: unknown = Reflect.get(entry, 'search');
    if (typeof path !== 'string' || typeof search !== 'string') return [];
    const location: Location = { pathname: path, search, hash: '', state: null, key: path };
    return [{ path, location, isPinned: false, lastVisit: 0, version: 0 }];
  });
}

/** A question before something typed is lost; `run` does it. */
export interface LossQuestion {
  run: () => void;
}

export interface Tags {
  tags: readonly Tag[];
  /** The tags whose pages keep their state. */
  kept: readonly Tag[];
  /** Path of the page on screen; null on a page that has no tag. */
  active: string | null;
  unsaved: UnsavedPages;
  run: (command: TagCommand, path: string) => void;
  question: LossQuestion | null;
  dropQuestion: () => void;
}

/** The open pages of the back office and what can be done with them. */
export function useTags(): Tags {
  const { menu, routes, home } = useAccess();
  const location = useLocation();
  const navigate = useNavigate();
  const [unsaved] = useState(() => new UnsavedPages());
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const [stored, setTags] = useState(readTags);
  // The page that was closed stays the address until the next one has been loaded; it is no visit any more.
  const [left, setLeft] = useState<Location | null>(null);

  const isOpen = (path: string): boolean => routes.has(path);
  const active = isOpen(location.pathname) ? location.pathname : null;
  const pinned = pin(keepKnown(stored, isOpen), pinnedOf(menu).filter(isOpen));
  const tags = active === null || location === left ? pinned : visit(pinned, location);
  // Derived from the address and the menu; kept, because it also remembers.
  if (tags !== stored) setTags(tags);

  useLayoutEffect(() => {
    unsaved.active = active ?? '';
  }, [unsaved, active]);
  useEffect(() => {
    const kept = tags.map(({ path, location: { search } }) => ({ path, search }));
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  }, [tags]);

  const closeAll = (closed: readonly string[], commanded: string): void => {
    const rest = close(tags, closed);
    const next = active === null ? null : placeAfter(rest, closed, active, commanded);
    closed.forEach(unsaved.forget);
    setTags(rest);
    if (next === null) return;
    setLeft(location);
    void navigate(next === 'home' ? home : next);
  };
  const ask = (paths: readonly string[], act: () => void): void => {
    if (paths.some(unsaved.isDirty)) setQuestion({ run: act });
    else act();
  };
  const run = (command: TagCommand, path: string): void => {
    if (command !== 'refresh') {
      const closed = closedBy(tags, command, path);
      if (closed.length > 0) ask(closed, () => closeAll(closed, path));
      return;
    }
    const tag = tags.find((one) => one.path === path);
    if (tag === undefined) return;
    ask([path], () => {
      unsaved.forget(path);
      setTags((old) => refresh(old, path));
      void navigate(`${REDIRECT}${path}${tag.location.search}`, { replace: path === active });
    });
  };
  return {
    tags,
    kept: keptOf(tags, unsaved.isDirty),
    active,
    unsaved,
    run,
    question,
    dropQuestion: () => setQuestion(null),
  };
}

/** Where `/redirect/…` leads; null for any other address. */
export const redirectTarget = (pathname: string): string | null =>
  pathname.startsWith(`${REDIRECT}/`) ? pathname.slice(REDIRECT.length) : null;
