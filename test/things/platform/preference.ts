import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

async function aView(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO table_view (account_id, table_key, name, view, place)
     VALUES ($1, 'member.member', 'Sample', '{}', 1) RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

export default thing({
  calls: {
    '/preferences/my-preferences': {},
    '/preferences/set-preference': { request: async () => ({ key: 'shell', value: 1 }) },
    '/table-views/table-view-list': { request: async () => ({ table: 'member.member' }) },
    '/table-views/add-table-view': {
      request: async () => ({ table: 'member.member', name: 'Late', view: {} }),
    },
    '/table-views/update-table-view': {
      request: async (api, cast) => ({ ...(await aView(api, cast)), name: 'Late', view: {} }),
      others: 'NOT_FOUND',
    },
    '/table-views/del-table-view': { request: aView, others: 'NOT_FOUND' },
    // A view belongs to a person; sharing another's is nobody's right.
    '/table-views/share-table-view': {
      request: async (api, cast) => ({ ...(await aView(api, cast)), is_shared: 1 }),
      right: 'NOT_FOUND',
      others: 'NOT_FOUND',
      platform: 'NOT_FOUND',
    },
  },
});
