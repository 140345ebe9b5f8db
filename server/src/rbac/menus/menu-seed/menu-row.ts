import type { Permission } from '@fovea/shared-types/permissions';
import {
  type AnyRecord,
  callNamesOf,
  permissionOf,
  type RecordCall,
} from '@fovea/shared-types/record/record';
import type { MenuType } from '@fovea/shared-types/rbac/menu.dto';

/** Chinese, English, Japanese. */
export type Titles = readonly [zh: string, en: string, ja: string];

export interface MenuSeed {
  key: string;
  type: MenuType;
  titles: Titles;
  path: string | null;
  icon: string | null;
  perms: Permission | null;
  badgeKey: string | null;
  affix: boolean;
  link: string | null;
  hidden: boolean;
  /** Shown in the colour of what only administrators of the platform have. */
  isAdmin: boolean;
  children: readonly MenuSeed[];
}

type Options = Partial<Pick<MenuSeed, 'perms' | 'badgeKey' | 'affix' | 'link' | 'hidden' | 'isAdmin'>>;

const PLAIN = {
  path: null,
  icon: null,
  perms: null,
  badgeKey: null,
  affix: false,
  link: null,
  hidden: false,
  isAdmin: false,
} as const;

/** M: a directory; its path is a top-level route. */
export const directory = (
  key: string,
  path: string,
  icon: string,
  titles: Titles,
  children: readonly MenuSeed[],
  options: Options = {},
): MenuSeed => ({ ...PLAIN, ...options, type: 'M', key, path, icon, titles, children });

/** C: a page; the permission to read its list is on the page itself. */
export const page = (
  key: string,
  path: string,
  icon: string,
  titles: Titles,
  options: Options = {},
  children: readonly MenuSeed[] = [],
): MenuSeed => ({ ...PLAIN, ...options, type: 'C', key, path, icon, titles, children });

/** F: a button, which only grants its permission and is known by it. */
export const button = (perms: Permission, titles: Titles): MenuSeed => ({
  ...PLAIN,
  type: 'F',
  key: perms,
  perms,
  titles,
  children: [],
});

interface RecordPageOptions extends Pick<Options, 'badgeKey'> {
  /** Permissions of the record that other pages carry: its review, for example. */
  elsewhere?: readonly Permission[];
}

/** The page of a record, with a button for each of its other permissions. */
export function recordPage(
  record: AnyRecord,
  children: readonly MenuSeed[] = [],
  { elsewhere = [], ...options }: RecordPageOptions = {},
): MenuSeed {
  const { menu, many, name } = record.declared;
  if (!menu) throw new Error(`${name} has no page`);
  // `PermissionsOf` makes the union of the same declarations.
  const permission = (call: RecordCall) => permissionOf(record, call) as Permission;
  // Calls that share a permission share the button of the first.
  const buttons = new Map<Permission, MenuSeed>();
  for (const call of callNamesOf(record)) {
    if (call === 'list' || call === 'detail' || elsewhere.includes(permission(call))) continue;
    if (buttons.has(permission(call))) continue;
    buttons.set(permission(call), button(permission(call), record.words[call]));
  }
  const key = menu.key ?? menu.path.slice(1).replaceAll('/', '.');
  return page(key, menu.path, menu.icon, many, { ...options, perms: permission('list') }, [
    ...buttons.values(),
    ...children,
  ]);
}
