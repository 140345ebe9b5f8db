import { financeConstraints } from '../../server/src/finance/finance.constraints.js';
import { registerConstraints } from '../../server/src/platform/database/constraint-errors.js';
import { anAccount, testDatabase } from '../fixtures/rows.js';

/** The ledger's rules by raw SQL, as the server's role: what no code of ours could do by mistake. */

const db = testDatabase();
beforeAll(() => registerConstraints(financeConstraints));
afterAll(() => db.onApplicationShutdown());

let causeId = Math.floor(Math.random() * 1e12);

const OF_MEMBERS = ['available', 'frozen', 'deposit', 'escrow', 'receivable'];

async function aLedgerAccount(kind: string, currency = 'JPY'): Promise<number> {
  const isOfMember = OF_MEMBERS.includes(kind);
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO ledger_account (owner_type, owner_id, kind, currency) VALUES ($1, $2, $3, $4)
     ON CONFLICT (owner_type, owner_id, kind, currency) DO UPDATE SET kind = excluded.kind RETURNING id`,
    [isOfMember ? 'member' : 'platform', isOfMember ? await anAccount(db) : 0, kind, currency],
  );
  return rows[0]?.id ?? 0;
}

/** One entry with these postings: [account, change, currency]. */
const post = (postings: readonly (readonly [number, number, string?])[], cause = ++causeId) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('constraint', $1, 'x') RETURNING id`,
      [cause],
    );
    for (const [account, change, currency] of postings) {
      await tx.query(
        `INSERT INTO posting (entry_id, account_id, currency, change, seq, after) VALUES ($1, $2, $3, $4, 0, 0)`,
        [rows[0]?.id ?? 0, account, currency ?? 'JPY', change],
      );
    }
  });

const breaks = (constraint: string) => ({ constraint });

describe('M1: an entry balances', () => {
  it('refuses an entry without postings', async () => {
    await expect(post([])).rejects.toMatchObject(breaks('journal_entry_balances_ck'));
  });

  it('refuses one posting alone, and a sum that is not zero', async () => {
    const [a, b] = [await aLedgerAccount('external'), await aLedgerAccount('available')];
    await expect(post([[b, 5]])).rejects.toMatchObject(breaks('journal_entry_balances_ck'));
    await expect(
      post([
        [a, -5],
        [b, 6],
      ]),
    ).rejects.toMatchObject(breaks('journal_entry_balances_ck'));
  });

  it('refuses currencies that balance only together', async () => {
    const [yen, yuan] = [await aLedgerAccount('external'), await aLedgerAccount('available', 'CNY')];
    await expect(
      post([
        [yen, -5],
        [yuan, 5, 'CNY'],
      ]),
    ).rejects.toMatchObject(breaks('journal_entry_balances_ck'));
  });
});

describe('M2: the journal stays as it was written', () => {
  it.each([
    ['journal_entry', 'step'],
    ['posting', 'change'],
  ])('refuses to change, delete or empty %s', async (table, column) => {
    for (const sql of [
      `UPDATE ${table} SET ${column} = ${column}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      await expect(db.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('refuses to set a balance by hand, or to turn an account into another', async () => {
    const account = await aLedgerAccount('available');
    await expect(
      db.query(`UPDATE ledger_account SET balance = 5 WHERE id = $1`, [account]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      db.query(`UPDATE ledger_account SET kind = 'external' WHERE id = $1`, [account]),
    ).rejects.toMatchObject(breaks('ledger_account_append_only_ck'));
    await expect(db.query(`DELETE FROM ledger_account WHERE id = $1`, [account])).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('M3 to M5', () => {
  it('refuses a second entry for one cause', async () => {
    const [a, b] = [await aLedgerAccount('external'), await aLedgerAccount('available')];
    const pay = () =>
      post(
        [
          [a, -5],
          [b, 5],
        ],
        causeId,
      );
    causeId++;
    await pay();
    await expect(pay()).rejects.toMatchObject({ id: 'ALREADY_DONE' });
  });

  it.each(['available', 'frozen', 'deposit', 'escrow'])(
    'refuses a negative balance of kind %s',
    async (kind) => {
      const [outside, inside] = [await aLedgerAccount('external'), await aLedgerAccount(kind)];
      await expect(
        post([
          [inside, -1],
          [outside, 1],
        ]),
      ).rejects.toMatchObject({ id: 'INSUFFICIENT_BALANCE' });
    },
  );

  it.each(['fee', 'refunds', 'tax', 'suspense'])(
    'refuses a negative balance of the platform’s %s',
    async (kind) => {
      const [outside, inside] = [await aLedgerAccount('external', 'USD'), await aLedgerAccount(kind, 'USD')];
      await expect(
        post([
          [inside, -1_000_000, 'USD'],
          [outside, 1_000_000, 'USD'],
        ]),
      ).rejects.toMatchObject({ id: 'INSUFFICIENT_BALANCE' });
    },
  );

  it.each(['gateway', 'bank', 'exchange', 'loss', 'cost', 'receivable'])(
    'lets %s fall below zero',
    async (kind) => {
      const [there, member] = [await aLedgerAccount(kind), await aLedgerAccount('available')];
      await post([
        [there, -7],
        [member, 7],
      ]);
    },
  );

  it('refuses a posting in another currency than its account', async () => {
    const [a, b] = [await aLedgerAccount('external'), await aLedgerAccount('available')];
    await expect(
      post([
        [a, -5, 'CNY'],
        [b, 5, 'CNY'],
      ]),
    ).rejects.toMatchObject({ id: 'CURRENCY_MISMATCH' });
  });

  it.each([0, 10_000_000_000_001])('refuses an amount of %d', async (amount) => {
    const [a, b] = [await aLedgerAccount('external'), await aLedgerAccount('external')];
    await expect(
      post([
        [a, -amount],
        [b, amount],
      ]),
    ).rejects.toMatchObject({ id: 'AMOUNT_INVALID' });
  });
});
