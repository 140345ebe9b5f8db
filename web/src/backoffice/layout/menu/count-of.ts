import type { Badges } from '../badges.queries';
import type { MenuEntry } from './menu-tree';

/** The figure of an entry: its own, and those of all pages below it. */
export function countOf(entry: MenuEntry, badges: Badges): number {
  const own = entry.badgeKey === null ? 0 : (badges.get(entry.badgeKey) ?? 0);
  return entry.children.reduce((sum, child) => sum + countOf(child, badges), own);
}
