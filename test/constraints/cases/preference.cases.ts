import type { ConstraintCase } from '../proof.js';

const LARGE = JSON.stringify('x'.repeat(16_384));

export const preferenceCases: ConstraintCase[] = [
  {
    refuses: 'preference_key_uq',
    violation: 'two values of one preference',
    when: async ({ insert }) => {
      await insert('preference', { key: 'shell', place: 1 });
      await insert('preference', { key: 'shell', place: 2 });
    },
  },
  {
    refuses: 'preference_key_form_ck',
    violation: 'a preference without a proper name',
    when: ({ insert }) => insert('preference', { key: '__proto__' }),
  },
  {
    refuses: 'preference_value_size_ck',
    violation: 'a preference that is a document',
    when: ({ insert }) => insert('preference', { value: LARGE }),
  },
  {
    refuses: 'preference_place_ck',
    violation: 'a 201st preference',
    when: ({ insert }) => insert('preference', { place: 201 }),
  },
  {
    refuses: 'preference_place_uq',
    violation: 'two preferences in one place',
    when: async ({ insert }) => {
      await insert('preference', { place: 7 });
      await insert('preference', { place: 7 });
    },
  },
  {
    refuses: 'table_view_table_form_ck',
    violation: 'a view of a table without a proper name',
    when: ({ insert }) => insert('table_view', { table_key: 'a b' }),
  },
  {
    refuses: 'table_view_name_length_ck',
    violation: 'a view without a name',
    when: ({ insert }) => insert('table_view', { name: '' }),
  },
  {
    refuses: 'table_view_size_ck',
    violation: 'a view that is a document',
    when: ({ insert }) => insert('table_view', { view: LARGE }),
  },
  {
    refuses: 'table_view_place_ck',
    violation: 'a 201st view',
    when: ({ insert }) => insert('table_view', { place: 201 }),
  },
  {
    refuses: 'table_view_place_uq',
    violation: 'two views in one place',
    when: async ({ insert }) => {
      await insert('table_view', { place: 7 });
      await insert('table_view', { place: 7 });
    },
  },
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
];
