import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { balanceDetailList, balanceHistory, myBalance } from '@fovea/shared-types/finance/finance.calls';
import { DepositService } from '../../../server/src/finance/ledger/deposit.service.js';
import { accountCode } from '@fovea/shared-types/finance/account-code.record';
import { trialBalance } from '@fovea/shared-types/finance/trial-balance.calls';
import { journal } from '@fovea/shared-types/finance/journal.record';
import { addBidder } from '@fovea/shared-types/auction/auction.calls';
import { aBalanceLine } from '../../fixtures/money.js';
import { daysAgo } from '../../support/bank-files.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aLot, aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('my balance', () => {
  it('is nothing for who never had any money', async () => {
    expect(await api.ok(myBalance, {}, { as: await aMember(api) })).toEqual([
      { balance: '0', freeze_balance: '0', currency: 'JPY' },
    ]);
  });

  it('has a row per currency, frozen money apart, and nothing of anybody else', async () => {
    const member = await aMember(api);
    await giveMoney(api.db, member.accountId, 50_000);
    await giveMoney(api.db, member.accountId, 1_234_56, 'CNY');
    await giveMoney(api.db, (await aMember(api)).accountId, 9_000, 'USD');
    await api.db.transaction((tx) =>
      api.app.get(DepositService, { strict: false }).hold(tx, {
        accountId: member.accountId,
        amount: 20_000,
        currency: 'JPY',
        cause: { type: 'test', id: 1 },
      }),
    );
    expect(await api.ok(myBalance, {}, { as: member })).toEqual([
      { balance: '1234.56', freeze_balance: '0.00', currency: 'CNY' },
      { balance: '30000', freeze_balance: '20000', currency: 'JPY' },
    ]);
  });
});

describe('balance details', () => {
  it('show each change with the balance after it, its cause and its subject', async () => {
    const member = await aMember(api);
    const lot = await aLot(api, { deposit_rate: 10, deposit: 700 });
    await giveMoney(api.db, member.accountId, 1_000);
    await giveMoney(api.db, member.accountId, 5_00, 'USD');
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: member });
    const { data, total } = await api.ok(balanceDetailList, { currency: 'JPY' }, { as: member });
    const { rows } = await api.db.query<{ id: number; goods_sn: string }>(
      'SELECT g.id, g.goods_sn FROM auction a JOIN goods g ON g.id = a.goods_id WHERE a.id = $1',
      [lot.id],
    );
    const about = { document_type: 'goods', document_id: rows[0]?.id, document: rows[0]?.goods_sn };
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { change: '-700', after: '300', currency: 'JPY', type: 10, type_name: 'Deposit held', ...about },
      { change: '1000', after: '1000', currency: 'JPY', type: 9, document: null },
    ]);
    const held = await api.ok(balanceDetailList, { kind: 'deposit' }, { as: member });
    expect(held.data).toMatchObject([{ change: '700', after: '700' }]);
    const ofType = await api.ok(balanceDetailList, { type: 10 }, { as: member });
    expect([ofType.total, ofType.data[0]?.change]).toEqual([1, '-700']);
    const later = await api.ok(balanceDetailList, { begin: '2999-01-01T00:00:00Z' }, { as: member });
    expect(later).toMatchObject({ total: 0, data: [] });
    expect((await api.ok(balanceDetailList, {}, { as: await aMember(api) })).total).toBe(0);
  });

  it('are a row per day for the chart, the last of them today', async () => {
    const member = await aMember(api);
    await giveMoney(api.db, member.accountId, 900);
    const days = await api.ok(balanceHistory, { currency: 'JPY', days: 30 }, { as: member });
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ balance: '0', freeze_balance: '0' });
    expect(days.at(-1)).toMatchObject({ balance: '900', freeze_balance: '0' });
  });

  it('of everybody are for the platform; a company reads its own', async () => {
    const seller = await aSeller(api);
    const lineId = await aBalanceLine(api.db, seller.companyId, seller.accountId);
    const member = await aMember(api);
    await giveMoney(api.db, member.accountId, 900);
    const [platform, clerk, stranger] = [
      await aStaff(api, ['finance:ledger:list']),
      await aStaff(api, ['finance:ledger:list'], seller.companyId),
      await aStaff(api, ['finance:ledger:list'], (await aSeller(api)).companyId),
    ];
    const idsFor = async (as: Person, request: object = {}) =>
      (await api.ok(balanceLine.calls.list, request, { as })).data.map(({ id }) => id);
    expect(await idsFor(platform)).toEqual(expect.arrayContaining([lineId]));
    expect(await idsFor(platform, { company_id: seller.companyId })).toEqual([lineId]);
    expect(await idsFor(clerk)).toEqual([lineId]);
    expect(await idsFor(stranger)).toEqual([]);
    const username = `Money ${member.accountId}`;
    await api.db.query('UPDATE account SET username = $2 WHERE id = $1', [member.accountId, username]);
    const found = await api.ok(balanceLine.calls.list, { username }, { as: platform });
    expect(found.data).toMatchObject([{ change: '900', after: '900', username, company_name: null }]);
  });
});

