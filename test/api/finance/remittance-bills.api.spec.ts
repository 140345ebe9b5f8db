import { addBankImport, bankLineDetail, matchBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import {
  confirmMonthBill,
  myMonthBillList,
  payMonthBill,
} from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { MONTH_BILL_STATUS, ORDER_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { daysAgo, uploadedBankFile } from '../../support/bank-files.js';
import { giveMoney } from '../../support/people.js';
import { aBankScene, type BankScene, type Paid } from '../../support/remitted.js';

const { to_ship: toShip } = ORDER_STATUS;
const { confirmed } = REMITTANCE_STATUS;
const AT_ONCE = 50;

let api: TestApi;
let bankScene: BankScene;
beforeAll(async () => {
  api = await startApi();
  bankScene = await aBankScene(api);
});
afterAll(async () => {
  await bankScene?.expectSoundLedger();
  await api?.stop();
});

async function aBill(price = 30_000): Promise<Paid> {
  const payer = await api.signIn(await aMonthlyMember(api.db, 1_000_000));
  const order = await anUnpaidOrder(api.db, payer.accountId, price);
  await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.monthly }, { as: payer });
  await api.db.query(
    `UPDATE month_bill SET closes_at = clock_timestamp(),
       month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM') WHERE account_id = $1`,
    [payer.accountId],
  );
  await api.app.get(MonthBillJobs, { strict: false }).run();
  return { subject_type: 'month_bill', id: (await billOf(payer)).id, payer };
}
const billOf = async (payer: Person) => {
  const [bill] = (await api.ok(myMonthBillList, {}, { as: payer })).data;
  if (!bill) throw new Error('no bill was issued');
  return bill;
};

/** Lines of a statement with these texts, as the bank has them, and their candidates. */
async function statement(...rows: Array<[amount: number, words: string]>) {
  const sheet = [
    'Date,Paid in,Paid out,Reference,Details,Currency',
    ...rows.map(([amount, remark]) => `${daysAgo(5)},${amount},,${remark},Hanako,JPY`),
  ].join('\r\n');
  const { id } = await uploadedBankFile(api, bankScene.clerk, sheet);
  await api.ok(addBankImport, { id }, { as: bankScene.clerk });
  const found = new Map<number, { line: number; proposals: Array<{ subject_id: number; sn: string }> }>();
  for (const [amount, reference] of rows)
    for (const line of (await api.ok(bankLine.calls.list, { reference }, { as: bankScene.clerk })).data) {
      const { proposals } = await api.ok(bankLineDetail, { id: line.id }, { as: bankScene.clerk });
      if (line.money === String(amount)) found.set(amount, { line: line.id, proposals });
    }
  return found;
}

describe('a monthly bill', () => {
  it('is transferred by its customer and paid when finance finds it, once', async () => {
    const bill = await aBill();
    const { reference, money, pay_types } = await bankScene.optionsOf(bill);
    expect([pay_types.includes(PAY_TYPE.bank), money, reference]).toEqual([
      true,
      '30000',
      expect.stringMatching(/^MB\d{8}$/),
    ]);
    const sent = await bankScene.send(bill);
    expect((await billOf(bill.payer)).remittance_status).toBe(0);
    expect(await bankScene.confirmedAtOnce(sent)).toBe(1);
    expect(await billOf(bill.payer)).toMatchObject({
      ...{ status: MONTH_BILL_STATUS.paid, remittance_status: confirmed },
    });
    expect(await bankScene.capturesOf(bill)).toEqual([{ subject_id: bill.id, amount: 30_000 }]);
  });

  it('is not paid another way, by the buyer or by finance, while finance looks for it', async () => {
    const bill = await aBill();
    await giveMoney(api.db, bill.payer.accountId, 50_000);
    const sent = await bankScene.send(bill);
    const byBalance = { id: bill.id, pay_type: PAY_TYPE.balance };
    const recorded = { id: bill.id, pay_time: new Date(Date.now() - 60_000).toISOString() };
    expect([
      (await api.refused(payMonthBill, byBalance, { as: bill.payer })).error,
      (await api.refused(confirmMonthBill, recorded, { as: bankScene.clerk })).error,
    ]).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT']);
    await bankScene.refuse(sent);
    await api.ok(payMonthBill, byBalance, { as: bill.payer });
    expect(await bankScene.yenOf(bill)).toBe('20000');
  });
});

describe('a bill whose due day has passed', () => {
  it('is notified only when finance has not found what its customer sent', async () => {
    const bill = await aBill();
    await api.db.query('UPDATE month_bill SET due_at = clock_timestamp() WHERE id = $1', [bill.id]);
    const run = () => api.app.get(MonthBillJobs, { strict: false }).run();
    const sent = await bankScene.send(bill);
    await run();
    expect((await billOf(bill.payer)).status).toBe(MONTH_BILL_STATUS.issued);
    await bankScene.refuse(sent);
    await run();
    expect((await billOf(bill.payer)).status).toBe(MONTH_BILL_STATUS.overdue);
  });
});

describe('a statement of a bank', () => {
  it('proposes each of them by reference and amount, and moves it on once', async () => {
    const paid = [await bankScene.aGroup(), await bankScene.aRecharge('7000'), await aBill(40_000)];
    const sent: number[] = [];
    const rows: Array<[number, string]> = [];
    for (const one of paid) {
      const { reference, money } = await bankScene.optionsOf(one);
      rows.push([Number(money), reference.replace('-', '').toLowerCase()]);
      sent.push(await bankScene.send(one));
    }
    const found = await statement(...rows);
    for (const [at, [amount]] of rows.entries()) {
      const { line = 0, proposals = [] } = found.get(amount) ?? {};
      expect(proposals.map(({ subject_id }) => subject_id)).toEqual([sent[at]]);
      const match = { id: line, subject_type: 'remittance', subject_id: sent[at] ?? 0 };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          api.envelope(matchBankLine.path, match, { as: bankScene.clerk }),
        ),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    }
    const [group, recharge, bill] = paid;
    if (!group || !recharge || !bill) throw new Error('three things were paid');
    expect(await bankScene.statesOf(group)).toEqual([toShip, toShip]);
    expect(await bankScene.yenOf(recharge)).toBe('7000');
    expect((await billOf(bill.payer)).status).toBe(MONTH_BILL_STATUS.paid);
  });
});
