import { feedbackStatus, replyFeedback } from '@fovea/shared-types/content/content.calls';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { stateCases } from '../../constraints/enquiry-cases.js';
import { aFeedback } from '../../fixtures/letters.js';
import type { TestApi } from '../../support/api.js';
import { enquiryActions, letterIn } from '../../support/enquiries.js';
import { goingOn, partOf } from '../database.js';
import { type Cast, PLATFORM_ONLY } from '../matrix-row.js';
import { insert } from '../moves.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    feedback: number;
  }
}

const feedbackOf = async (api: TestApi, { member }: Cast) => ({
  id: await aFeedback(api.db, member.accountId),
});

/** What must be there beside the fault so that no other rule answers first. */
const REPLIED = { status: 2, reply: 'Words', replied_at: new Date() };

export default thing({
  calls: {
    '/member/feed-back': { request: async () => ({ email: 'letter@test.example', content: 'A remark' }) },
    '/feedbacks/reply-feedback': {
      request: async (api, cast) => ({ ...(await feedbackOf(api, cast)), reply: 'Thank you' }),
      ...PLATFORM_ONLY,
    },
    '/feedbacks/feedback-status': {
      request: async (api, cast) => ({ ...(await feedbackOf(api, cast)), status: 1 }),
      ...PLATFORM_ONLY,
    },
  },
  records: {
    'content:feedback': { aRow: (api, { accountId }) => aFeedback(api.db, accountId) },
  },
  moves: [
    {
      machine: enquiryMachine,
      table: 'feedback',
      column: 'status',
      aRow: async (scene, status) => ({
        id: await insert(scene, 'feedback', {
          account_id: scene.staff.accountId,
          email: 'somebody@test.example',
          content: 'A remark',
          ...letterIn(scene, status),
        }),
      }),
      actions: enquiryActions(feedbackStatus.path, replyFeedback.path),
    },
  ],
  database: {
    rows: {
      feedback: (world) => ({ account_id: world.buyer, email: 'somebody@test.example', content: 'A remark' }),
      feedback_image: (world) => ({
        feedback_id: world.feedback,
        account_id: world.buyer,
        sort: 1,
        file_id: world.file,
      }),
    },
    world: {
      feedback: 'feedback',
    },
    breaks: [
      ...stateCases('feedback'),
      broken('feedback', 'feedback_content_length_ck', 'feedback that says nothing', { content: '' }),
      broken('feedback_image', 'feedback_image_sort_ck', 'a tenth picture', { sort: 10 }),
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
    ],
    deadEnds: [['feedback', {}, 'status = 5']],
    appendOnly: {
      feedback: goingOn('members'),
      feedback_image: partOf('feedback', { table: 'feedback_image', who: 'its author', key: 'feedback_id' }),
    },
    forbidden: ['DELETE FROM feedback', 'UPDATE feedback_image SET sort = 2'],
    besideKeys: {
      feedback_replied_by_fk: REPLIED,
    },
    unbreakable: ['feedback_account_uq'],
    unmapped: [
      [
        /^(feedback|message_board)_(status|in_hand|reply|closed|source|language|request_hash)_ck$/,
        'the state machine and the caller, both the code’s own',
      ],
      [
        /^(feedback|feedback_image|message_board)_(account|assignee|replied_by|feedback)_fk$/,
        'the caller, or a row written in the same transaction',
      ],
      [/^(feedback_account_uq|feedback_image_sort_ck)$/, 'a wider key, and places counted by the code'],
    ],
  },
});
