import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { broken, text, twice } from '../faults.js';
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
  database: {
    rows: {
      lexicon_group: () => ({ kind: 1, terms_c: [`词${text()}`], terms_e: [`word ${text()}`] }),
      // The first group of the lexicon that every shop starts with.
      lexicon_term: () => ({ folded: text(), group_id: 1 }),
      saved_search: (world) => ({
        account_id: world.buyer,
        name: 'Slit lamps',
        query: { goods_name: text() },
      }),
    },
    breaks: [
      broken('lexicon_group', 'lexicon_group_kind_ck', 'a group of words of an unknown kind', { kind: 4 }),
      broken('lexicon_group', 'lexicon_group_status_ck', 'a group neither used nor set aside', { status: 2 }),
      broken('lexicon_group', 'lexicon_group_conditions_ck', 'words for conditions that mean none', {
        kind: 3,
      }),
      broken('lexicon_group', 'lexicon_group_conditions_ck', 'a maker that is a condition', {
        kind: 2,
        conditions: [1],
      }),
      broken('lexicon_group', 'lexicon_group_terms_ck', 'a word that means the same as no other', {
        terms_c: [],
        terms_e: ['alone'],
      }),
      {
        refuses: 'lexicon_term_pk',
        violation: 'one word in two groups, once in full width',
        when: async ({ insert }) => {
          await insert('lexicon_group', { terms_c: ['独一词'], terms_e: ['unique word'] });
          await insert('lexicon_group', { terms_c: ['另一词'], terms_e: ['ＵＮＩＱＵＥ－ＷＯＲＤ'] });
        },
      },
      broken('lexicon_group', 'lexicon_term_folded_ck', 'a word of signs alone', {
        terms_c: ['词'],
        terms_e: ['---'],
      }),
      broken('saved_search', 'saved_search_name_ck', 'a saved search without a name', { name: '' }),
      broken('saved_search', 'saved_search_query_ck', 'a saved search that is no object', { query: '[]' }),
      twice('saved_search', 'saved_search_once_uq', 'one search saved twice by a member', {
        query: { goods_name: 'oct' },
      }),
    ],
    forbidden: [
      'INSERT INTO goods_find (id) VALUES (1)',
      'UPDATE goods_find SET price = 1',
      'DELETE FROM goods_find',
    ],
    unbreakable: ['goods_find_pk'],
    notRules: ['lexicon_group_spells', 'goods_find_added', 'goods_find_changed', 'goods_find_removed'],
    unmapped: [
      [
        /^(lexicon_group_(kind|status)_ck|lexicon_term_group_fk|saved_search_(account_fk|name_ck|query_ck))$/,
        'bounded by the request’s schema, or ids the code has just read',
      ],
    ],
  },
});
