import type { ConstraintCase } from '../proof.js';

const twice = (table: string, violation: string): ConstraintCase => ({
  refuses: `${table}_pk`,
  violation,
  when: async ({ insert, world }) => {
    const once = { account_id: world.buyer, goods_id: world.goods };
    await insert(table, once);
    await insert(table, once);
  },
});

/** What members save, ask and subscribe to about goods. */
export const browsingCases: ConstraintCase[] = [
  twice('goods_collect', 'one favourite twice'),
  twice('goods_view', 'goods twice in one history'),
  twice('goods_notify', 'a member on the list of an arrival twice'),
  {
    refuses: 'goods_visit_pk',
    violation: 'a visitor counted twice at once',
    when: async ({ insert }) => {
      const visitor = Buffer.alloc(16, 7);
      await insert('goods_visit', { visitor });
      await insert('goods_visit', { visitor });
    },
  },
  {
    refuses: 'goods_visit_visitor_ck',
    violation: 'a visitor by something that is no digest',
    when: ({ insert }) => insert('goods_visit', { visitor: Buffer.from('203.0.113.7') }),
  },
  {
    refuses: 'goods_question_length_ck',
    violation: 'a question without words',
    when: ({ insert }) => insert('goods_question', { question: '' }),
  },
  {
    refuses: 'goods_question_answer_length_ck',
    violation: 'an answer of 2,001 characters',
    when: ({ insert, world }) =>
      insert('goods_question', {
        answer: 'a'.repeat(2001),
        answered_by: world.seller,
        answered_at: new Date(),
      }),
  },
  {
    refuses: 'goods_question_answered_ck',
    violation: 'an answer by nobody',
    when: ({ insert }) => insert('goods_question', { answer: 'Yes', answered_at: new Date() }),
  },
];
