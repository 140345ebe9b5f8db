import { feedbackStatus, replyFeedback } from '@fovea/shared-types/content/content.calls';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { aFeedback } from '../../fixtures/letters.js';
import type { TestApi } from '../../support/api.js';
import { enquiryActions, letterIn } from '../../support/enquiries.js';
import { type Cast, PLATFORM_ONLY } from '../matrix-row.js';
import { insert } from '../moves.js';
import { thing } from '../thing.js';

const feedbackOf = async (api: TestApi, { member }: Cast) => ({
  id: await aFeedback(api.db, member.accountId),
});

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
});
