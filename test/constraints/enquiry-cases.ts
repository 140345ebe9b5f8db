import type { ConstraintCase } from '../things/database.js';

/** Both kinds of enquiry keep their state alike. */
export const stateCases = (table: 'feedback' | 'message_board'): ConstraintCase[] => [
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
