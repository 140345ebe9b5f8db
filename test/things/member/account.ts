import { memberStatus } from '@fovea/shared-types/member/company.calls';
import { memberMachine } from '@fovea/shared-types/states/member.states';
import { anAccount } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { broken, text, twice } from '../faults.js';
import { type Cast, type Hidden, PLATFORM_ONLY } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    seller: number;
    buyer: number;
    rival: number;
  }
}

const aColleague = async (api: TestApi, { seller, member }: Cast): Promise<{ id: number }> => {
  await api.db.query('UPDATE account SET company_id = $1 WHERE id = $2', [
    seller.companyId,
    member.accountId,
  ]);
  return { id: member.accountId };
};

const PERSON: Hidden = { another: async (_api, { member }) => member.accountId };

export default thing({
  calls: {
    '/member/my-profile': {},
    '/member/update-profile': { request: async () => ({ username: 'Another Name' }) },
    '/members/member-detail': { request: aColleague, others: 'NOT_FOUND' },
    '/members/member-status': {
      request: async (_api, { member }) => ({ id: member.accountId, status: 0, reason: 'fraud' }),
      ...PLATFORM_ONLY,
    },
    '/members/member-month-payment': {
      request: async (_api, { member }) => ({ id: member.accountId, is_month_payment: 1 }),
      ...PLATFORM_ONLY,
    },
    '/members/member-add-good': {
      request: async (_api, { member }) => ({ id: member.accountId, is_add_good: 1 }),
      ...PLATFORM_ONLY,
    },
  },
  reach: {
    madeByNobody: ['/members/'],
  },
  ids: {
    hidden: {
      account_id: PERSON,
    },
  },
  records: {
    'member:account': {
      aRow: (api, { companyId }) => anAccount(api.db, { company_id: companyId }),
      isEverywhere: true,
    },
  },
  moves: [
    {
      machine: memberMachine,
      table: 'account',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await anAccount(api.db, { status }) }),
      actions: {
        disable: { path: memberStatus.path, body: (id) => ({ id, status: 0, reason }) },
        enable: { path: memberStatus.path, body: (id) => ({ id, status: 1 }) },
      },
    },
  ],
  database: {
    rows: {
      account: () => ({
        email: `${text()}@test.example`,
        username: 'Sample Person',
        password_hash: '$argon2id$none',
      }),
    },
    world: {
      seller: 'account',
      buyer: 'account',
      rival: 'account',
    },
    breaks: [
      twice('account', 'account_email_uq', 'a second account that proved one e-mail address', {
        email: 'twice@test.example',
      }),
      broken(
        'account',
        'account_email_folded_ck',
        'an e-mail address in capitals, which would be a second spelling',
        { email: 'Somebody@test.example' },
      ),
      broken(
        'account',
        'account_email_folded_ck',
        'an e-mail address in decomposed letters, which would be a second spelling',
        { email: 'jose\u0301@test.example' },
      ),
      {
        refuses: 'account_phone_uq',
        violation: 'a second account that proved one phone number',
        when: async ({ insert }) => {
          const proved = { phone: '+819012345678', phone_proved_at: new Date() };
          await insert('account', proved);
          await insert('account', proved);
        },
      },
      broken('account', 'account_phone_e164_ck', 'a phone number that is not in its one form', {
        phone: '090-1234-5678',
      }),
      broken('account', 'account_username_length_ck', 'a nameless account', { username: '' }),
      broken('account', 'account_username_length_ck', 'a name without end', { username: 'x'.repeat(51) }),
      broken('account', 'account_password_argon2id_ck', 'a password kept otherwise than by Argon2id', {
        password_hash: '$2b$10$abcdefghijklmnopqrstuv',
      }),
      broken(
        'account',
        'account_password_of_proved_ck',
        'an account without a password whose mail was proved',
        { password_hash: null },
      ),
      {
        refuses: 'account_email_waiting_uq',
        violation: 'two accounts without a password at one address',
        when: async ({ insert }) => {
          const waiting = { email: 'waiting@test.example', password_hash: null, email_proved_at: null };
          await insert('account', waiting);
          await insert('account', waiting);
        },
      },
      broken('account', 'account_company_text_length_ck', 'a company without a name', { company_text: '' }),
      broken('account', 'account_language_ck', 'a language we do not speak', { language: 'de' }),
      broken('account', 'account_status_ck', 'an account that is neither enabled nor disabled', {
        status: 2,
      }),
      broken('account', 'account_is_add_good_ck', 'a switch for publishing beside on and off', {
        is_add_good: 2,
      }),
      broken('account', 'account_is_month_payment_ck', 'a switch for monthly payment beside on and off', {
        is_month_payment: -1,
      }),
      {
        refuses: 'account_avatar_fk',
        violation: "somebody else's picture as the own (U3)",
        when: async ({ insert, sql, world }) => {
          const file = await insert('file', { owner_id: world.rival });
          await sql('UPDATE account SET avatar_file_id = $1 WHERE id = $2', [file, world.buyer]);
        },
      },
    ],
    deadEnds: [['account', { status: 1 }, 'status = 5']],
    unmapped: [
      [
        /^account_password_of_proved_ck$/,
        'an owner who proves an address sets a password in the same transaction',
      ],
      [/^account_dept_fk$/, 'a department read under the lock of the same transaction'],
      [
        /^account_(company_fk|language_ck|status_ck|is_add_good_ck|is_month_payment_ck|password_argon2id_ck)$/,
        'never from a request: set by the code to what it knows',
      ],
    ],
  },
});
