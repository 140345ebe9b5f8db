import type { TestApi } from '../../support/api.js';
import { aMenu } from '../../support/roles.js';
import { broken, text, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    menu: number;
  }
}

const menuOf = async (api: TestApi): Promise<{ id: string }> => ({ id: String(await aMenu(api.db)) });

const LONG = 'x'.repeat(101);

export default thing({
  calls: {
    '/auth/my-menu': {},
    '/auth/route-menu': {},
    '/auth/menu-list': {},
    '/auth/menu-detail': { request: menuOf },
    '/auth/add-menu': {
      request: async () => ({
        pid: '0',
        menu_type: 'C',
        menu_name: '说明书',
        menu_name_e: 'Manuals',
        menu_name_j: '説明書',
        link: 'https://manuals.test.example',
      }),
    },
    '/auth/update-menu': { request: async (api) => ({ ...(await menuOf(api)), sort: 3 }) },
    '/auth/del-menu': { request: menuOf },
  },
  ids: {
    withoutHidden: {
      menu_ids:
        'the menu is the same for all; what a role may hold is refused by its permission (roles.api.spec)',
    },
  },
  database: {
    rows: {
      menu: () => ({
        menu_type: 'C',
        menu_name: '页面',
        menu_name_e: 'Page',
        menu_name_j: 'ページ',
        path: `/${text()}`,
      }),
    },
    world: {
      menu: 'menu',
    },
    breaks: [
      twice('menu', 'menu_key_uq', 'two rows of one name in the menu', { key: 'sample' }),
      broken('menu', 'menu_type_ck', 'an unknown type of menu', {
        menu_type: 'X',
        link: 'https://test.example',
      }),
      broken('menu', 'menu_name_length_ck', 'a menu without a Chinese title', { menu_name: '' }),
      broken('menu', 'menu_name_e_length_ck', 'an endless English title', { menu_name_e: LONG }),
      broken('menu', 'menu_name_j_length_ck', 'a menu without a Japanese title', { menu_name_j: '' }),
      broken('menu', 'menu_path_ck', 'a path that leads out of the product', { path: 'javascript:x' }),
      broken('menu', 'menu_link_ck', 'a link that is no address', { link: 'javascript:x' }),
      broken('menu', 'menu_perms_ck', 'the wildcard as the permission of a menu', { perms: '*:*:*' }),
      broken('menu', 'menu_affix_ck', 'a switch that is neither on nor off', { affix: 2 }),
      broken('menu', 'menu_hidden_ck', 'a switch that is neither on nor off', { hidden: 2 }),
      broken('menu', 'menu_is_admin_ck', 'a switch that is neither on nor off', { is_admin: 2 }),
      broken('menu', 'menu_status_ck', 'an unknown state of a menu', { status: 2 }),
      broken('menu', 'menu_button_ck', 'a button with a path and no permission', { menu_type: 'F' }),
      broken('menu', 'menu_button_ck', 'a directory with a permission', { menu_type: 'M', perms: 'a:b:c' }),
      broken('menu', 'menu_button_ck', 'a page that leads nowhere', { path: null }),
      {
        refuses: 'menu_not_its_own_parent_ck',
        violation: 'a menu under itself',
        when: async ({ insert, sql }) =>
          sql('UPDATE menu SET pid = id WHERE id = $1', [await insert('menu')]),
      },
    ],
  },
});
