import type { ConstraintCase } from '../proof.js';

/** Both kinds of enquiry keep their state alike. */
const stateCases = (table: 'feedback' | 'message_board'): ConstraintCase[] => [
  {
    refuses: `${table}_status_ck`,
    violation: 'a state that is none',
    when: ({ insert }) => insert(table, { status: 4 }),
  },
  {
    refuses: `${table}_in_hand_ck`,
    violation: 'an enquiry in nobody’s hand',
    when: ({ insert }) => insert(table, { status: 1 }),
  },
  {
    refuses: `${table}_reply_ck`,
    violation: 'an answered enquiry without its answer',
    when: ({ insert }) => insert(table, { status: 2 }),
  },
  {
    refuses: `${table}_reply_ck`,
    violation: 'an answer of nobody',
    when: ({ insert }) => insert(table, { status: 2, reply: 'Words', replied_at: new Date() }),
  },
  {
    refuses: `${table}_reply_length_ck`,
    violation: 'an empty answer',
    when: ({ insert, world }) =>
      insert(table, { status: 2, reply: '', replied_at: new Date(), replied_by: world.seller }),
  },
  {
    refuses: `${table}_closed_ck`,
    violation: 'a closed enquiry that was never closed',
    when: ({ insert }) => insert(table, { status: 3 }),
  },
  {
    refuses: `${table}_email_folded_ck`,
    violation: 'an address in another case than it is searched by',
    when: ({ insert }) => insert(table, { email: 'Somebody@test.example' }),
  },
];

export const contentCases: ConstraintCase[] = [
  ...stateCases('feedback'),
  ...stateCases('message_board'),
  {
    refuses: 'feedback_content_length_ck',
    violation: 'feedback that says nothing',
    when: ({ insert }) => insert('feedback', { content: '' }),
  },
  {
    refuses: 'feedback_image_sort_ck',
    violation: 'a tenth picture',
    when: ({ insert }) => insert('feedback_image', { sort: 10 }),
  },
  {
    refuses: 'feedback_image_pk',
    violation: 'two pictures in one place',
    when: async ({ insert, world }) => {
      await insert('feedback_image');
      await insert('feedback_image', { file_id: await insert('file', { owner_id: world.buyer }) });
    },
  },
  {
    refuses: 'feedback_image_once_uq',
    violation: 'a picture twice in one feedback',
    when: async ({ insert }) => {
      await insert('feedback_image');
      await insert('feedback_image', { sort: 2 });
    },
  },
  {
    refuses: 'feedback_image_file_fk',
    violation: 'a picture of somebody else',
    when: async ({ insert, world }) =>
      insert('feedback_image', { file_id: await insert('file', { owner_id: world.rival }) }),
  },
  {
    refuses: 'message_board_source_ck',
    violation: 'a message that came from nowhere',
    when: ({ insert }) => insert('message_board', { source: 3 }),
  },
  {
    refuses: 'message_board_language_ck',
    violation: 'a language nobody is answered in',
    when: ({ insert }) => insert('message_board', { language: 'de' }),
  },
  {
    refuses: 'message_board_filled_ck',
    violation: 'a message without words',
    when: ({ insert }) => insert('message_board', { message: '' }),
  },
  {
    refuses: 'message_board_request_uq',
    violation: 'two messages under one key',
    when: async ({ insert }) => {
      const key = { request_digest: Buffer.alloc(16, 1), request_hash: Buffer.alloc(32, 1) };
      await insert('message_board', key);
      await insert('message_board', key);
    },
  },
  {
    refuses: 'message_board_request_hash_ck',
    violation: 'a key without what was sent under it',
    when: ({ insert }) => insert('message_board', { request_digest: Buffer.alloc(16, 1) }),
  },
  {
    refuses: 'office_country_ck',
    violation: 'an office in no country',
    when: ({ insert }) => insert('office', { country: 'jp' }),
  },
  {
    refuses: 'static_page_type_uq',
    violation: 'two texts of one kind',
    when: ({ insert }) => insert('static_page', { type: 'privacy' }),
  },
  {
    refuses: 'static_page_updated_ck',
    violation: 'a change by nobody',
    when: ({ insert }) => insert('static_page', { updated_at: new Date() }),
  },
  {
    refuses: 'static_page_image_pk',
    violation: 'a picture that a text shows twice',
    when: async ({ insert }) => {
      await insert('static_page_image');
      await insert('static_page_image');
    },
  },
];
