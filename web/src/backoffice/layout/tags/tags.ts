import type { Location } from 'react-router-dom';

/** One open page. A new query on the same path is still the same tag. */
export interface Tag {
  path: string;
  /** The router's location within the page. */
  location: Location;
  isPinned: boolean;
  /** Counts the visits of the whole bar: the page with the lowest was left the longest ago. */
  lastVisit: number;
  /** Counts the refreshes: a new one draws the page anew. */
  version: number;
}

export const COMMANDS = ['refresh', 'current', 'others', 'left', 'right', 'all'] as const;
export type TagCommand = (typeof COMMANDS)[number];
export type CloseCommand = Exclude<TagCommand, 'refresh'>;

/** Beyond these the page left the longest ago loses its state; its tag stays. */
export const KEPT_PAGES_MAX = 10;

const nextVisit = (tags: readonly Tag[]): number =>
  Math.max(0, ...tags.map(({ lastVisit }) => lastVisit)) + 1;

const placeOf = (path: string): Location => ({
  pathname: path,
  search: '',
  hash: '',
  state: null,
  key: path,
});

/** Pinned tags come first, in the order of the menu; the others keep theirs. */
export function pin(tags: readonly Tag[], paths: readonly string[]): readonly Tag[] {
  const pinned = paths.map((path): Tag => ({
    ...(tags.find((tag) => tag.path === path) ?? { path, location: placeOf(path), lastVisit: 0, version: 0 }),
    isPinned: true,
  }));
  const rest = tags.filter(({ path }) => !paths.includes(path)).map((tag) => ({ ...tag, isPinned: false }));
  const isSame =
    pinned.length + rest.length === tags.length &&
    pinned.every(({ path }, at) => tags[at]?.path === path && tags[at].isPinned) &&
    tags.slice(pinned.length).every(({ isPinned }) => !isPinned);
  return isSame ? tags : [...pinned, ...rest];
}

/** The page on screen: a tag of its own, or news for the one that is there. The same bar when nothing changes. */
export function visit(tags: readonly Tag[], location: Location): readonly Tag[] {
  const known = tags.find(({ path }) => path === location.pathname);
  if (known === undefined) {
    const path = location.pathname;
    return [...tags, { path, location, isPinned: false, lastVisit: nextVisit(tags), version: 0 }];
  }
  const isLast = known.lastVisit > 0 && known.lastVisit === nextVisit(tags) - 1;
  if (known.location === location && isLast) return tags;
  const lastVisit = isLast ? known.lastVisit : nextVisit(tags);
  return tags.map((tag) => (tag === known ? { ...tag, location, lastVisit } : tag));
}

/** Tags of pages that the person may no longer open go away. */
export function keepKnown(tags: readonly Tag[], isKnown: (path: string) => boolean): readonly Tag[] {
  return tags.every(({ path }) => isKnown(path)) ? tags : tags.filter(({ path }) => isKnown(path));
}

export const refresh = (tags: readonly Tag[], path: string): readonly Tag[] =>
  tags.map((tag) => (tag.path === path ? { ...tag, version: tag.version + 1 } : tag));

/** What a command on the tag at `path` closes. Pinned tags survive every command. */
export function closedBy(tags: readonly Tag[], command: CloseCommand, path: string): string[] {
  const at = tags.findIndex((tag) => tag.path === path);
  if (at < 0) return [];
  const isMeant: Record<CloseCommand, (place: number) => boolean> = {
    current: (place) => place === at,
    others: (place) => place !== at,
    left: (place) => place < at,
    right: (place) => place > at,
    all: () => true,
  };
  return tags.flatMap((tag, place) => (!tag.isPinned && isMeant[command](place) ? [tag.path] : []));
}

export const close = (tags: readonly Tag[], paths: readonly string[]): readonly Tag[] =>
  tags.filter(({ path }) => !paths.includes(path));

/**
 * Where to go when the page on screen was closed: to the tag whose menu it was, when that one is left, else to the
 * last one, else home. Null when the page on screen stays.
 */
export function placeAfter(
  left: readonly Tag[],
  closed: readonly string[],
  active: string,
  commanded: string,
): Location | 'home' | null {
  if (!closed.includes(active)) return null;
  const next = left.find(({ path }) => path === commanded) ?? left.at(-1);
  return next?.location ?? 'home';
}

/** The pages that keep their state: the visited ones seen last, and those with unsaved edits whatever their age. */
export function keptOf(tags: readonly Tag[], isDirty: (path: string) => boolean): readonly Tag[] {
  const visited = tags.filter(({ lastVisit }) => lastVisit > 0);
  const recent = [...visited].sort((a, b) => b.lastVisit - a.lastVisit).slice(0, KEPT_PAGES_MAX);
  return visited.filter((tag) => recent.includes(tag) || isDirty(tag.path));
}
