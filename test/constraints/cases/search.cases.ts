import type { ConstraintCase } from '../proof.js';

export const searchCases: ConstraintCase[] = [
  {
    refuses: 'lexicon_group_kind_ck',
    violation: 'a group of words of an unknown kind',
    when: ({ insert }) => insert('lexicon_group', { kind: 4 }),
  },
  {
    refuses: 'lexicon_group_status_ck',
    violation: 'a group neither used nor set aside',
    when: ({ insert }) => insert('lexicon_group', { status: 2 }),
  },
  {
    refuses: 'lexicon_group_conditions_ck',
    violation: 'words for conditions that mean none',
    when: ({ insert }) => insert('lexicon_group', { kind: 3 }),
  },
  {
    refuses: 'lexicon_group_conditions_ck',
    violation: 'a maker that is a condition',
    when: ({ insert }) => insert('lexicon_group', { kind: 2, conditions: [1] }),
  },
  {
    refuses: 'lexicon_group_terms_ck',
    violation: 'a word that means the same as no other',
    when: ({ insert }) => insert('lexicon_group', { terms_c: [], terms_e: ['alone'] }),
  },
  {
    refuses: 'lexicon_term_pk',
    violation: 'one word in two groups, once in full width',
    when: async ({ insert }) => {
      await insert('lexicon_group', { terms_c: ['独一词'], terms_e: ['unique word'] });
      await insert('lexicon_group', { terms_c: ['另一词'], terms_e: ['ＵＮＩＱＵＥ－ＷＯＲＤ'] });
    },
  },
  {
    refuses: 'lexicon_term_folded_ck',
    violation: 'a word of signs alone',
    when: ({ insert }) => insert('lexicon_group', { terms_c: ['词'], terms_e: ['---'] }),
  },
  {
    refuses: 'saved_search_name_ck',
    violation: 'a saved search without a name',
    when: ({ insert }) => insert('saved_search', { name: '' }),
  },
  {
    refuses: 'saved_search_query_ck',
    violation: 'a saved search that is no object',
    when: ({ insert }) => insert('saved_search', { query: '[]' }),
  },
  {
    refuses: 'saved_search_once_uq',
    violation: 'one search saved twice by a member',
    when: async ({ insert }) => {
      await insert('saved_search', { query: { goods_name: 'oct' } });
      await insert('saved_search', { query: { goods_name: 'oct' } });
    },
  },
];
