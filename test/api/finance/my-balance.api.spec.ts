import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { DepositService } from '../../../server/src/finance/ledger/deposit.service.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aMember, giveMoney } from '../../support/people.js';

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

  it('has a row per currency, what is put aside apart, and nothing of anybody else', async () => {
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
