import { readKept } from '../../../lib/kept-text';

const KEY = 'fovea_recent_pages';
const MAX = 8;

/** The pages visited of late, the last one first; kept in this browser. */
export function recentPaths(): string[] {
  const kept = readKept(localStorage.getItem(KEY));
  return Array.isArray(kept) ? kept.filter((path): path is string => typeof path === 'string') : [];
}

export function noteRecent(path: string): void {
  const paths = [path, ...recentPaths().filter((known) => known !== path)].slice(0, MAX);
  localStorage.setItem(KEY, JSON.stringify(paths));
}
