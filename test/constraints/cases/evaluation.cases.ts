import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const evaluation = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('evaluation', fault),
});

export const evaluationCases: ConstraintCase[] = [
  evaluation('evaluation_star_ck', 'an evaluation without a star', { comment_star: 0 }),
  evaluation('evaluation_star_ck', 'six stars', { comment_star: 6 }),
  evaluation('evaluation_content_ck', 'an evaluation without a word', { comment_content: '' }),
  evaluation('evaluation_content_ck', 'more words than fit', { comment_content: 'x'.repeat(1001) }),
  evaluation('evaluation_status_ck', 'an evaluation neither shown nor hidden', { status: 2 }),
  evaluation('evaluation_hidden_ck', 'one that is hidden for no reason', { status: 0 }),
  evaluation('evaluation_hidden_ck', 'a reason for one that is shown', { hide_reason: 'None' }),
  evaluation('evaluation_hide_reason_ck', 'an empty reason', { status: 0, hide_reason: '' }),
  evaluation('evaluation_reply_ck', 'an answer of nobody', { reply: 'Words' }),
  {
    refuses: 'evaluation_reply_length_ck',
    violation: 'an empty answer',
    when: ({ insert, world }) =>
      insert('evaluation', { reply: '', replied_by: world.seller, replied_at: new Date() }),
  },
  {
    refuses: 'evaluation_once_uq',
    violation: 'a second evaluation of one order by one author',
    when: async ({ insert }) => {
      await insert('evaluation');
      await insert('evaluation', { comment_star: 1 });
    },
  },
  {
    refuses: 'evaluation_after_receipt',
    violation: 'an evaluation of an order that is not received',
    when: ({ insert, world }) => insert('evaluation', { order_id: world.order, company_id: null }),
  },
  {
    refuses: 'evaluation_order_fk',
    violation: 'an evaluation of what somebody else bought',
    when: ({ insert, world }) => insert('evaluation', { author_id: world.rival }),
  },
  {
    refuses: 'evaluation_company_fk',
    violation: 'an evaluation of a company that did not sell',
    when: async ({ insert }) => insert('evaluation', { company_id: await insert('company') }),
  },
  {
    refuses: 'evaluation_image_sort_ck',
    violation: 'a tenth picture',
    when: ({ insert }) => insert('evaluation_image', { sort: 10 }),
  },
  {
    refuses: 'evaluation_image_pk',
    violation: 'two pictures at one place',
    when: async ({ insert }) => {
      await insert('evaluation_image');
      await insert('evaluation_image', { file_id: await insert('file') });
    },
  },
  {
    refuses: 'evaluation_image_once_uq',
    violation: 'one picture twice',
    when: async ({ insert }) => {
      await insert('evaluation_image');
      await insert('evaluation_image', { sort: 2 });
    },
  },
  {
    refuses: 'evaluation_image_file_fk',
    violation: 'a picture that somebody else uploaded',
    when: async ({ insert, world }) =>
      insert('evaluation_image', { file_id: await insert('file', { owner_id: world.rival }) }),
  },
  {
    refuses: 'evaluation_image_evaluation_fk',
    violation: 'a picture at what somebody else wrote',
    when: async ({ insert, world }) =>
      insert('evaluation_image', {
        author_id: world.rival,
        file_id: await insert('file', { owner_id: world.rival }),
      }),
  },
];
