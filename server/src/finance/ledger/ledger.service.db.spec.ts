import { anAccount, aCompany, testDatabase } from '../../../../test/fixtures/rows.js';
import { registerConstraints } from '../../platform/database/constraint-errors.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { financeConstraints } from '../finance.constraints.js';
import { memberAvailable, platformAccount, transfer } from './ledger-rows.js';
import { LedgerRepository } from './ledger.repository.js';
import { DepositService, type Deposit } from './deposit.service.js';
import { LedgerService } from './ledger.service.js';

const db = testDatabase();
const ledger = new LedgerService(db, new LedgerRepository());
const deposits = new DepositService(ledger);

let causeId = Math.floor(Math.random() * 1e12);
const aDeposit = (accountId: number, amount: number): Deposit => ({
  accountId,
  amount,
  currency: 'JPY',
  cause: { type: 'test', id: ++causeId },
});

const errorOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.id;
    throw error;
  }
  return 'none';
};

async function aMemberWith(amount: number): Promise<number> {
  const accountId = await anAccount(db);
  await db.transaction((tx) =>
    ledger.post(
      tx,
      { type: 'test', id: ++causeId, step: 'bring' },
      transfer(platformAccount('bank', 'JPY'), memberAvailable(accountId, 'JPY'), amount),
    ),
  );
  return accountId;
}

const yenOf = async (accountId: number) => {
  const [row] = await ledger.balance(accountId);
  return row && { available: row.available, frozen: row.frozen };
};

beforeAll(() => registerConstraints(financeConstraints));
afterAll(() => db.onApplicationShutdown());

