import { randomBytes } from 'node:crypto';
import type { ConstraintCase } from '../proof.js';

export const memberCases: ConstraintCase[] = [
  {
    refuses: 'company_time_zone_ck',
    violation: 'a clock of no time zone',
    when: ({ insert }) => insert('company', { time_zone: 'Asia/Atlantis' }),
  },
  {
    refuses: 'company_time_zone_ck',
    violation: 'a clock that only PostgreSQL could read',
    when: ({ insert }) => insert('company', { time_zone: 'Foo3' }),
  },
  {
    refuses: 'company_certification_status_ck',
    violation: 'an unknown state of certification',
    when: ({ insert }) => insert('company', { certification_status: 4 }),
  },
  {
    refuses: 'account_email_uq',
    violation: 'a second account that proved one e-mail address',
    when: async ({ insert }) => {
      await insert('account', { email: 'twice@test.example' });
      await insert('account', { email: 'twice@test.example' });
    },
  },
  {
    refuses: 'account_email_folded_ck',
    violation: 'an e-mail address in capitals, which would be a second spelling',
    when: ({ insert }) => insert('account', { email: 'Somebody@test.example' }),
  },
  {
    refuses: 'account_email_folded_ck',
    violation: 'an e-mail address in decomposed letters, which would be a second spelling',
    when: ({ insert }) => insert('account', { email: 'jose\u0301@test.example' }),
  },
  {
    refuses: 'account_phone_uq',
    violation: 'a second account that proved one phone number',
    when: async ({ insert }) => {
      const proved = { phone: '+819012345678', phone_proved_at: new Date() };
      await insert('account', proved);
      await insert('account', proved);
    },
  },
  {
    refuses: 'account_phone_e164_ck',
    violation: 'a phone number that is not in its one form',
    when: ({ insert }) => insert('account', { phone: '090-1234-5678' }),
  },
  {
    refuses: 'account_username_length_ck',
    violation: 'a nameless account',
    when: ({ insert }) => insert('account', { username: '' }),
  },
  {
    refuses: 'account_username_length_ck',
    violation: 'a name without end',
    when: ({ insert }) => insert('account', { username: 'x'.repeat(51) }),
  },
  {
    refuses: 'account_password_argon2id_ck',
    violation: 'a password kept otherwise than by Argon2id',
    when: ({ insert }) => insert('account', { password_hash: '$2b$10$abcdefghijklmnopqrstuv' }),
  },
  {
    refuses: 'account_password_of_proved_ck',
    violation: 'an account without a password whose mail was proved',
    when: ({ insert }) => insert('account', { password_hash: null }),
  },
  {
    refuses: 'account_email_waiting_uq',
    violation: 'two accounts without a password at one address',
    when: async ({ insert }) => {
      const waiting = { email: 'waiting@test.example', password_hash: null, email_proved_at: null };
      await insert('account', waiting);
      await insert('account', waiting);
    },
  },
  {
    refuses: 'account_company_text_length_ck',
    violation: 'a company without a name',
    when: ({ insert }) => insert('account', { company_text: '' }),
  },
  {
    refuses: 'account_language_ck',
    violation: 'a language we do not speak',
    when: ({ insert }) => insert('account', { language: 'de' }),
  },
  {
    refuses: 'account_status_ck',
    violation: 'an account that is neither enabled nor disabled',
    when: ({ insert }) => insert('account', { status: 2 }),
  },
  {
    refuses: 'account_is_add_good_ck',
    violation: 'a switch for publishing beside on and off',
    when: ({ insert }) => insert('account', { is_add_good: 2 }),
  },
  {
    refuses: 'account_is_month_payment_ck',
    violation: 'a switch for monthly payment beside on and off',
    when: ({ insert }) => insert('account', { is_month_payment: -1 }),
  },
  {
    refuses: 'session_token_hash_uq',
    violation: 'two sessions behind one token',
    when: async ({ insert }) => {
      const token = { token_hash: randomBytes(32) };
      await insert('session', token);
      await insert('session', token);
    },
  },
  {
    refuses: 'session_token_hash_length_ck',
    violation: 'a token kept otherwise than as a hash',
    when: ({ insert }) => insert('session', { token_hash: randomBytes(16) }),
  },
  {
    refuses: 'verification_code_tries_ck',
    violation: 'a sixth try of a code',
    when: async ({ insert, sql }) => {
      const id = await insert('verification_code', { tries: 5 });
      await sql('UPDATE verification_code SET tries = tries + 1 WHERE id = $1', [id]);
    },
  },
];
