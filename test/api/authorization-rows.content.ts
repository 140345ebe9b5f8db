import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { aFeedback, aMessage } from '../fixtures/letters.js';
import type { TestApi } from '../support/api.js';
import { aStaff } from '../support/people.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const LETTER = {
  first_name: 'Sample',
  last_name: 'Person',
  email: 'letter@test.example',
  phone: '03-1234-5678',
  message: 'A question',
};

const feedbackOf = async (api: TestApi, { member }: Cast) => ({
  id: await aFeedback(api.db, member.accountId),
});
const messageIn = async (api: TestApi) => ({ id: await aMessage(api.db) });

async function aPage(api: TestApi): Promise<{ id: number; version: string }> {
  const reader = await aStaff(api, ['content:static-page:list']);
  const pages = await api.ok(staticPages.calls.list, {}, { as: reader });
  const page = pages.find(({ type }) => type === 'licence');
  return { id: page?.id ?? 0, version: page?.version ?? '' };
}

/** People write to the platform: nobody can hold these permissions in a company. */
const PLATFORM_ONLY: Pick<MatrixRow, 'right' | 'others'> = { right: 'FORBIDDEN', others: 'FORBIDDEN' };

export const contentRows: Record<string, MatrixRow> = {
  '/index/add-message-board': { request: async () => LETTER },
  '/index/add-contact': { request: async () => LETTER },
  '/index/office-list': {},
  '/index/static-page': { request: async () => ({ type: 'privacy' }) },
  '/member/feed-back': { request: async () => ({ email: 'letter@test.example', content: 'A remark' }) },
  '/feedbacks/reply-feedback': {
    request: async (api, cast) => ({ ...(await feedbackOf(api, cast)), reply: 'Thank you' }),
    ...PLATFORM_ONLY,
  },
  '/feedbacks/feedback-status': {
    request: async (api, cast) => ({ ...(await feedbackOf(api, cast)), status: 1 }),
    ...PLATFORM_ONLY,
  },
  '/message-boards/reply-message-board': {
    request: async (api) => ({ ...(await messageIn(api)), reply: 'Thank you' }),
    ...PLATFORM_ONLY,
  },
  '/message-boards/message-board-status': {
    request: async (api) => ({ ...(await messageIn(api)), status: 1 }),
    ...PLATFORM_ONLY,
  },
  '/static-pages/update-static-page': {
    request: async (api) => ({ ...(await aPage(api)), title_e: 'Licences' }),
    ...PLATFORM_ONLY,
  },
  '/member/my-balance': {},
  '/wallet/balance-detail-list': {},
  '/books/trial-balance': PLATFORM_ONLY,
  '/wallet/balance-history': { request: () => Promise.resolve({ currency: 'JPY', days: 30 }) },
};
