import pg from 'pg';
import {
  addCompanyBankAccount,
  addCompanyWithdrawal,
  addWithdrawal,
  auditWithdrawal,
  cancelCompanyWithdrawal,
  cancelWithdrawal,
  delCompanyBankAccount,
  failWithdrawal,
  myWithdrawalList,
  payWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
  withdrawalDetail,
  withdrawalParams,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { payoutFiles } from '@fovea/shared-types/finance/payout-file.calls';
import { withdrawalLimit } from '@fovea/shared-types/finance/withdrawal-limit.record';
import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import { withdrawal } from '@fovea/shared-types/finance/withdrawal.record';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { WithdrawalJobs } from '../../../server/src/finance/withdrawals/withdrawal.jobs.js';
import { withdrawalChecks } from '../../../server/src/invariants/withdrawal.checks.js';
import { aBankAccount, aWithdrawal, fundCompany, YEN_ACCOUNT } from '../../fixtures/payouts.js';
import { aKnownAccount, PASSWORD } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney, grant } from '../../support/people.js';
import { violations } from '../../support/violations.js';
import { plant } from '../../support/planting.js';
import { inEffect } from '../../support/setting-changes.js';

const { pending, approved, rejected, paid, pay_failed, withdrawn, returned } = WITHDRAWAL_STATUS;
const AT_ONCE = 50;

