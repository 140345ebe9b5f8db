import { randomBytes } from 'node:crypto';
import { anAccount, testDatabase, uniqueText } from '../fixtures/rows.js';

/** The rules of accounts, sessions and codes by raw SQL, as the server's role. */

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const breaks = (constraint: string) => ({ constraint });

describe('I1: one account per address and number, of those that proved it', () => {
  it('takes what was only written down as often as it is', async () => {
    const email = `${uniqueText()}@test.example`;
    const phone = `+8190${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    for (let times = 0; times < 2; times++) await anAccount(db, { email, phone, email_proved_at: null });
    await anAccount(db, { email, phone, phone_proved_at: new Date() });
  });

  it('refuses the same address twice, and takes it again once the first is deleted', async () => {
    const email = `${uniqueText()}@test.example`;
    const first = await anAccount(db, { email });
    await expect(anAccount(db, { email })).rejects.toMatchObject(breaks('account_email_uq'));
    await db.query(`UPDATE account SET deleted_at = clock_timestamp() WHERE id = $1`, [first]);
    await expect(anAccount(db, { email })).resolves.toBeGreaterThan(first);
  });

  it.each(['Upper@test.example', 'cafe\u0301@test.example'])(
    'refuses the unfolded address %s',
    async (email) => {
      await expect(anAccount(db, { email })).rejects.toMatchObject(breaks('account_email_folded_ck'));
    },
  );

  it('refuses the same number twice, and what is no E.164 number', async () => {
    const phone = `+8190${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const proved = { phone, phone_proved_at: new Date() };
    await anAccount(db, proved);
    await expect(anAccount(db, proved)).rejects.toMatchObject(breaks('account_phone_uq'));
    for (const wrong of ['0901234567', '+0123456', '+81-90']) {
      await expect(anAccount(db, { phone: wrong })).rejects.toMatchObject(breaks('account_phone_e164_ck'));
    }
  });
});

describe('I2: a password is kept as Argon2id only', () => {
  it.each(['plain text', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$'])(
    'refuses %s',
    async (password_hash) => {
      await expect(anAccount(db, { password_hash })).rejects.toMatchObject(
        breaks('account_password_argon2id_ck'),
      );
    },
  );
});

describe('I3: sessions', () => {
  const insert = (accountId: number, tokenHash: Buffer) =>
    db.query(
      `INSERT INTO session (account_id, token_hash, expires_at) VALUES ($1, $2, clock_timestamp() + interval '1 day')`,
      [accountId, tokenHash],
    );

  it('refuses the same token twice, a short hash and an account that is not', async () => {
    const account = await anAccount(db);
    const hash = randomBytes(32);
    await insert(account, hash);
    await expect(insert(account, hash)).rejects.toMatchObject(breaks('session_token_hash_uq'));
    await expect(insert(account, randomBytes(16))).rejects.toMatchObject(
      breaks('session_token_hash_length_ck'),
    );
    await expect(insert(9_007_199_254_740_991, randomBytes(32))).rejects.toMatchObject(
      breaks('session_account_fk'),
    );
  });
});

describe('I4: codes', () => {
  it('refuses a sixth try', async () => {
    const address = `${uniqueText()}@test.example`;
    await db.query(
      `INSERT INTO verification_code (address, purpose, code_hash, client_address, expires_at, tries)
       VALUES ($1, 1, $2, 'test', clock_timestamp(), 5)`,
      [address, randomBytes(32)],
    );
    await expect(
      db.query(`UPDATE verification_code SET tries = tries + 1 WHERE address = $1`, [address]),
    ).rejects.toMatchObject(breaks('verification_code_tries_ck'));
  });
});

describe('roles', () => {
  it('refuses to give one role twice in the same place', async () => {
    const account = await anAccount(db);
    const { rows } = await db.query<{ id: number }>(`INSERT INTO role (role_name) VALUES ($1) RETURNING id`, [
      uniqueText(),
    ]);
    const give = () =>
      db.query(`INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)`, [account, rows[0]?.id ?? 0]);
    await give();
    await expect(give()).rejects.toMatchObject(breaks('account_role_once_uq'));
  });
});
