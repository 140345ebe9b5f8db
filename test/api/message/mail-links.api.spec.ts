import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { messageDetail, messageList } from '@fovea/shared-types/message/message.calls';
import {
  addWithdrawal,
  addCompanyWithdrawal,
  auditWithdrawal,
  failWithdrawal,
  payWithdrawal,
  retryWithdrawal,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { openRecall } from '@fovea/shared-types/warehouse/recall.calls';
import { withdrawal } from '@fovea/shared-types/finance/withdrawal.record';
import { aBankAccount, fundCompany } from '../../fixtures/payouts.js';
import { aRecall } from '../../fixtures/recalls.js';
import { aBrand, aGoods, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';

let api: TestApi;
let finance: Person;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, ['finance:withdrawal:approve', 'finance:withdrawal:pay']);
});
afterAll(() => api?.stop());

/** The link of somebody's nth mail, and the first page of the newest message. */
async function linksTo(as: Person, nth: number): Promise<{ mail: string | undefined; page: unknown }> {
  const text = await eventually('the mail', async () => {
    const { rows } = await api.db.query<{ text: string }>(
      `SELECT o.text FROM outgoing_message o JOIN account a ON a.email = o.recipient WHERE a.id = $1 ORDER BY o.id`,
      [as.accountId],
    );
    return rows[nth - 1]?.text;
  });
  const { data } = await api.ok(messageList, {}, { as });
  const { content } = await api.ok(messageDetail, { id: data[0]?.id ?? 0 }, { as });
  const [page] = Object.entries(content.params).flatMap(([name, path]) =>
    name.startsWith('to_') ? [path] : [],
  );
  return { mail: /\/#(\/\S+)/.exec(text)?.[1], page };
}

/** Approved, refused by the bank, sent again and paid. */
async function payAtSecondTry(id: number, bank_account_id: number, seen: () => Promise<void>): Promise<void> {
  const as = finance;
  await api.ok(auditWithdrawal, { ids: [id], status: 1 }, { as });
  await api.ok(failWithdrawal, { id, reason: 'unknown account' }, { as });
  await seen();
  await api.ok(retryWithdrawal, { id, bank_account_id }, { as });
  await api.ok(payWithdrawal, { id, bank_reference: 'T-20261123-1' }, { as });
}

const WITHDRAWN = { money: '1000', currency: 'JPY' } as const;

describe('the mail of a notification leads where its message leads', () => {
  it('a member to their withdrawals, refused by the bank and paid', async () => {
    const as = await aMember(api);
    const bank_account_id = await aBankAccount(api.db, as.accountId);
    await giveMoney(api.db, as.accountId, 10_000);
    const { id } = await api.ok(addWithdrawal, { ...WITHDRAWN, bank_account_id }, { as });
    const links = { mail: '/withdrawals', page: '/withdrawals' };
    await payAtSecondTry(id, bank_account_id, async () => expect(await linksTo(as, 1)).toEqual(links));
    expect(await linksTo(as, 2)).toEqual(links);
  });

  it('a company to its withdrawal, which the reader may open', async () => {
    const { companyId } = await aSeller(api);
    await fundCompany(api.db, companyId);
    const as = await aStaff(api, ['finance:withdrawal:add', 'finance:withdrawal:list'], companyId);
    const bank_account_id = await aBankAccount(api.db, as.accountId, { company_id: companyId });
    const { id } = await api.ok(addCompanyWithdrawal, { ...WITHDRAWN, bank_account_id }, { as });
    const path = `/finance/withdrawalList?open=${id}`;
    await payAtSecondTry(id, bank_account_id, async () =>
      expect(await linksTo(as, 1)).toEqual({ mail: path, page: path }),
    );
    const { data } = await api.ok(withdrawal.calls.list, { id }, { as });
    expect(data).toHaveLength(1);
  });

  it('a buyer of a recalled piece to the order in which they bought it', async () => {
    const staff = await aStaff(api, ['warehouse:recall:open']);
    const as = await aMember(api);
    const [brand_id, model] = [await aBrand(api.db), uniqueText().toUpperCase()];
    const goods_id = await aGoods(api.db, { brand_id, model });
    const order = await aReceivedOrder(api.db, { buyer_id: as.accountId, goods_id });
    const recallId = await aRecall(api.db, { brand_id, models: [model] });
    await api.ok(openRecall, { id: recallId }, { as: staff });
    const path = `/orderDetail?id=${order}`;
    expect(await linksTo(as, 1)).toEqual({ mail: path, page: path });
    expect(await api.ok(orderDetail, { id: order }, { as })).toMatchObject({ id: order });
  });
});
