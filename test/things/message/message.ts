import { readAllMessages, readMessage } from '@fovea/shared-types/message/message.calls';
import { messageMachine } from '@fovea/shared-types/states/message.states';
import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aMessageFor } from '../../support/messages.js';
import { broken, text, twice } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { insert } from '../moves.js';
import { thing } from '../thing.js';

const aMessage = (api: TestApi, { member }: Cast) => aMessageFor(api, member);

export default thing({
  calls: {
    '/index/message-list': {
      request: async (api, cast) => {
        await aMessage(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/index/message-detail': { request: aMessage, others: 'NOT_FOUND' },
    '/index/read-message': { request: aMessage, others: 'NOT_FOUND' },
    '/index/read-all-message': {},
    '/admin-messages/admin-menu-number': {},
    '/admin-messages/admin-menu-badge': {},
    // The messages in these rows are the member's; staff have their own, whatever they may do for the company.
    '/admin-messages/admin-messages-list': {
      request: async (api, { member }) => {
        await aMessageFor(api, member);
        return {};
      },
      right: 'empty',
      others: 'empty',
    },
    '/admin-messages/admin-messages-read': {
      request: (api, { member }) => aMessageFor(api, member),
      right: 'NOT_FOUND',
      others: 'NOT_FOUND',
      platform: 'NOT_FOUND',
    },
    '/admin-messages/admin-messages-unread': {},
    '/admin-messages/admin-messages-unread-num': {},
    '/admin-messages/admin-messages-read-all': {},
  },
  moves: [
    {
      machine: messageMachine,
      table: 'message',
      column: 'is_read',
      aRow: async (scene, isRead) => ({
        id: await insert(scene, 'message', {
          event_key: `event ${uniqueText()}`,
          recipient_id: scene.staff.accountId,
          data_type: 1,
          is_read: isRead,
        }),
      }),
      actions: {
        'click the row or mark read': { path: readMessage.path, body: (id) => ({ id }) },
        'mark all read': { path: readAllMessages.path, body: () => ({}) },
      },
    },
  ],
  database: {
    rows: {
      message: (world) => ({ event_key: `event ${text()}`, recipient_id: world.buyer, data_type: 1 }),
    },
    breaks: [
      twice('message', 'message_once_uq', 'one event notified twice to one person', {
        event_key: 'auction.closed:1:40',
      }),
      {
        refuses: 'message_outbid_unread_uq',
        violation: 'being outbid on one lot notified again before it was read',
        when: async ({ insert, world }) => {
          await insert('message', { data_id: world.soldAuction });
          await insert('message', { data_id: world.soldAuction });
        },
      },
      broken('message', 'message_is_read_ck', 'a message neither read nor unread', { is_read: 2 }),
    ],
    deadEnds: [['message', { is_read: 1 }, 'is_read = 0']],
    forbidden: ['DELETE FROM message', 'TRUNCATE message'],
    unmapped: [[/^message_/, 'written by handlers from events, with ON CONFLICT']],
  },
});
