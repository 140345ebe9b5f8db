import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import { localText } from '../../../lib/local-text';
import type { DetailPageOf } from '../../detail-pages';
import type { Badges } from '../badges.queries';

/** One page or directory as the frame needs it; buttons (type F) are no part of it. */
export interface MenuEntry {
  path: string;
  /** In the reader's language. */
  title: string;
  titles: Readonly<Record<Language, string>>;
  icon: string | null;
  badgeKey: string | null;
  /** An address outside, opened in a window of its own. */
  link: string | null;
  isAdmin: boolean;
  isHidden: boolean;
  isPinned: boolean;
  /** Empty for a page. */
  children: readonly MenuEntry[];
}

/** A page, with the titles of the directories above it. */
export interface MenuRoute extends MenuEntry {
  above: readonly MenuEntry[];
}

/** A directory is known by its type: one whose pages were all taken away is no page. */
const isDirectory = ({ menu_type: type }: MyMenuItem): boolean => type === 'M';

function toEntry(item: MyMenuItem): MenuEntry[] {
  if (item.menu_type === 'F' || item.path === null) return [];
  const titles = { zh: item.menu_name, en: item.menu_name_e, ja: item.menu_name_j };
  const children = item.children.flatMap(toEntry);
  if (isDirectory(item) && children.length === 0) return [];
  return [
    {
      path: item.path,
      title: item.meta.title,
      titles,
      icon: item.meta.icon,
      badgeKey: item.meta.badgeKey,
      link: item.meta.link,
      isAdmin: item.is_admin === 1,
      isHidden: item.hidden === 1,
      isPinned: item.meta.affix,
      children,
    },
  ];
}

/** The caller's menu without buttons, and without directories in which nothing is left. */
export const menuOf = (items: readonly MyMenuItem[]): MenuEntry[] => items.flatMap(toEntry);

/** Without the entries for which this version of the program has no page. */
export function existing(menu: readonly MenuEntry[], hasPage: (path: string) => boolean): MenuEntry[] {
  return menu.flatMap((entry) => {
    if (entry.children.length === 0) return entry.link !== null || hasPage(entry.path) ? [entry] : [];
    const children = existing(entry.children, hasPage);
    return children.length === 0 ? [] : [{ ...entry, children }];
  });
}

/** Every page the person may open, hidden ones too, by its path. */
export function routesOf(menu: readonly MenuEntry[]): Map<string, MenuRoute> {
  const routes = new Map<string, MenuRoute>();
  const walk = (entries: readonly MenuEntry[], above: readonly MenuEntry[]): void => {
    for (const entry of entries) {
      if (entry.children.length === 0) {
        if (entry.link === null) routes.set(entry.path, { ...entry, above });
      } else walk(entry.children, [...above, entry]);
    }
  };
  walk(menu, []);
  return routes;
}

/** The same with the pages of single rows, each of which belongs to its list and is below it. */
export function withDetails(
  routes: ReadonlyMap<string, MenuRoute>,
  details: readonly DetailPageOf[],
): Map<string, MenuRoute> {
  const own = details.flatMap(({ path, list, title }): MenuRoute[] => {
    const above = routes.get(list);
    if (above === undefined) return [];
    const [zh, en, ja] = title;
    const shown = { title: localText(title), titles: { zh, en, ja }, isHidden: true, isPinned: false };
    return [{ ...above, ...shown, path, badgeKey: null, above: [...above.above, above] }];
  });
  return new Map([...routes, ...own.map((route) => [route.path, route] as const)]);
}

/** What the side menu shows; a directory with a single page shows as that page. */
export function sidebarOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap((entry) => {
    if (entry.isHidden) return [];
    if (entry.children.length === 0) return [entry];
    const children = sidebarOf(entry.children);
    const [only] = children;
    if (only === undefined) return [];
    return children.length === 1 ? [{ ...only, icon: only.icon ?? entry.icon }] : [{ ...entry, children }];
  });
}

const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length === 0 ? [entry] : leaves(entry.children)));

const firstPage = (entries: readonly MenuEntry[]): string | undefined =>
  leaves(entries).find(({ isHidden, link }) => !isHidden && link === null)?.path;

/** Where a directory's own address leads: to its first page that is shown. */
export function pageOfDirectory(menu: readonly MenuEntry[], path: string): string | undefined {
  for (const entry of menu) {
    if (entry.children.length === 0) continue;
    if (entry.path === path) return firstPage(entry.children);
    const deeper = pageOfDirectory(entry.children, path);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Where the back office begins for this person; nothing when there is no page for them at all. */
export const homeOf = (menu: readonly MenuEntry[]): string | undefined => firstPage(menu);

export const pinnedOf = (menu: readonly MenuEntry[]): string[] =>
  leaves(menu).flatMap(({ path, isPinned, link }) => (isPinned && link === null ? [path] : []));

/** Whether the page at `path` is somewhere below this entry. */
export const holds = (entry: MenuEntry, path: string): boolean =>
  entry.path === path || entry.children.some((child) => holds(child, path));

/** All titles of a page, for searches in another language than the displayed one. */
export const allTitles = ({ titles }: MenuEntry): string[] => LANGUAGES.map((language) => titles[language]);

/** The figure of an entry: its own, and those of all pages below it. */
export function countOf(entry: MenuEntry, badges: Badges): number {
  const own = entry.badgeKey === null ? 0 : (badges.get(entry.badgeKey) ?? 0);
  return entry.children.reduce((sum, child) => sum + countOf(child, badges), own);
}
