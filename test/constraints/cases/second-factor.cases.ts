import { randomBytes } from 'node:crypto';
import type { ConstraintCase } from '../proof.js';

export const secondFactorCases: ConstraintCase[] = [
  {
    refuses: 'second_factor_pk',
    violation: 'a second factor beside the one an account has',
    when: async ({ insert }) => {
      await insert('second_factor');
      await insert('second_factor');
    },
  },
  {
    refuses: 'second_factor_secret_sealed_ck',
    violation: 'a secret as short as it is in clear',
    when: ({ insert }) => insert('second_factor', { secret: randomBytes(20) }),
  },
  {
    refuses: 'second_factor_last_step_ck',
    violation: 'a step before all time',
    when: ({ insert }) => insert('second_factor', { last_step: -1 }),
  },
  {
    refuses: 'recovery_code_pk',
    violation: 'a recovery code twice, which would serve twice',
    when: async ({ insert }) => {
      const code = { code_hash: randomBytes(32) };
      await insert('recovery_code', code);
      await insert('recovery_code', code);
    },
  },
  {
    refuses: 'recovery_code_hash_length_ck',
    violation: 'a recovery code kept otherwise than as a hash',
    when: ({ insert }) => insert('recovery_code', { code_hash: Buffer.from('ABCD2345WXYZ') }),
  },
  {
    refuses: 'sign_in_challenge_token_hash_uq',
    violation: 'two sign-ins behind one challenge',
    when: async ({ insert }) => {
      const token = { token_hash: randomBytes(32) };
      await insert('sign_in_challenge', token);
      await insert('sign_in_challenge', token);
    },
  },
  {
    refuses: 'sign_in_challenge_token_hash_length_ck',
    violation: 'a challenge kept otherwise than as a hash',
    when: ({ insert }) => insert('sign_in_challenge', { token_hash: randomBytes(16) }),
  },
  {
    refuses: 'sign_in_challenge_purpose_ck',
    violation: 'a sign-in that waits for nothing we know',
    when: ({ insert }) => insert('sign_in_challenge', { purpose: 3 }),
  },
  {
    refuses: 'address_undo_token_hash_uq',
    violation: 'one link for two changes of addresses',
    when: async ({ insert }) => {
      const token = { token_hash: randomBytes(32) };
      await insert('address_undo', token);
      await insert('address_undo', token);
    },
  },
  {
    refuses: 'address_undo_token_hash_length_ck',
    violation: 'the link of a change kept otherwise than by its hash',
    when: ({ insert }) => insert('address_undo', { token_hash: randomBytes(16) }),
  },
  {
    refuses: 'address_undo_kind_ck',
    violation: 'a changed address of another kind',
    when: ({ insert }) => insert('address_undo', { kind: 'fax' }),
  },
  {
    refuses: 'session_device_hash_length_ck',
    violation: 'the name of a browser kept otherwise than by its hash',
    when: ({ insert }) => insert('session', { device_hash: randomBytes(16) }),
  },
  {
    refuses: 'sign_in_challenge_tries_ck',
    violation: 'a sixth try of a challenge',
    when: async ({ insert, sql }) => {
      const id = await insert('sign_in_challenge', { tries: 5 });
      await sql('UPDATE sign_in_challenge SET tries = tries + 1 WHERE id = $1', [id]);
    },
  },
  {
    refuses: 'account_avatar_fk',
    violation: "somebody else's picture as the own (U3)",
    when: async ({ insert, sql, world }) => {
      const file = await insert('file', { owner_id: world.rival });
      await sql('UPDATE account SET avatar_file_id = $1 WHERE id = $2', [file, world.buyer]);
    },
  },
];
