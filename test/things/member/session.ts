import { randomBytes } from 'node:crypto';
import type { TestApi } from '../../support/api.js';
import { aPhone, fresh } from '../../support/sign-in-requests.js';
import { broken, hour } from '../faults.js';
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
  database: {
    rows: {
      session: (world) => ({
        account_id: world.buyer,
        token_hash: randomBytes(32),
        expires_at: hour(24),
      }),
      verification_code: () => ({
        address: 'somebody@test.example',
        purpose: 1,
        code_hash: randomBytes(32),
        client_address: '10.0.0.1',
        expires_at: hour(1),
      }),
      login_failure: () => ({ address: 'somebody@test.example', client_address: '10.0.0.1' }),
    },
    breaks: [
      {
        refuses: 'session_token_hash_uq',
        violation: 'two sessions behind one token',
        when: async ({ insert }) => {
          const token = { token_hash: randomBytes(32) };
          await insert('session', token);
          await insert('session', token);
        },
      },
      broken('session', 'session_token_hash_length_ck', 'a token kept otherwise than as a hash', {
        token_hash: randomBytes(16),
      }),
      {
        refuses: 'verification_code_tries_ck',
        violation: 'a sixth try of a code',
        when: async ({ insert, sql }) => {
          const id = await insert('verification_code', { tries: 5 });
          await sql('UPDATE verification_code SET tries = tries + 1 WHERE id = $1', [id]);
        },
      },
      broken(
        'session',
        'session_device_hash_length_ck',
        'the name of a browser kept otherwise than by its hash',
        { device_hash: randomBytes(16) },
      ),
    ],
    unmapped: [
      [
        /^(session|verification_code|login_failure|second_factor|recovery_code|sign_in_challenge|address_undo)_/,
        'hashes, digests and counters made by the code, of accounts it has just read',
      ],
    ],
  },
});
