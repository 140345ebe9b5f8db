import type { TestApi } from '../../support/api.js';
import { aMenu } from '../../support/roles.js';
import { thing } from '../thing.js';

const menuOf = async (api: TestApi): Promise<{ id: string }> => ({ id: String(await aMenu(api.db)) });

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
});