let api: TestApi;
let finance: Person;
let member: Person;
let bank_account_id: number;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, [
    'finance:withdrawal:list',
    'finance:withdrawal-review:list',
    'finance:withdrawal:approve',
    'finance:withdrawal:pay',
  ]);
});
beforeEach(async () => {
  member = await aMember(api);
  bank_account_id = await aBankAccount(api.db, member.accountId);
  await giveMoney(api.db, member.accountId, 10_000);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const ask = (money: string, as = member) =>
  api.envelope(addWithdrawal.path, { money, currency: 'JPY', bank_account_id }, { as });
const requestWithdrawal = async (money: string): Promise<number> =>
  (await api.ok(addWithdrawal, { money, currency: 'JPY', bank_account_id }, { as: member })).id;
const held = async () => {
  const [yen] = await api.ok(myBalance, {}, { as: member });
  return [yen?.balance, yen?.freeze_balance];
};
const approve = (id: number, as = finance) => api.ok(auditWithdrawal, { ids: [id], status: 1 }, { as });
const pay = (id: number, as = finance) =>
  api.envelope(payWithdrawal.path, { id, bank_reference: 'T-20261123-1' }, { as });
const statusOf = async (id: number) => (await api.ok(withdrawalDetail, { id }, { as: finance })).status;

describe('a withdrawal', () => {
  it('freezes at once, and is withdrawn while nobody has decided', async () => {
    const id = await requestWithdrawal('4000');
    expect(await held()).toEqual(['6000', '4000']);
    expect(await api.ok(cancelWithdrawal, { id }, { as: member })).toEqual({ id, status: withdrawn });
    expect(await held()).toEqual(['10000', '0']);
    expect((await api.refused(cancelWithdrawal, { id }, { as: member })).error).toBe('STATE_CONFLICT');
    const { data } = await api.ok(myWithdrawalList, { status: withdrawn }, { as: member });
    expect(data).toEqual([
      expect.objectContaining({
        id,
        money: '4000',
        bank_account: '見本銀行 本店 ••••567',
        status: withdrawn,
      }),
    ]);
  });

  it(`requested by ${AT_ONCE} at once above the balance is granted as often as there is money`, async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask('3000')));
    const done = answers.filter(({ code }) => code === 200);
    expect(done).toHaveLength(3);
    const refusals = new Set(answers.filter(({ code }) => code !== 200).map(({ error }) => error));
    expect(refusals).toEqual(new Set(['INSUFFICIENT_BALANCE']));
    expect(await held()).toEqual(['1000', '9000']);
  });

  it.each([
    ['0', 'AMOUNT_INVALID'],
    ['-1', 'AMOUNT_INVALID'],
    ['100.50', 'AMOUNT_INVALID'],
    ['10001', 'INSUFFICIENT_BALANCE'],
  ])('of %s yen is refused: %s', async (money, error) => {
    expect((await ask(money)).error).toBe(error);
    expect(await held()).toEqual(['10000', '0']);
  });

  it('goes to nobody else’s account, and to none in another currency', async () => {
    const stranger = await aMember(api);
    await giveMoney(api.db, stranger.accountId, 10_000);
    expect(Object.keys((await ask('1000', stranger)).fields ?? {})).toEqual(['bank_account_id']);
    const dollars = { money: '10', currency: 'USD' as const, bank_account_id };
    expect(Object.keys((await api.refused(addWithdrawal, dollars, { as: member })).fields ?? {})).toEqual([
      'bank_account_id',
    ]);
  });

  it('sent twice with one key is one withdrawal', async () => {
    const request = { money: '1000', currency: 'JPY' as const, bank_account_id, request_id: 'once' };
    const first = await api.ok(addWithdrawal, request, { as: member });
    expect(await api.ok(addWithdrawal, request, { as: member })).toEqual(first);
    expect(await held()).toEqual(['9000', '1000']);
  });

  it('to an account that was changed lately is approved and waits to be paid', async () => {
    const files = async () => {
      const { waiting, held: heldBack } = await api.ok(payoutFiles, {}, { as: finance });
      return { count: waiting.find(({ currency }) => currency === 'JPY')?.count ?? 0, heldBack };
    };
    const before = await files();
    bank_account_id = await aBankAccount(api.db, member.accountId, {
      held_until: new Date(Date.now() + 86_400_000),
    });
    const id = await requestWithdrawal('4000');
    await approve(id);
    expect(await pay(id)).toMatchObject({ code: -101, error: 'PAYEE_HELD' });
    const during = await files();
    expect(during.count).toBe(before.count);
    expect(during.heldBack.map((row) => row.id)).toContain(id);
    const { bank_account } = await api.ok(withdrawalDetail, { id }, { as: finance });
    expect(bank_account.held_until).not.toBeNull();
    await plant(api.db, `UPDATE bank_account SET held_until = clock_timestamp() WHERE id = $1`, [
      bank_account_id,
    ]);
    expect((await files()).count).toBe(before.count + 1);
    expect((await pay(id)).code).toBe(200);
  });

  it('shows finance what its owner has, is approved and paid once, and notifies at every step', async () => {
    const id = await requestWithdrawal('4000');
    const { data } = await api.ok(
      withdrawalReview.calls.list,
      { status: pending, sort: '-id' },
      { as: finance },
    );
    expect(data[0]).toMatchObject({ id, money: '4000', balance: '6000', freeze_balance: '4000' });
    await approve(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await held()).toEqual(['6000', '0']);
    const detail = await api.ok(withdrawalDetail, { id }, { as: finance });
    expect(detail).toMatchObject({ status: paid, bank_reference: 'T-20261123-1', needs_two: false });
    expect(detail.history.map(({ to_status }) => to_status)).toEqual([pending, approved, paid]);
  });

  it('that the bank refuses stays frozen, goes to another account, or back to the balance', async () => {
    const id = await requestWithdrawal('4000');
    await approve(id);
    await api.ok(failWithdrawal, { id, reason: 'unknown account' }, { as: finance });
    expect(await held()).toEqual(['6000', '4000']);
    const other = await aBankAccount(api.db, member.accountId);
    const strangers = await aBankAccount(api.db, finance.accountId);
    const wrong = { id, bank_account_id: strangers };
    expect((await api.refused(retryWithdrawal, wrong, { as: finance })).error).toBe('VALIDATION');
    await api.ok(retryWithdrawal, { id, bank_account_id: other }, { as: finance });
    expect(await statusOf(id)).toBe(approved);
    await api.ok(failWithdrawal, { id, reason: 'account closed' }, { as: finance });
    await api.ok(returnWithdrawal, { id, reason: 'no account' }, { as: finance });
    expect(await statusOf(id)).toBe(returned);
    expect(await held()).toEqual(['10000', '0']);
    expect((await pay(id)).error).toBe('STATE_CONFLICT');
  });

  it('rejected is in the balance again', async () => {
    const id = await requestWithdrawal('4000');
    await api.ok(auditWithdrawal, { ids: [id], status: -1, audit_notes: 'unclear' }, { as: finance });
    expect(await statusOf(id)).toBe(rejected);
    expect(await held()).toEqual(['10000', '0']);
  });

  it('is neither decided nor paid by its requester', async () => {
    const clerk = await aStaff(api, ['finance:withdrawal:approve', 'finance:withdrawal:pay']);
    const drawer = { accountId: clerk.accountId, companyId: null };
    const [waits, waitsForPay] = [
      await aWithdrawal(api.db, drawer),
      await aWithdrawal(api.db, drawer, approved),
    ];
    expect((await approve(waits, clerk))[0]?.error).toBe('SELF_APPROVAL');
    expect((await pay(waitsForPay, clerk)).error).toBe('SELF_APPROVAL');
  });

  it('nobody paid in time alarms finance, and the money stays frozen', async () => {
    const drawer = { accountId: member.accountId, companyId: null };
    const [late, fresh] = [
      await aWithdrawal(api.db, drawer, approved),
      await aWithdrawal(api.db, drawer, approved),
    ];
    await api.db.query(`UPDATE withdrawal SET deadline_at = clock_timestamp() WHERE id = $1`, [late]);
    await api.app.get(WithdrawalJobs, { strict: false }).run();
    expect([await statusOf(late), await statusOf(fresh)]).toEqual([pay_failed, approved]);
    expect(await held()).toEqual(['10000', '10000']);
  });
});

