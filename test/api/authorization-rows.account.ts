import { randomBytes } from 'node:crypto';
import type { MatrixRow } from './authorization-rows.js';

const MISMATCH = { password: 'a long enough secret', password_confirm: 'another long secret' };

/** All these people share one client address; it must not be slowed by the failures of others. */
const fresh =
  (body: () => object): MatrixRow['request'] =>
  async (api) => {
    await api.db.query('DELETE FROM login_failure');
    return body();
  };

let phones = 0;
const aPhone = () => ({ area_code: '+81', phone: `90-7000-${String(1000 + ++phones)}` });

/** Ways in, and what keeps an account safe. */
export const accountRows: Record<string, MatrixRow> = {
  '/member/send-phone-code': { request: async () => ({ ...aPhone(), type: 1 }) },
  '/member/sms-login': {
    request: fresh(() => ({ ...aPhone(), code: '000000', isyzm: true, checked: true })),
    right: 'CODE_INVALID',
    others: 'CODE_INVALID',
  },
  '/member/second-factor-login': {
    request: async () => ({ challenge: randomBytes(12).toString('hex'), code: '000000' }),
    right: 'CHALLENGE_EXPIRED',
    others: 'CHALLENGE_EXPIRED',
  },
  '/member/forced-password': {
    request: async () => ({
      challenge: randomBytes(12).toString('hex'),
      password: MISMATCH.password,
      password_confirm: MISMATCH.password,
    }),
    right: 'CHALLENGE_EXPIRED',
    others: 'CHALLENGE_EXPIRED',
  },
  ...Object.fromEntries(
    ['/member/address-undo-info', '/member/undo-address'].map((path) => [
      path,
      {
        request: async () => ({ token: randomBytes(12).toString('hex') }),
        right: 'LINK_EXPIRED',
        others: 'LINK_EXPIRED',
      },
    ]),
  ),
  '/member/forget-password': {
    request: async () => ({
      ...aPhone(),
      code: '000000',
      password: MISMATCH.password,
      password_confirm: MISMATCH.password,
    }),
    right: 'CODE_INVALID',
    others: 'CODE_INVALID',
  },
  '/member/bind-email': {
    request: fresh(() => ({
      email: `bind-${++phones}@test.example`,
      code: '000000',
      password: 'not the password',
    })),
    right: 'PASSWORD_WRONG',
    others: 'PASSWORD_WRONG',
  },
  '/member/bind-phone': {
    request: fresh(() => ({ ...aPhone(), code: '000000', password: 'not the password' })),
    right: 'PASSWORD_WRONG',
    others: 'PASSWORD_WRONG',
  },
  '/member/change-password': {
    request: async () => ({ old_password: 'whatever it is', ...MISMATCH }),
    right: 'PASSWORD_MISMATCH',
    others: 'PASSWORD_MISMATCH',
  },
  '/member/verify-password': {
    request: fresh(() => ({ password: 'whatever it is' })),
    right: 'PASSWORD_WRONG',
    others: 'PASSWORD_WRONG',
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
  '/member/second-factor-info': {},
  // Nobody's password is known to the matrix; test/api/member/second-factor.api.spec.ts has people with one.
  '/member/enrol-second-factor': {
    request: fresh(() => ({ password: 'not the password' })),
    right: 'PASSWORD_WRONG',
    others: 'PASSWORD_WRONG',
  },
  '/member/confirm-second-factor': {
    request: async () => ({ code: '000000' }),
    right: 'STATE_CONFLICT',
    others: 'STATE_CONFLICT',
  },
  '/member/renew-recovery-codes': {
    request: fresh(() => ({ password: 'not the password', code: '000000' })),
    right: 'PASSWORD_WRONG',
    others: 'PASSWORD_WRONG',
  },
  '/member/disable-second-factor': {
    request: fresh(() => ({ password: 'not the password', code: '000000' })),
    right: 'PASSWORD_WRONG',
    others: 'PASSWORD_WRONG',
  },
};
