import type { ConstraintCase } from '../proof.js';

/** Both kinds of enquiry keep their state alike. */
const stateCases = (table: 'feedback' | 'message_board'): ConstraintCase[] => [
  {
    refuses: `${table}_status_ck`,
    says: 'a state that is none',
    when: ({ insert }) => insert(table, { status: 4 }),
  },
  {
    refuses: `${table}_in_hand_ck`,
    says: 'an enquiry in nobody’s hand',
    when: ({ insert }) => insert(table, { status: 1 }),
  },
  {
    refuses: `${table}_reply_ck`,
    says: 'an answered enquiry without its answer',
    when: ({ insert }) => insert(table, { status: 2 }),
  },
  {
    refuses: `${table}_reply_ck`,
    says: 'an answer of nobody',
    when: ({ insert }) => insert(table, { status: 2, reply: 'Words', replied_at: new Date() }),
  },
  {
    refuses: `${table}_reply_length_ck`,
    says: 'an empty answer',
    when: ({ insert, world }) =>
      insert(table, { status: 2, reply: '', replied_at: new Date(), replied_by: world.seller }),
  },
  {
    refuses: `${table}_closed_ck`,
    says: 'a closed enquiry that was never closed',
    when: ({ insert }) => insert(table, { status: 3 }),
  },
  {
    refuses: `${table}_email_folded_ck`,
    says: 'an address in another case than it is searched by',
    when: ({ insert }) => insert(table, { email: 'Somebody@test.example' }),
  },
];

export const contentCases: ConstraintCase[] = [
  ...stateCases('feedback'),
  ...stateCases('message_board'),
  {
    refuses: 'feedback_content_length_ck',
    says: 'feedback that says nothing',
    when: ({ insert }) => insert('feedback', { content: '' }),
  },
  {
    refuses: 'feedback_image_sort_ck',
    says: 'a tenth picture',
    when: ({ insert }) => insert('feedback_image', { sort: 10 }),
  },
  {
    refuses: 'feedback_image_pk',
    says: 'two pictures in one place',
    when: async ({ insert, world }) => {
      await insert('feedback_image');
      await insert('feedback_image', { file_id: await insert('file', { owner_id: world.buyer }) });
    },
  },
  {
    refuses: 'feedback_image_once_uq',
    says: 'a picture twice in one feedback',
    when: async ({ insert }) => {
      await insert('feedback_image');
      await insert('feedback_image', { sort: 2 });
    },
  },
  {
    refuses: 'feedback_image_file_fk',
    says: 'a picture of somebody else',
    when: async ({ insert, world }) =>
      insert('feedback_image', { file_id: await insert('file', { owner_id: world.rival }) }),
  },
  {
    refuses: 'message_board_source_ck',
    says: 'a message that came from nowhere',
    when: ({ insert }) => insert('message_board', { source: 3 }),
  },
  {
    refuses: 'message_board_language_ck',
    says: 'a language nobody is answered in',
    when: ({ insert }) => insert('message_board', { language: 'de' }),
  },
  {
    refuses: 'message_board_filled_ck',
    says: 'a message without words',
    when: ({ insert }) => insert('message_board', { message: '' }),
  },
  {
    refuses: 'message_board_request_uq',
    says: 'two messages under one key',
    when: async ({ insert }) => {
      const key = { request_digest: Buffer.alloc(16, 1), request_hash: Buffer.alloc(32, 1) };
      await insert('message_board', key);
      await insert('message_board', key);
    },
  },
  {
    refuses: 'message_board_request_hash_ck',
    says: 'a key without what was sent under it',
    when: ({ insert }) => insert('message_board', { request_digest: Buffer.alloc(16, 1) }),
  },
  {
    refuses: 'office_country_ck',
    says: 'an office in no country',
    when: ({ insert }) => insert('office', { country: 'jp' }),
  },
  {
    refuses: 'static_page_type_uq',
    says: 'two texts of one kind',
    when: ({ insert }) => insert('static_page', { type: 'privacy' }),
  },
  {
    refuses: 'static_page_updated_ck',
    says: 'a change by nobody',
    when: ({ insert }) => insert('static_page', { updated_at: new Date() }),
  },
  {
    refuses: 'static_page_image_pk',
    says: 'a picture that a text shows twice',
    when: async ({ insert }) => {
      await insert('static_page_image');
      await insert('static_page_image');
    },
  },
];
