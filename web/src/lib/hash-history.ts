import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';

/**
 * The history behind the hash router. It is ours because the library's comes only with its data router, which weighs as
 * much as Mantine, and because it lets a page hold back a navigation while something typed is not saved.
 */
export interface HashHistory extends Navigator {
  readonly action: NavigationType;
  readonly location: Location;
  listen(listener: () => void): () => void;
}

interface Entry {
  key: string;
  /** Position among the entries of this visit: distinguishes forward from back. */
  index: number;
  state: unknown;
}

/** Decides whether the page may be left for another path; true allows it. */
export type LeaveGuard = (pathname: string) => boolean;
let guard: LeaveGuard | null = null;
export function holdBack(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
const mayLeave = (pathname: string): boolean => guard === null || guard(pathname);

const holds: Array<() => void> = [];
/**
 * Blocks the browser's Back and Forward while a page has unsaved input: the step is not made, and the last
 * registered blocker opens its confirmation instead.
 */
export function holdStep(ask: () => void): () => void {
  holds.push(ask);
  return () => {
    holds.splice(holds.indexOf(ask), 1);
  };
}
/** Whether a step may be made; otherwise the blocker has opened its confirmation. */
function mayStep(pathname: string): boolean {
  const ask = holds.at(-1);
  if (ask === undefined) return mayLeave(pathname);
  ask();
  return false;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null) return null;
  const key: unknown = Reflect.get(state, 'key');
  const index: unknown = Reflect.get(state, 'index');
  return typeof key === 'string' && typeof index === 'number'
    ? { key, index, state: Reflect.get(state, 'state') }
    : null;
}

function pathOfHash(): { pathname: string; search: string; hash: string } {
  const { pathname = '/', search = '', hash = '' } = parsePath(window.location.hash.slice(1));
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search, hash };
}

const textOf = (to: To): string => {
  const path = typeof to === 'string' ? to : createPath(to);
  return path === '' ? '/' : path;
};

export function createHashHistory(): HashHistory {
  const listeners = new Set<() => void>();
  let action = NavigationType.Pop;
  let entry = entryOf(window.history.state) ?? { key: 'default', index: 0, state: null };
  window.history.replaceState(entry, '');
  let location: Location = { ...pathOfHash(), state: entry.state, key: entry.key };
  /** The entry we are going back to after a refused step; its event is not a navigation. */
  let returningTo: string | null = null;

  const arrive = (next: Entry, how: NavigationType): void => {
    entry = next;
    action = how;
    location = { ...pathOfHash(), state: next.state, key: next.key };
    listeners.forEach((listener) => listener());
  };

  window.addEventListener('popstate', (event) => {
    // Without a state of ours somebody typed an address, or followed a plain link.
    const known = entryOf(event.state);
    const next = known ?? { key: newKey(), index: entry.index + 1, state: null };
    if (known === null) window.history.replaceState(next, '');
    if (returningTo === next.key) {
      returningTo = null;
      return;
    }
    if (!mayStep(pathOfHash().pathname)) {
      returningTo = entry.key;
      window.history.go(entry.index - next.index);
      return;
    }
    arrive(next, known === null ? NavigationType.Push : NavigationType.Pop);
  });

  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => `#${textOf(to)}`,
    go: (delta) => window.history.go(delta),
    push(to, state: unknown) {
      if (!mayLeave(parsePath(textOf(to)).pathname ?? '/')) return;
      const next: Entry = { key: newKey(), index: entry.index + 1, state: state ?? null };
      window.history.pushState(next, '', `#${textOf(to)}`);
      arrive(next, NavigationType.Push);
    },
    replace(to, state: unknown) {
      const next: Entry = { key: newKey(), index: entry.index, state: state ?? null };
      window.history.replaceState(next, '', `#${textOf(to)}`);
      arrive(next, NavigationType.Replace);
    },
  };
}
