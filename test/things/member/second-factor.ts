import { randomBytes } from 'node:crypto';
import { fresh } from '../../support/sign-in-requests.js';
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
});