describe('the limit above which two people approve', () => {
  it('is a row that staff change, and holds from then on', async () => {
    const keeper = await aStaff(api, ['finance:withdrawal-limit:list', 'finance:withdrawal-limit:update']);
    const { data } = await api.ok(withdrawalLimit.calls.list, {}, { as: keeper });
    const yen = data.find(({ currency }) => currency === 'JPY');
    const limit = async (two_people_above: number) => {
      const request = { id: yen?.id ?? 0, two_people_above };
      await inEffect(api, await api.ok(withdrawalLimit.calls.update, request, { as: keeper }));
    };
    await limit(3_000);
    const id = await requestWithdrawal('4000');
    expect((await approve(id))[0]?.error).toBeNull();
    expect(await statusOf(id)).toBe(pending);
    const second = await aStaff(api, ['finance:withdrawal:approve']);
    await api.db.query(`UPDATE account SET username = 'Second Word' WHERE id = $1`, [second.accountId]);
    expect((await approve(id, second))[0]?.status).toBe(approved);
    const listed = async (wanted: number) =>
      (await api.ok(withdrawal.calls.list, { id: wanted }, { as: finance })).data[0];
    const shown = await listed(id);
    expect([shown?.first_by, shown?.second_by]).toEqual(['Test Person', 'Second Word']);
    expect(Date.parse(shown?.second_at ?? '')).toBeGreaterThanOrEqual(Date.parse(shown?.first_at ?? ''));
    const small = await requestWithdrawal('1500');
    const silent = { first_by: null, first_at: null, second_by: null, second_at: null };
    expect(await listed(small)).toMatchObject(silent);
    const ordered = await api.ok(withdrawal.calls.list, { sort: '-money', limit: 160 }, { as: finance });
    const [larger = 0, smaller = 0] = [id, small].map((one) =>
      ordered.data.findIndex((row) => row.id === one),
    );
    expect(larger).toBeLessThan(smaller);
    await limit(1_000_000);
  });

  it('is of one payee and day: a withdrawal that is split waits for two people all the same', async () => {
    const { accountId } = await aMember(api);
    const drawer = { accountId, companyId: null };
    const { rows } = await api.db.query<{ amount: number }>('SELECT amount FROM withdrawal WHERE id = $1', [
      await aWithdrawal(api.db, drawer, rejected),
    ]);
    const amount = rows[0]?.amount ?? 0;
    const keeper = await aStaff(api, ['finance:withdrawal-limit:list', 'finance:withdrawal-limit:update']);
    const { data } = await api.ok(withdrawalLimit.calls.list, {}, { as: keeper });
    const yen = data.find(({ currency }) => currency === 'JPY');
    const limit = async (two_people_above: number) => {
      const request = { id: yen?.id ?? 0, two_people_above };
      await inEffect(api, await api.ok(withdrawalLimit.calls.update, request, { as: keeper }));
    };
    await limit(2 * amount - 1);
    const [one, other] = [await aWithdrawal(api.db, drawer), await aWithdrawal(api.db, drawer)];
    expect((await api.ok(withdrawalDetail, { id: one }, { as: finance })).needs_two).toBe(true);
    expect((await Promise.all([approve(one), approve(other)])).map(([found]) => found?.status)).toEqual([
      pending,
      pending,
    ]);
    const alone = { accountId: (await aMember(api)).accountId, companyId: null };
    expect((await approve(await aWithdrawal(api.db, alone)))[0]?.status).toBe(approved);
    await plant(
      api.db,
      `UPDATE withdrawal SET created_at = created_at - interval '1 day' WHERE id = ANY ($1::bigint[])`,
      [[one, other]],
    );
    const later = await aWithdrawal(api.db, drawer);
    expect((await approve(later))[0]?.status).toBe(approved);
    await limit(1_000_000);
  });
});

