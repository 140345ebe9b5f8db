import type { TestApi } from '../../support/api.js';
import { broken, text, twice } from '../faults.js';
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

const LARGE = JSON.stringify('x'.repeat(16_384));

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
  database: {
    rows: {
      preference: (world) => ({
        account_id: world.buyer,
        key: `k${text()}`,
        value: '1',
        place: 1,
      }),
      table_view: (world) => ({
        account_id: world.buyer,
        table_key: 'member.member',
        name: `view ${text()}`,
        view: '{}',
        place: 1,
      }),
    },
    breaks: [
      {
        refuses: 'preference_key_uq',
        violation: 'two values of one preference',
        when: async ({ insert }) => {
          await insert('preference', { key: 'shell', place: 1 });
          await insert('preference', { key: 'shell', place: 2 });
        },
      },
      broken('preference', 'preference_key_form_ck', 'a preference without a proper name', {
        key: '__proto__',
      }),
      broken('preference', 'preference_value_size_ck', 'a preference that is a document', { value: LARGE }),
      broken('preference', 'preference_place_ck', 'a 201st preference', { place: 201 }),
      twice('preference', 'preference_place_uq', 'two preferences in one place', { place: 7 }),
      broken('table_view', 'table_view_table_form_ck', 'a view of a table without a proper name', {
        table_key: 'a b',
      }),
      broken('table_view', 'table_view_name_length_ck', 'a view without a name', { name: '' }),
      broken('table_view', 'table_view_size_ck', 'a view that is a document', { view: LARGE }),
      broken('table_view', 'table_view_place_ck', 'a 201st view', { place: 201 }),
      twice('table_view', 'table_view_place_uq', 'two views in one place', { place: 7 }),
      {
        refuses: 'table_view_scope_ck',
        violation: 'a personal view of a company',
        when: ({ insert, world }) => insert('table_view', { company_id: world.company }),
      },
      {
        refuses: 'table_view_name_uq',
        violation: 'two views of one table under one name',
        when: async ({ insert }) => {
          await insert('table_view', { name: 'Late', place: 1 });
          await insert('table_view', { name: 'Late', place: 2 });
        },
      },
    ],
    besideKeys: {
      table_view_company_fk: { is_shared: true },
    },
    unmapped: [
      [
        /^(preference|table_view)_(account_fk|company_fk|key_form_ck|table_form_ck|key_uq|name_length_ck|place_uq|scope_ck)$/,
        'bounded by the request’s schema, or set by the code under the person’s lock',
      ],
    ],
  },
});
