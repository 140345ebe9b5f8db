import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

async function aSavedSearch(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO saved_search (account_id, name, query) VALUES ($1, 'Slit lamps', $2) RETURNING id`,
    [member.accountId, { goods_name: uniqueText() }],
  );
  return { id: rows[0]?.id ?? 0 };
}

const KEPT_FILTER = 'a search keeps its filters as they are, and looks up no row';

export default thing({
  calls: {
    '/goods/search-goods': {},
    '/goods/search-suggest': {},
    '/saved-searches/saved-search-list': {},
    '/saved-searches/add-saved-search': {
      request: async () => ({ name: 'Slit lamps', query: { goods_name: uniqueText() } }),
    },
    '/saved-searches/update-saved-search': {
      request: async (api, cast) => ({ ...(await aSavedSearch(api, cast)), is_notify: 0 }),
      others: 'NOT_FOUND',
    },
    '/saved-searches/del-saved-search': { request: aSavedSearch, others: 'NOT_FOUND' },
    '/goods/ai-search-goods': { request: async () => ({ goods_name: 'A used OCT from Japan' }) },
  },
  ids: {
    withoutHidden: {
      '/saved-searches/add-saved-search#query.company_id': KEPT_FILTER,
    },
  },
  records: {
    // Words for things have no conditions.
    'goods:lexicon': { sample: () => ({ conditions: [] }) },
  },
});
