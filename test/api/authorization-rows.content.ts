import { staticPageList } from '@fovea/shared-types/content/content.calls';
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

async function aFeedback(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO feedback (account_id, email, content) VALUES ($1, 'letter@test.example', 'A remark') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

async function aLetter(api: TestApi): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO message_board (source, first_name, last_name, email, phone, message, language, client_address)
     VALUES (1, 'Sample', 'Person', 'letter@test.example', '03-1234-5678', 'A question', 'en', '127.0.0.1') RETURNING id`,
  );
  return { id: rows[0]?.id ?? 0 };
}

async function aPage(api: TestApi): Promise<{ id: number; version: string }> {
  const reader = await aStaff(api, ['content:static-page:list']);
  const pages = await api.ok(staticPageList, {}, { as: reader });
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
  '/feedbacks/feedback-list': {
    request: async (api, cast) => {
      await aFeedback(api, cast);
      return {};
    },
    ...PLATFORM_ONLY,
  },
  '/feedbacks/feedback-detail': { request: aFeedback, ...PLATFORM_ONLY },
  '/feedbacks/reply-feedback': {
    request: async (api, cast) => ({ ...(await aFeedback(api, cast)), reply: 'Thank you' }),
    ...PLATFORM_ONLY,
  },
  '/feedbacks/feedback-status': {
    request: async (api, cast) => ({ ...(await aFeedback(api, cast)), status: 1 }),
    ...PLATFORM_ONLY,
  },
  '/message-boards/message-board-list': {
    request: async (api) => {
      await aLetter(api);
      return {};
    },
    ...PLATFORM_ONLY,
  },
  '/message-boards/message-board-detail': { request: aLetter, ...PLATFORM_ONLY },
  '/message-boards/reply-message-board': {
    request: async (api) => ({ ...(await aLetter(api)), reply: 'Thank you' }),
    ...PLATFORM_ONLY,
  },
  '/message-boards/message-board-status': {
    request: async (api) => ({ ...(await aLetter(api)), status: 1 }),
    ...PLATFORM_ONLY,
  },
  '/static-pages/static-page-list': PLATFORM_ONLY,
  '/static-pages/update-static-page': {
    request: async (api) => ({ ...(await aPage(api)), title_e: 'Licences' }),
    ...PLATFORM_ONLY,
  },
  '/member/my-balance': {},
};
