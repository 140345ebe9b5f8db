import { messageBoardStatus, replyMessageBoard } from '@fovea/shared-types/content/content.calls';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { aMessage } from '../../fixtures/letters.js';
import type { TestApi } from '../../support/api.js';
import { enquiryActions, letterIn } from '../../support/enquiries.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { insert } from '../moves.js';
import { thing } from '../thing.js';

const LETTER = {
  first_name: 'Sample',
  last_name: 'Person',
  email: 'letter@test.example',
  phone: '03-1234-5678',
  message: 'A question',
};

const messageIn = async (api: TestApi) => ({ id: await aMessage(api.db) });

export default thing({
  calls: {
    '/index/add-message-board': { request: async () => LETTER },
    '/index/add-contact': { request: async () => LETTER },
    '/message-boards/reply-message-board': {
      request: async (api) => ({ ...(await messageIn(api)), reply: 'Thank you' }),
      ...PLATFORM_ONLY,
    },
    '/message-boards/message-board-status': {
      request: async (api) => ({ ...(await messageIn(api)), status: 1 }),
      ...PLATFORM_ONLY,
    },
  },
  records: {
    'content:message-board': { aRow: (api) => aMessage(api.db) },
  },
  moves: [
    {
      machine: enquiryMachine,
      table: 'message_board',
      column: 'status',
      aRow: async (scene, status) => ({
        id: await insert(scene, 'message_board', {
          source: 1,
          first_name: 'Sample',
          last_name: 'Person',
          email: 'somebody@test.example',
          phone: '03-1234-5678',
          message: 'A question',
          language: 'en',
          client_address: '10.0.0.1',
          ...letterIn(scene, status),
        }),
      }),
      actions: enquiryActions(messageBoardStatus.path, replyMessageBoard.path),
      elsewhere: {
        'writes again': 'no call: the requester answers the mail, and somebody is assigned again',
      },
    },
  ],
});
