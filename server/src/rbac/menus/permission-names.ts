import { WILDCARD } from '@fovea/shared-types/permissions';
import type { Translations } from '@fovea/shared-types/record/translations';
import { menuSeed } from './menu-seed.js';
import type { MenuSeed } from './menu-seed/menu-row.js';

const both = (page: Translations, button: Translations): Translations => [
  `${page[0]}：${button[0]}`,
  `${page[1]}: ${button[1]}`,
  `${page[2]}：${button[2]}`,
];

/** What is a button is named with its page: alone it would be one of many that approve or edit. */
const namesIn = (rows: readonly MenuSeed[], page: Translations | null): [string, Translations][] =>
  rows.flatMap(({ perms, type, titles, children }) => [
    ...(perms === null
      ? []
      : [
          [perms, type === 'F' && page !== null ? both(page, titles) : titles] satisfies [
            string,
            Translations,
          ],
        ]),
    ...namesIn(children, titles),
  ]);

/** Permissions as people call them: by the menu that comes with the program. */
export const PERMISSION_NAMES: Readonly<Record<string, Translations>> = {
  [WILDCARD]: ['全部权限', 'Every permission', 'すべての権限'],
  ...Object.fromEntries(namesIn(menuSeed, null)),
};
