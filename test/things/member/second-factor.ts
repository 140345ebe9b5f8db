import { randomBytes } from 'node:crypto';
import { fresh } from '../../support/sign-in-requests.js';
import { broken, hour, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/member/second-factor-login': {
      request: async () => ({ challenge: randomBytes(12).toString('hex'), code: '000000' }),
      right: 'CHALLENGE_EXPIRED',
      others: 'CHALLENGE_EXPIRED',
    },
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
  },
  database: {
    rows: {
      second_factor: (world) => ({ account_id: world.buyer, secret: randomBytes(49) }),
      recovery_code: (world) => ({ account_id: world.seller, code_hash: randomBytes(32) }),
      sign_in_challenge: (world) => ({
        account_id: world.buyer,
        token_hash: randomBytes(32),
        expires_at: hour(1),
      }),
    },
    standing: [({ insert, world }) => insert('second_factor', { account_id: world.seller })],
    breaks: [
      twice('second_factor', 'second_factor_pk', 'a second factor beside the one an account has'),
      broken('second_factor', 'second_factor_secret_sealed_ck', 'a secret as short as it is in clear', {
        secret: randomBytes(20),
      }),
      broken('second_factor', 'second_factor_last_step_ck', 'a step before all time', { last_step: -1 }),
      {
        refuses: 'recovery_code_pk',
        violation: 'a recovery code twice, which would serve twice',
        when: async ({ insert }) => {
          const code = { code_hash: randomBytes(32) };
          await insert('recovery_code', code);
          await insert('recovery_code', code);
        },
      },
      broken(
        'recovery_code',
        'recovery_code_hash_length_ck',
        'a recovery code kept otherwise than as a hash',
        { code_hash: Buffer.from('ABCD2345WXYZ') },
      ),
      {
        refuses: 'sign_in_challenge_token_hash_uq',
        violation: 'two sign-ins behind one challenge',
        when: async ({ insert }) => {
          const token = { token_hash: randomBytes(32) };
          await insert('sign_in_challenge', token);
          await insert('sign_in_challenge', token);
        },
      },
      broken(
        'sign_in_challenge',
        'sign_in_challenge_token_hash_length_ck',
        'a challenge kept otherwise than as a hash',
        { token_hash: randomBytes(16) },
      ),
      broken(
        'sign_in_challenge',
        'sign_in_challenge_purpose_ck',
        'a sign-in that waits for nothing we know',
        { purpose: 3 },
      ),
      {
        refuses: 'sign_in_challenge_tries_ck',
        violation: 'a sixth try of a challenge',
        when: async ({ insert, sql }) => {
          const id = await insert('sign_in_challenge', { tries: 5 });
          await sql('UPDATE sign_in_challenge SET tries = tries + 1 WHERE id = $1', [id]);
        },
      },
    ],
  },
});