describe('a withdrawal of a company', () => {
  it('goes to accounts that its staff keep with their own password, and is withdrawn', async () => {
    const { companyId } = await aSeller(api);
    await fundCompany(api.db, companyId);
    const known = await aKnownAccount(api.db, { company_id: companyId });
    await grant(api.db, known.id, ['finance:bank-account:update', 'finance:withdrawal:add'], companyId);
    const as = await api.signIn(known.id);
    const account = {
      ...YEN_ACCOUNT,
      payee: 'カ）ミホン',
      account_no: '7654321',
      password: PASSWORD,
    };
    const { id: bank } = await api.ok(addCompanyBankAccount, account, { as });
    const wanted = { money: '5000', currency: 'JPY' as const, bank_account_id: bank };
    const { id } = await api.ok(addCompanyWithdrawal, wanted, { as });
    expect((await api.refused(cancelWithdrawal, { id }, { as })).error).toBe('NOT_FOUND');
    expect(await api.ok(cancelCompanyWithdrawal, { id }, { as })).toEqual({ id, status: withdrawn });
    await api.ok(delCompanyBankAccount, { id: bank }, { as });
    const { balances, bank_accounts } = await api.ok(withdrawalParams, {}, { as });
    expect([balances[0]?.balance, bank_accounts]).toEqual(['5000', []]);
  });

  it('is requested by those who may, and read by that company alone', async () => {
    const { companyId } = await aSeller(api);
    await fundCompany(api.db, companyId);
    const clerk = await aStaff(api, ['finance:withdrawal:add', 'finance:withdrawal:list'], companyId);
    const account = await aBankAccount(api.db, clerk.accountId, { company_id: companyId });
    const params = await api.ok(withdrawalParams, {}, { as: clerk });
    expect(params.balances).toEqual([{ balance: '5000', freeze_balance: '0', currency: 'JPY' }]);
    expect(params.bank_accounts.map(({ id }) => id)).toEqual([account]);
    const { id } = await api.ok(
      addCompanyWithdrawal,
      { money: '5000', currency: 'JPY', bank_account_id: account },
      { as: clerk },
    );
    const { data } = await api.ok(withdrawal.calls.list, {}, { as: clerk });
    expect(data.map((row) => row.id)).toEqual([id]);
    const rival = await aStaff(api, ['finance:withdrawal:list'], (await aSeller(api)).companyId);
    expect((await api.refused(withdrawalDetail, { id }, { as: rival })).error).toBe('NOT_FOUND');
  });

  it('shows the whole number of its account to the payer alone', async () => {
    const { companyId } = await aSeller(api);
    const clerk = await aStaff(api, ['finance:withdrawal:list'], companyId);
    const id = await aWithdrawal(api.db, { accountId: clerk.accountId, companyId });
    expect((await api.ok(withdrawalDetail, { id }, { as: clerk })).account_no).toBe('••••567');
    expect((await api.ok(withdrawalDetail, { id }, { as: finance })).account_no).toBe('1234567');
  });
});

describe('the check of withdrawals (M6)', () => {
  /**
   * The violations reported after a change by an owner of the tables without triggers; then it is rolled
   * back.
   */
  async function violationsOf(corruption: (id: number) => string): Promise<string[]> {
    const id = await aWithdrawal(api.db, { accountId: member.accountId, companyId: null }, paid);
    const owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    try {
      await owner.query('BEGIN; SET LOCAL session_replication_role = replica');
      await owner.query(corruption(id));
      const found: string[] = [];
      for (const check of withdrawalChecks) {
        const { violations: shown } = await check.run({
          query: async (sql: string) => {
            const { rows, rowCount } = await owner.query(sql);
            return { rows, count: rowCount ?? 0 };
          },
        });
        found.push(...shown);
      }
      return found.map((text) => text.replace(String(id), 'it'));
    } finally {
      await owner.end();
    }
  }

  it.each<[string, (id: number) => string]>([
    [
      'paid and waiting again',
      (id) => `UPDATE withdrawal SET status = 3, paid_at = NULL, bank_reference = '' WHERE id = ${id}`,
    ],
    ['of another amount than was frozen', (id) => `UPDATE withdrawal SET amount = 1 WHERE id = ${id}`],
    [
      'decided by its requester',
      (id) =>
        `UPDATE withdrawal w SET account_id = d.decided_by FROM approval_decision d WHERE d.id = w.decision_id AND w.id = ${id}`,
    ],
    [
      'without the first move of its history',
      (id) => `DELETE FROM withdrawal_history WHERE withdrawal_id = ${id} AND seq = 1`,
    ],
  ])('finds one that is %s', async (_what, corruption) => {
    expect(await violationsOf(corruption)).toContainEqual(expect.stringMatching(/^withdrawal it\b/));
  });

  it('finds nothing where nothing was planted', async () => {
    expect(await violationsOf(() => 'SELECT 1')).toEqual([]);
  });
});
