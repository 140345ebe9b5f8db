import {
  customerStatement,
  monthBillDetail,
  myStatement,
} from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Language } from '@fovea/shared-types/language';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { newestMessage } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aStaff } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';

let api: TestApi;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  clerk = await aStaff(api, ['finance:month-bill:list']);
});
afterAll(() => api?.stop());

const run = (): Promise<void> => api.app.get(MonthBillJobs, { strict: false }).run();

/** A bill of so many yen whose last day has passed so many days ago. */
async function anOverdueBill(customer: Person, price: number, days: number): Promise<number> {
  const order = await anUnpaidOrder(api.db, customer.accountId, price);
  await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.monthly }, { as: customer });
  const { rows } = await api.db.query<{ id: number }>(
    `UPDATE month_bill SET closes_at = clock_timestamp(), month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
     WHERE account_id = $1 AND status = 0 RETURNING id`,
    [customer.accountId],
  );
  await run();
  const id = rows[0]?.id ?? 0;
  await api.db.query(
    `UPDATE month_bill SET due_at = (date_trunc('day', clock_timestamp() AT TIME ZONE 'Asia/Tokyo') - make_interval(days => $2 - 1)) AT TIME ZONE 'Asia/Tokyo'
     WHERE id = $1`,
    [id, days],
  );
  return id;
}

async function printed(url: string): Promise<string> {
  const answer = await fetch(`${api.url}${url}`);
  expect(answer.status).toBe(200);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFKC')
    .replaceAll(/\s/g, '');
}

describe('an overdue bill', () => {
  it('has a reminder each week, each one firmer than the last, and their count', async () => {
    const customer = await api.signIn(await aMonthlyMember(api.db, 1_000_000));
    const { rows } = await api.db.query<{ email: string }>('SELECT email FROM account WHERE id = $1', [
      customer.accountId,
    ]);
    const email = rows[0]?.email ?? '';
    const id = await anOverdueBill(customer, 5_000, 1);
    const subjects: string[] = [];
    for (let reminder = 1; reminder <= 4; reminder += 1) {
      await run();
      const mail = await newestMessage(api.db, email);
      subjects.push(mail?.subject.split(':')[0] ?? '');
      expect((await api.ok(monthBillDetail, { id }, { as: clerk })).reminders).toBe(reminder);
      await api.db.query(
        `UPDATE month_bill SET reminded_at = reminded_at - interval '7 days' WHERE id = $1`,
        [id],
      );
    }
    expect(subjects).toEqual(['Reminder', 'Second reminder', 'Final notice', 'Final notice']);
  });
});

describe('a customer’s statement of account', () => {
  it.each([
    ['ja', ['売掛金残高明細書', '未入金合計', '延滞1~30日', '延滞日数']],
    ['zh', ['客户对账单', '未付合计', '逾期1–30天']],
    ['en', ['Statementofaccount', 'Totaldue', '1–30daysoverdue']],
  ] as [Language, string[]][])('has the unpaid bills of a currency, in %s', async (language, words) => {
    const customer = await api.signIn(await aMonthlyMember(api.db, 1_000_000));
    await anOverdueBill(customer, 5_300, 12);
    const request = { account_id: customer.accountId, currency: 'JPY' as const };
    const { url } = await api.ok(customerStatement, request, { as: clerk, language });
    const text = await printed(url);
    for (const word of words) expect(text).toContain(word.normalize('NFKC'));
    expect(text).toContain('5,300JPY');
    expect(text).toMatch(/5,300JPY12/);
    const own = await api.ok(myStatement, { currency: 'JPY' }, { as: customer, language });
    expect(await printed(own.url)).toContain('5,300JPY');
  });

  it('names no bill where none is unpaid, and is refused for an unknown customer', async () => {
    const { url } = await api.ok(
      myStatement,
      { currency: 'USD' },
      { as: await aMember(api), language: 'en' },
    );
    expect(await printed(url)).toContain('Nobillisunpaid');
    const nobody = { account_id: 999_999_999, currency: 'JPY' as const };
    expect((await api.refused(customerStatement, nobody, { as: clerk })).error).toBe('NOT_FOUND');
  });
});
