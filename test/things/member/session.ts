import { randomBytes } from 'node:crypto';
import type { TestApi } from '../../support/api.js';
import { aPhone, fresh } from '../../support/sign-in-requests.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

const registration = (code: string) => ({
  username: 'Sample Person',
  email: 'matrix@test.example',
  password: 'a long enough secret',
  password_confirm: 'a long enough secret',
  area_code: '+81',
  phone: '90-1234-5678',
  code,
  country: 'JP',
  postal_code: '150-0001',
  address: 'Sample street 1',
  checked: true,
});

let codes = 0;

async function sessionOf(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM session WHERE account_id = $1', [
    seller.accountId,
  ]);
  return { id: rows[0]?.id ?? 0 };
}

export default thing({
  calls: {
    '/member/area-code': {},
    '/member/send-email-code': {
      request: async () => ({ email: `code-${++codes}@test.example`, type: 1 }),
    },
    '/member/register': {
      request: async () => registration('000000'),
      right: 'CODE_INVALID',
      others: 'CODE_INVALID',
    },
    '/member/email-login': {
      request: async () => ({ email: `nobody-${++codes}@test.example`, password: 'wrong', checked: true }),
      right: 'LOGIN_FAILED',
      others: 'LOGIN_FAILED',
    },
    '/auth/logout': {},
    '/member/send-phone-code': { request: async () => ({ ...aPhone(), type: 1 }) },
    '/member/sms-login': {
      request: fresh(() => ({ ...aPhone(), code: '000000', isyzm: true, checked: true })),
      right: 'CODE_INVALID',
      others: 'CODE_INVALID',
    },
    '/member/session-list': {},
    '/member/end-session': {
      request: async (api, { member }) => {
        const { rows } = await api.db.query<{ id: number }>(
          `INSERT INTO session (account_id, token_hash, expires_at)
         VALUES ($1, $2, clock_timestamp() + interval '1 day') RETURNING id`,
          [member.accountId, randomBytes(32)],
        );
        return { id: rows[0]?.id ?? 0 };
      },
      others: 'NOT_FOUND',
    },
    '/member/end-other-sessions': {},
    '/auth/session-list': {
      request: async (_, { seller }) => ({ account_id: seller.accountId }),
      others: 'empty',
    },
    '/auth/end-session': { request: sessionOf, ...OTHERS_NOTHING },
  },
});