describe('the stock ledger', () => {
  it('are exported under the codes that staff give', async () => {
    const keeper = await aStaff(api, [
      'finance:journal:list',
      'finance:account-code:list',
      'finance:account-code:update',
    ]);
    const bank = async () =>
      (await api.ok(accountCode.calls.list, {}, { as: keeper })).data.find(({ kind }) => kind === 'bank');
    const { id = 0, version = '', code: before } = (await bank()) ?? {};
    await api.ok(accountCode.calls.update, { id, version, code: 'B-77' }, { as: keeper });
    expect([before, (await bank())?.code]).toEqual(['1020', 'B-77']);
    const seller = await aSeller(api);
    await aBalanceLine(api.db, seller.companyId, seller.accountId);
    const { data } = await api.ok(journal.calls.list, { kind: 'bank' }, { as: keeper });
    expect(data[0]).toMatchObject({
      account_code: 'B-77',
      account_name: '普通預金',
      debit: '500',
      credit: '',
    });
  });

  it('balance at any instant, and name an entry by its cause', async () => {
    const keeper = await aStaff(api, ['finance:books:list', 'finance:journal:list']);
    const member = await aMember(api);
    await giveMoney(api.db, member.accountId, 4_321_00, 'USD');
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const ofUsd = async (period: { begin?: string; end?: string }) => {
      const { totals, rows } = await api.ok(trialBalance, period, { as: keeper });
      for (const total of totals) {
        expect(total.debit).toBe(total.credit);
        expect(total.opening_debit).toBe(total.opening_credit);
        expect(total.moved_debit).toBe(total.moved_credit);
      }
      return rows.find(({ kind, currency }) => kind === 'available' && currency === 'USD');
    };
    const then = await ofUsd({ begin: today });
    // A line of the bank of two days ago counts then, whenever it is matched.
    const lineDay = daysAgo(2);
    const earlier = await ofUsd({ begin: lineDay, end: lineDay });
    await giveMoney(api.db, member.accountId, 1_00, 'USD', lineDay);
    const now = await ofUsd({ begin: today });
    expect(Number(now?.opening_credit) - Number(then?.opening_credit)).toBe(1);
    expect(Number(now?.credit) - Number(then?.credit)).toBe(1);
    expect(now?.moved_credit).toBe(then?.moved_credit);
    const at = await ofUsd({ begin: lineDay, end: lineDay });
    expect(Number(at?.moved_credit) - Number(earlier?.moved_credit ?? 0)).toBe(1);
    expect(await ofUsd({ end: '2000-01-01' })).toBeUndefined();
    const { error } = await api.refused(trialBalance, { begin: today, end: lineDay }, { as: keeper });
    expect(error).toBe('VALIDATION');

    const found = await api.ok(journal.calls.list, { amount: '4,321.00', kind: 'available' }, { as: keeper });
    expect(found.data).toMatchObject([
      { debit: '', credit: '4321.00', currency: 'USD', account_code: '2110' },
    ]);
    const [{ cause_type, cause_id, entry_id } = { cause_type: '', cause_id: 0, entry_id: 0 }] = found.data;
    const story = await api.ok(journal.calls.list, { cause_type, cause_id }, { as: keeper });
    expect(story.data.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['available', '', '4321.00'],
      ['external', '4321.00', ''],
    ]);
    expect((await api.ok(journal.calls.list, { entry_id }, { as: keeper })).total).toBe(2);
    expect((await api.ok(journal.calls.list, { amount: 'many' }, { as: keeper })).total).toBe(0);
  });

  it('find lines by their owner and by the number of a document, and name that document', async () => {
    const keeper = await aStaff(api, ['finance:journal:list']);
    const [member, seller] = [await aMember(api), await aSeller(api)];
    await giveMoney(api.db, member.accountId, 7_000);
    await aBalanceLine(api.db, seller.companyId, seller.accountId);
    const lot = await aLot(api, { deposit_rate: 10, deposit: 700 });
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: member });
    const { rows } = await api.db.query<{ id: number; goods_sn: string }>(
      'SELECT g.id, g.goods_sn FROM auction a JOIN goods g ON g.id = a.goods_id WHERE a.id = $1',
      [lot.id],
    );
    const goods = rows[0] ?? { id: 0, goods_sn: '' };
    const lines = async (filters: object) =>
      (await api.ok(journal.calls.list, filters, { as: keeper })).data.map(
        ({ kind, debit, credit }) => `${kind} ${debit === '' ? '+' : '-'}${debit}${credit}`,
      );
    expect(await lines({ member_id: member.accountId })).toEqual([
      'deposit +700',
      'available -700',
      'available +7000',
    ]);
    expect(await lines({ company_id: seller.companyId ?? 0 })).toEqual(['available +500']);
    const isOf = async (is_house: 0 | 1) =>
      (await api.ok(journal.calls.list, { is_house }, { as: keeper })).data.map(({ kind }) => kind);
    expect(await isOf(1)).toContain('bank');
    expect(await isOf(1)).not.toContain('available');
    expect(await isOf(0)).not.toContain('bank');
    const found = await api.ok(journal.calls.list, { document_no: ` ${goods.goods_sn} ` }, { as: keeper });
    expect(found.data).toMatchObject([
      { kind: 'deposit', document_type: 'goods', document_id: goods.id, document: goods.goods_sn },
      { kind: 'available', document: goods.goods_sn },
    ]);
    expect(await lines({ document_no: 'no such number' })).toEqual([]);
  });
});
