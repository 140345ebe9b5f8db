import { randomBytes } from 'node:crypto';
import { aPhone, fresh } from '../../support/sign-in-requests.js';
import { broken, hour } from '../faults.js';
import { thing } from '../thing.js';

const MISMATCH = { password: 'a long enough secret', password_confirm: 'another long secret' };

export default thing({
  calls: {
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
        email: `bind-${randomBytes(4).toString('hex')}@test.example`,
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
  },
  database: {
    rows: {
      address_undo: (world) => ({
        account_id: world.buyer,
        kind: 'email',
        email: 'somebody@test.example',
        token_hash: randomBytes(32),
        expires_at: hour(24),
      }),
    },
    breaks: [
      {
        refuses: 'address_undo_token_hash_uq',
        violation: 'one link for two changes of addresses',
        when: async ({ insert }) => {
          const token = { token_hash: randomBytes(32) };
          await insert('address_undo', token);
          await insert('address_undo', token);
        },
      },
      broken(
        'address_undo',
        'address_undo_token_hash_length_ck',
        'the link of a change kept otherwise than by its hash',
        { token_hash: randomBytes(16) },
      ),
      broken('address_undo', 'address_undo_kind_ck', 'a changed address of another kind', { kind: 'fax' }),
    ],
  },
});
