import type { ConstraintCase } from '../proof.js';

export const messageCases: ConstraintCase[] = [
  {
    refuses: 'message_once_uq',
    violation: 'one event notified twice to one person',
    when: async ({ insert }) => {
      await insert('message', { event_key: 'auction.closed:1:40' });
      await insert('message', { event_key: 'auction.closed:1:40' });
    },
  },
  {
    refuses: 'message_outbid_unread_uq',
    violation: 'being outbid on one lot notified again before it was read',
    when: async ({ insert, world }) => {
      await insert('message', { data_id: world.soldAuction });
      await insert('message', { data_id: world.soldAuction });
    },
  },
  {
    refuses: 'message_is_read_ck',
    violation: 'a message neither read nor unread',
    when: ({ insert }) => insert('message', { is_read: 2 }),
  },
];
