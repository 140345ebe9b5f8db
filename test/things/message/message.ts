import { readAllMessages, readMessage } from '@fovea/shared-types/message/message.calls';
import { messageMachine } from '@fovea/shared-types/states/message.states';
import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aMessageFor } from '../../support/messages.js';
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
});