describe('the ledger', () => {
  it('holds a deposit and releases it', async () => {
    const member = await aMemberWith(10_000);
    const held = aDeposit(member, 4_000);
    await db.transaction((tx) => deposits.hold(tx, held));
    expect(await yenOf(member)).toEqual({ available: 6_000, frozen: 4_000 });
    await db.transaction((tx) => deposits.releaseAll(tx, [held]));
    expect(await yenOf(member)).toEqual({ available: 10_000, frozen: 0 });
  });

  it('keeps a running balance in every posting (M4)', async () => {
    const member = await aMemberWith(10_000);
    await db.transaction((tx) => deposits.hold(tx, aDeposit(member, 1_000)));
    await db.transaction((tx) => deposits.hold(tx, aDeposit(member, 2_000)));
    const { rows } = await db.query<{ seq: number; change: number; after: number }>(
      `SELECT p.seq, p.change, p.after FROM posting p JOIN ledger_account a ON a.id = p.account_id
       WHERE a.owner_type = 'member' AND a.owner_id = $1 AND a.kind = 'available' ORDER BY p.seq`,
      [member],
    );
    expect(rows).toEqual([
      { seq: 1, change: 10_000, after: 10_000 },
      { seq: 2, change: -1_000, after: 9_000 },
      { seq: 3, change: -2_000, after: 7_000 },
    ]);
  });

  it('refuses money that is not there, and writes nothing', async () => {
    const member = await aMemberWith(100);
    expect(await errorOf(db.transaction((tx) => deposits.hold(tx, aDeposit(member, 101))))).toBe(
      'INSUFFICIENT_BALANCE',
    );
    const poor = await anAccount(db);
    expect(await errorOf(db.transaction((tx) => deposits.hold(tx, aDeposit(poor, 1))))).toBe(
      'INSUFFICIENT_BALANCE',
    );
    expect(await yenOf(member)).toEqual({ available: 100, frozen: 0 });
  });

  it('applies one cause once, also when it is sent fifty times at once (M3)', async () => {
    const member = await aMemberWith(10_000);
    const held = aDeposit(member, 100);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => errorOf(db.transaction((tx) => deposits.hold(tx, held)))),
    );
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'ALREADY_DONE')).toHaveLength(49);
    expect(await yenOf(member)).toEqual({ available: 9_900, frozen: 100 });
  });

  it('never holds more than there is, however many requests come at once', async () => {
    const member = await aMemberWith(1_000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        errorOf(db.transaction((tx) => deposits.hold(tx, aDeposit(member, 100)))),
      ),
    );
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(10);
    expect(await yenOf(member)).toEqual({ available: 0, frozen: 1_000 });
  });

  it('releases many in one statement, and none when one of them is wrong', async () => {
    const members = await Promise.all([aMemberWith(500), aMemberWith(500), aMemberWith(500)]);
    const held = members.map((member) => aDeposit(member, 300));
    await db.transaction(async (tx) => {
      for (const one of held) await deposits.hold(tx, one);
    });
    const tooMuch = held.map((deposit, position) => (position === 2 ? { ...deposit, amount: 301 } : deposit));
    expect(await errorOf(db.transaction((tx) => deposits.releaseAll(tx, tooMuch)))).toBe(
      'INSUFFICIENT_BALANCE',
    );
    await db.transaction((tx) => deposits.releaseAll(tx, [...held, aDeposit(members[0] ?? 0, 0)]));
    for (const member of members) expect(await yenOf(member)).toEqual({ available: 500, frozen: 0 });
  });

  it('splits a forfeited deposit between the seller and the platform without losing a unit', async () => {
    const [member, companyId] = [await aMemberWith(1_005), await aCompany(db)];
    const deposit = aDeposit(member, 1_005);
    const fee = async () =>
      (
        await db.query<{ balance: number }>(
          `SELECT balance FROM ledger_account WHERE owner_type = 'platform' AND kind = 'fee' AND currency = 'JPY'`,
        )
      ).rows[0]?.balance ?? 0;
    const feeBefore = await fee();
    await db.transaction(async (tx) => {
      await deposits.hold(tx, deposit);
      await deposits.forfeit(tx, deposit, { sellerId: 1, companyId });
    });
    const { rows } = await db.query<{ balance: number }>(
      `SELECT balance FROM ledger_account WHERE owner_type = 'company' AND owner_id = $1 AND kind = 'available'`,
      [companyId],
    );
    expect(rows[0]?.balance).toBe(904);
    expect((await fee()) - feeBefore).toBe(101);
  });

  it.each([0.5, -1, 10_000_000_000_001])('refuses an amount of %p (M5)', async (amount) => {
    const member = await aMemberWith(1_000);
    expect(await errorOf(db.transaction((tx) => deposits.hold(tx, aDeposit(member, amount))))).toBe(
      'AMOUNT_INVALID',
    );
  });

  it('refuses an entry that does not sum to zero, or has a single posting (M1)', async () => {
    const member = await aMemberWith(1_000);
    const cause = () => ({ type: 'test', id: ++causeId, step: 'x' });
    const unbalanced = [
      ...transfer(memberAvailable(member, 'JPY'), platformAccount('external', 'JPY'), 5),
      { account: platformAccount('external', 'CNY'), change: 5 },
    ];
    await expect(db.transaction((tx) => ledger.post(tx, cause(), unbalanced))).rejects.toThrow(
      /does not balance/,
    );
    await expect(db.transaction((tx) => ledger.post(tx, cause(), unbalanced.slice(0, 1)))).rejects.toThrow(
      /does not balance/,
    );
  });

  it('lets many pairs of accounts move towards each other without a deadlock', async () => {
    const [a, b] = [await aMemberWith(5_000), await aMemberWith(5_000)];
    const pay = (from: number, to: number) =>
      db.transaction((tx) =>
        ledger.post(
          tx,
          { type: 'test', id: ++causeId, step: 'pay' },
          transfer(memberAvailable(from, 'JPY'), memberAvailable(to, 'JPY'), 10),
        ),
      );
    await Promise.all(Array.from({ length: 60 }, (_, turn) => (turn % 2 ? pay(a, b) : pay(b, a))));
    expect(await yenOf(a)).toEqual({ available: 5_000, frozen: 0 });
  });

  it('leaves the whole ledger at zero', async () => {
    const { rows } = await db.query<{ sum: string }>(
      `SELECT currency, sum(change)::text AS sum FROM posting GROUP BY currency`,
    );
    expect(rows.every(({ sum }) => sum === '0')).toBe(true);
  });
});
