import { messageBoardStatus, replyMessageBoard } from '@fovea/shared-types/content/content.calls';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { stateCases } from '../../constraints/enquiry-cases.js';
import { aMessage } from '../../fixtures/letters.js';
import type { TestApi } from '../../support/api.js';
import { enquiryActions, letterIn } from '../../support/enquiries.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { insert } from '../moves.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

const LETTER = {
  first_name: 'Sample',
  last_name: 'Person',
  email: 'letter@test.example',
  phone: '03-1234-5678',
  message: 'A question',
};

const messageIn = async (api: TestApi) => ({ id: await aMessage(api.db) });

/** What must be there beside the fault so that no other rule answers first. */
const REPLIED = { status: 2, reply: 'Words', replied_at: new Date() };

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
  database: {
    rows: {
      message_board: () => ({
        source: 1,
        first_name: 'Sample',
        last_name: 'Person',
        email: 'somebody@test.example',
        phone: '03-1234-5678',
        message: 'A question',
        language: 'en',
        client_address: '10.0.0.1',
      }),
    },
    breaks: [
      ...stateCases('message_board'),
      broken('message_board', 'message_board_source_ck', 'a message that came from nowhere', { source: 3 }),
      broken('message_board', 'message_board_language_ck', 'a language nobody is answered in', {
        language: 'de',
      }),
      broken('message_board', 'message_board_filled_ck', 'a message without words', { message: '' }),
      {
        refuses: 'message_board_request_uq',
        violation: 'two messages under one key',
        when: async ({ insert }) => {
          const key = { request_digest: Buffer.alloc(16, 1), request_hash: Buffer.alloc(32, 1) };
          await insert('message_board', key);
          await insert('message_board', key);
        },
      },
      broken('message_board', 'message_board_request_hash_ck', 'a key without what was sent under it', {
        request_digest: Buffer.alloc(16, 1),
      }),
    ],
    deadEnds: [['message_board', {}, 'status = 5']],
    forbidden: ['DELETE FROM message_board'],
    besideKeys: {
      message_board_replied_by_fk: REPLIED,
    },
  },
});
