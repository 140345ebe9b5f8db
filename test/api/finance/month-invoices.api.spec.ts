import { addBankImport, bankLineDetail, matchBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import {
  confirmMonthBill,
  monthBillDetail,
  monthBillDocument,
  myMonthBillDocument,
  myMonthBillList,
  payMonthBill,
  reverseMonthBillPayment,
} from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { myTaxDocumentList } from '@fovea/shared-types/finance/tax-document.calls';
import type { Language } from '@fovea/shared-types/language';
import { orderDocument } from '@fovea/shared-types/order/order-document.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { dueAt } from '../../../server/src/finance/month-bills/month-bill-issuing.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { aCompany } from '../../fixtures/rows.js';
import { aTaxedOrder, type Taxed } from '../../fixtures/taxed-orders.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { uploadedBankFile } from '../../support/bank-files.js';
import { monthOfBillEnds } from '../../support/month-ends.js';
import { aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { printedText } from '../../support/read-pdf.js';
import { violations } from '../../support/violations.js';

const { issued, overdue, paid } = MONTH_BILL_STATUS;

let api: TestApi;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  clerk = await aStaff(api, [
    'finance:month-bill:list',
    'finance:month-bill:confirm',
    'finance:bank-line:list',
    'finance:bank-line:match',
  ]);
  await plant(
    api.db,
    `UPDATE house_account SET payee = 'カ）サンプルガンカ', bank_name = 'サンプル銀行', bank_code = '0009',
       branch_name = '本店', branch_code = '210', account_type = 1, account_no = '7654321' WHERE currency = 'JPY'`,
  );
  await plant(
    api.db,
    `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
     VALUES (NULL, 'サンプル運営株式会社', '東京都千代田区見本町1-2-3', 'T8700110005901', '2020-01-01')`,
  );
});
afterEach(async () => expect(await violations(api.db, 'bills')).toEqual([]));
afterAll(() => api?.stop());

const aCustomer = async (changes = {}): Promise<Person> =>
  api.signIn(await aMonthlyMember(api.db, 10_000_000, changes));

/** A seller in Japan, by default with a registration number. */
async function aTaxedSeller(isRegistered = true): Promise<Seller> {
  const seller = await aSeller(api, { country: 'JP', time_zone: 'Asia/Tokyo' });
  if (isRegistered)
    await plant(
      api.db,
      `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
       VALUES ($1, 'サンプル販売', '大阪', 'T8700110005901', '2020-01-01')`,
      [seller.companyId],
    );
  return seller;
}

/** An order on the bill of the month. */
async function anOrderOnBill(buyer: Person, seller: Seller, rows: readonly Taxed[]): Promise<number> {
  const id = await aTaxedOrder(api.db, { buyerId: buyer.accountId, seller }, rows);
  await api.ok(payOrder, { id, pay_type: PAY_TYPE.monthly }, { as: buyer });
  return id;
}

const monthEnds = ({ accountId }: Person): Promise<void> => monthOfBillEnds(api, accountId);

const billsOf = async (as: Person) => (await api.ok(myMonthBillList, {}, { as })).data;

async function theBillOf(as: Person) {
  const [bill] = await billsOf(as);
  if (!bill) throw new Error('the customer has a bill');
  return bill;
}

const balanceOf = async (kind: string, ownerId = 0): Promise<number> =>
  (
    await api.db.query<{ balance: number }>(
      `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
       WHERE kind = $1 AND owner_id = $2 AND currency = 'JPY'`,
      [kind, ownerId],
    )
  ).rows[0]?.balance ?? 0;

async function printed(id: number, as: Person, language: Language): Promise<string> {
  const { url } = await api.ok(myMonthBillDocument, { id }, { as, language });
  return printedText(api, url);
}

/** The day of the bill's issue, which is the earliest of a payment. */
const issuedAt = async (id: number): Promise<string> =>
  (
    await api.db.query<{ at: Date }>('SELECT closes_at AS at FROM month_bill WHERE id = $1', [id])
  ).rows[0]?.at.toISOString() ?? '';

async function anIssuedBill(
  base: number,
): Promise<{ customer: Person; id: number; price: number; pay_time: string }> {
  const customer = await aCustomer();
  await anOrderOnBill(customer, await aTaxedSeller(), [{ base }]);
  await monthEnds(customer);
  const { id, price } = await theBillOf(customer);
  return { customer, id, price: Number(price), pay_time: await issuedAt(id) };
}

describe('the invoice of a month', () => {
  it('has its tax computed once per rate, and what is owed is what it asks for', async () => {
    const [customer, seller] = [await aCustomer(), await aTaxedSeller()];
    const rounding = await balanceOf('rounding');
    // 101 of tax each, 303 in all; of 3,045 it is 304.
    for (let index = 0; index < 3; index += 1) await anOrderOnBill(customer, seller, [{ base: 1_015 }]);
    expect(await balanceOf('receivable', customer.accountId)).toBe(-3_348);
    await monthEnds(customer);
    expect(await theBillOf(customer)).toMatchObject({
      ...{ price: '3349', goods_total_price: '3349', type1_total_price: '0', status: issued },
    });
    expect(await balanceOf('receivable', customer.accountId)).toBe(-3_349);
    expect((await balanceOf('rounding')) - rounding).toBe(1);
  });

  it.each([
    [
      'ja',
      [
        '適格請求書',
        'T8700110005901',
        '御中',
        'サンプル銀行',
        '10%対象(税抜)',
        '8%対象(税抜)',
        '視野計 ほか1点',
        '商品代',
      ],
    ],
    ['zh', ['月结账单', 'T8700110005901', 'サンプル銀行', '10% 税率对应金额', '视野计 等 2 件', '商品款']],
    [
      'en',
      [
        'Monthly qualified invoice',
        'T8700110005901',
        'サンプル銀行',
        'Taxable at 10%',
        'Perimeter and 1 more',
        'Goods',
      ],
    ],
  ] as const)('names issuer, customer, goods, taxes and account (%s)', async (language, words) => {
    const company_id = await aCompany(api.db, {
      name_c: '青叶诊所',
      name_e: 'Aoba Clinic',
      name_j: '青葉眼科',
    });
    const [customer, seller] = [await aCustomer({ company_id }), await aTaxedSeller()];
    await anOrderOnBill(customer, seller, [{ base: 20_000 }, { base: 1_234, rate: 800 }]);
    await anOrderOnBill(customer, await aTaxedSeller(false), [{ base: 777 }]);
    await monthEnds(customer);
    const bill = await theBillOf(customer);
    const text = await printed(bill.id, customer, language);
    for (const word of words) expect(text).toContain(word);
    // By hand: 20,000 at 10 % are 2,000, 1,234 at 8 % are 98, and 777 of a seller who is not registered are 77.
    for (const amount of ['20,000', '2,000', '1,234', '98', '777', '77', '24,186'])
      expect(text).toContain(amount);
    expect(bill.price).toBe('24186');
    expect(text).toContain(`MB${String(bill.id).padStart(8, '0')}`);
    expect(text).not.toMatch(/\d{2}:\d{2}/);
    const { data } = await api.ok(myTaxDocumentList, {}, { as: customer });
    expect(data).toMatchObject([{ kind: TAX_DOCUMENT_KIND.month_invoice, total: '24186', order_id: null }]);
  });

  it('is addressed to a person as 様', async () => {
    const customer = await aCustomer();
    await anOrderOnBill(customer, await aTaxedSeller(), [{ base: 500 }]);
    await monthEnds(customer);
    expect(await printed((await theBillOf(customer)).id, customer, 'ja')).toContain(' 様');
  });

  it('adds up for whatever was bought, by a second computation', async () => {
    const customer = await aCustomer();
    const sellers = [await aTaxedSeller(), await aTaxedSeller(false)];
    const bases = new Map<string, bigint>();
    let seed = 20_261_130;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let index = 0; index < 12; index += 1) {
      const whose = next(2);
      const rows = [{ base: 1 + next(99_999) }, { base: 1 + next(9_999), rate: 800 }].slice(0, 1 + next(2));
      await anOrderOnBill(customer, sellers[whose] as Seller, rows);
      for (const { base, rate = 1_000 } of rows)
        bases.set(`${whose} ${rate}`, (bases.get(`${whose} ${rate}`) ?? 0n) + BigInt(base));
    }
    let expected = 0n;
    for (const [key, base] of bases) expected += base + (base * BigInt(key.split(' ')[1] ?? 0)) / 10_000n;
    await monthEnds(customer);
    const { id, price } = await theBillOf(customer);
    expect(BigInt(price)).toBe(expected);
    expect(await balanceOf('receivable', customer.accountId)).toBe(-Number(price));
    const { taxes, lines } = await api.ok(monthBillDetail, { id }, { as: clerk });
    expect(taxes.reduce((sum, { base, tax }) => sum + BigInt(base) + BigInt(tax), 0n)).toBe(expected);
    expect(lines.reduce((sum, line) => sum + BigInt(line.price), 0n)).toBe(expected);
  });

  it('leaves prices that contain their tax as they are, and its lines add up', async () => {
    const customer = await aCustomer();
    const sellers = [await aTaxedSeller(), await aTaxedSeller()];
    // Their bases alone, 8,910 and 21,819, are one yen more than that of their sum.
    for (const [at, price] of [9_800, 24_000].entries()) {
      const id = await anUnpaidOrder(api.db, customer.accountId, price, sellers[at]);
      await api.ok(payOrder, { id, pay_type: PAY_TYPE.monthly }, { as: customer });
    }
    await monthEnds(customer);
    const { id, price } = await theBillOf(customer);
    expect(price).toBe('33800');
    const { taxes } = await api.ok(monthBillDetail, { id }, { as: clerk });
    expect(taxes).toMatchObject([{ rate: 10, base: '30728', tax: '3072' }]);
    const text = await printed(id, customer, 'en');
    for (const amount of ['8,910', '21,818', '30,728', '3,072', '33,800']) expect(text).toContain(amount);
  });

  it('is none while the month runs, and orders on it have no invoice of their own', async () => {
    const customer = await aCustomer();
    const order = await anOrderOnBill(customer, await aTaxedSeller(), [{ base: 500 }]);
    const { id } = await theBillOf(customer);
    expect((await api.refused(myMonthBillDocument, { id }, { as: customer })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(monthBillDocument, { id }, { as: clerk })).error).toBe('STATE_CONFLICT');
    const request = { id: order, kind: TAX_DOCUMENT_KIND.invoice };
    expect((await api.refused(orderDocument, request, { as: customer })).error).toBe('STATE_CONFLICT');
  });

  it('is due on a day on which banks are open', () => {
    const due = (issued_at: string, zone: string, country: string) =>
      dueAt({ issued_at: new Date(issued_at), zone, country }).toISOString();
    // Monday, 30 November 2026, until its end in Tokyo.
    expect(due('2026-10-31T15:00:10Z', 'Asia/Tokyo', 'JP')).toBe('2026-11-30T15:00:00.000Z');
    // 30 May 2027 is a Sunday.
    expect(due('2027-04-30T15:00:10Z', 'Asia/Tokyo', 'JP')).toBe('2027-05-31T15:00:00.000Z');
    // Banks of Japan are closed from 31 December to 3 January.
    expect(due('2026-12-01T15:00:10Z', 'Asia/Tokyo', 'JP')).toBe('2027-01-04T15:00:00.000Z');
    // 30 January 2027 is a Saturday, in Shanghai an hour later.
    expect(due('2026-12-31T16:00:10Z', 'Asia/Shanghai', 'CN')).toBe('2027-02-01T16:00:00.000Z');
  });
});

describe('payments of a bill', () => {
  it('are rows: of a part at a time, at most what is left, and paid at equality', async () => {
    const { customer, id, price, pay_time } = await anIssuedBill(20_000);
    expect(price).toBe(22_000);
    const part = { id, pay_time, amount: '12000' };
    expect(await api.ok(confirmMonthBill, part, { as: clerk })).toMatchObject({ status: issued });
    expect(await theBillOf(customer)).toMatchObject({ paid: '12000', owed: '10000', pay_time: null });
    for (const amount of ['10001', '0', '-5', '12.5', 'x']) {
      const refused = await api.refused(confirmMonthBill, { id, pay_time, amount }, { as: clerk });
      expect(refused).toMatchObject({ error: 'VALIDATION', fields: { amount: expect.any(String) } });
    }
    expect(await api.ok(confirmMonthBill, { id, pay_time }, { as: clerk })).toMatchObject({ status: paid });
    expect(await theBillOf(customer)).toMatchObject({ paid: '22000', owed: '0', pay_time });
    expect(await balanceOf('receivable', customer.accountId)).toBe(0);
    const { payments } = await api.ok(monthBillDetail, { id }, { as: clerk });
    expect(payments.map(({ price: amount }) => amount)).toEqual(['10000', '12000']);
  });

  it('lie between the bill’s issue and now', async () => {
    const { id } = await anIssuedBill(1_000);
    for (const pay_time of ['2020-01-01T00:00:00Z', new Date(Date.now() + 3_600_000).toISOString()]) {
      const refused = await api.refused(confirmMonthBill, { id, pay_time }, { as: clerk });
      expect(refused).toMatchObject({ error: 'VALIDATION', fields: { pay_time: expect.any(String) } });
    }
  });

  it('are what is left once the customer pays the rest', async () => {
    const { customer, id, pay_time } = await anIssuedBill(20_000);
    await api.ok(confirmMonthBill, { id, pay_time, amount: '15000' }, { as: clerk });
    await giveMoney(api.db, customer.accountId, 7_000);
    await api.ok(payMonthBill, { id, pay_type: PAY_TYPE.balance }, { as: customer });
    expect(await theBillOf(customer)).toMatchObject({ status: paid, paid: '22000' });
    expect(await balanceOf('available', customer.accountId)).toBe(0);
  });

  it('are reversed with a reason, once, and the bill is owed again', async () => {
    const { customer, id, pay_time } = await anIssuedBill(20_000);
    const bank = await balanceOf('bank');
    await api.ok(confirmMonthBill, { id, pay_time, remark: 'another customer’s' }, { as: clerk });
    const [payment] = (await api.ok(monthBillDetail, { id }, { as: clerk })).payments;
    const reverse = { id: payment?.id ?? 0, reason: 'It was another customer’s' };
    const empty = await api.refused(reverseMonthBillPayment, { ...reverse, reason: ' ' }, { as: clerk });
    expect(empty).toMatchObject({ error: 'VALIDATION', fields: { reason: expect.any(String) } });
    expect(await api.ok(reverseMonthBillPayment, reverse, { as: clerk })).toEqual({ id, status: issued });
    expect((await api.refused(reverseMonthBillPayment, reverse, { as: clerk })).error).toBe('STATE_CONFLICT');
    expect(await theBillOf(customer)).toMatchObject({ status: issued, paid: '0', pay_time: null });
    expect(await balanceOf('receivable', customer.accountId)).toBe(-22_000);
    expect(await balanceOf('bank')).toBe(bank);
    const { payments } = await api.ok(monthBillDetail, { id }, { as: clerk });
    expect(payments).toMatchObject([
      { price: '-22000', reverses_id: payment?.id, is_reversible: false },
      { price: '22000', is_reversible: false },
    ]);
  });

  it('leave a bill overdue whose day passed before the reversal', async () => {
    const { id, pay_time } = await anIssuedBill(1_000);
    await api.ok(confirmMonthBill, { id, pay_time }, { as: clerk });
    await api.db.query('UPDATE month_bill SET due_at = clock_timestamp() WHERE id = $1', [id]);
    const [payment] = (await api.ok(monthBillDetail, { id }, { as: clerk })).payments;
    const reverse = { id: payment?.id ?? 0, reason: 'returned by the bank' };
    expect(await api.ok(reverseMonthBillPayment, reverse, { as: clerk })).toEqual({ id, status: overdue });
  });

  it('of two that come at once the second is refused where both do not fit', async () => {
    const { id, pay_time, customer } = await anIssuedBill(10_000);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        api.envelope(
          confirmMonthBill.path,
          { id, pay_time, amount: '6000', request_id: `at-once-${id}-${at}` },
          { as: clerk },
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'VALIDATION')).toHaveLength(3);
    expect(await theBillOf(customer)).toMatchObject({ paid: '6000', owed: '5000' });
  });

  it('that a statement reports with the number of the bill are recorded with its line', async () => {
    const { customer, id } = await anIssuedBill(10_000);
    const number = `MB${String(id).padStart(8, '0')}`;
    const { rows } = await api.db.query<{ day: string }>(
      `SELECT (closes_at AT TIME ZONE 'Asia/Tokyo')::date::text AS day FROM month_bill WHERE id = $1`,
      [id],
    );
    const csv = [
      'Date,Paid in,Paid out,Reference,Details,Currency',
      ...[4_000, 7_000].map((amount) => [rows[0]?.day, amount, '', number, 'Bank', 'JPY'].join(',')),
    ].join('\r\n');
    const file = await uploadedBankFile(api, clerk, Buffer.from(csv), { name: `bill-${id}.csv` });
    await api.ok(addBankImport, { id: file.id }, { as: clerk });
    const { data } = await api.ok(bankLine.calls.list, { reference: number, matching: 0 }, { as: clerk });
    expect(data).toHaveLength(2);
    for (const line of data) {
      const [proposal] = (await api.ok(bankLineDetail, { id: line.id }, { as: clerk })).proposals;
      expect(proposal).toMatchObject({ subject_type: 'month_bill', subject_id: id, is_booked: false });
      await api.ok(matchBankLine, { id: line.id, subject_type: 'month_bill', subject_id: id }, { as: clerk });
    }
    expect(await theBillOf(customer)).toMatchObject({ status: paid, paid: '11000' });
    const { payments } = await api.ok(monthBillDetail, { id }, { as: clerk });
    expect(payments.every(({ is_reversible }) => !is_reversible)).toBe(true);
    const reverse = { id: payments[0]?.id ?? 0, reason: 'a mistake' };
    expect((await api.refused(reverseMonthBillPayment, reverse, { as: clerk })).error).toBe('STATE_CONFLICT');
  });

  it('that name a known payer and no bill are of the one of which just as much is owed, or was recorded by hand', async () => {
    const { customer, id, pay_time } = await anIssuedBill(10_000);
    const day = pay_time.slice(0, 10);
    const proposedFor = async (amount: number, reference: string) => {
      const csv = `Date,Amount,Reference,Payer\n${day},${amount},${reference},ｶ)ﾂｷﾊﾞﾗｲ`;
      const file = await uploadedBankFile(api, clerk, Buffer.from(csv), { name: 'bill.csv' });
      await api.ok(addBankImport, { id: file.id }, { as: clerk });
      const { data } = await api.ok(bankLine.calls.list, { reference }, { as: clerk });
      const lineId = data[0]?.id ?? 0;
      return { lineId, ...(await api.ok(bankLineDetail, { id: lineId }, { as: clerk })) };
    };
    const { lineId, proposals } = await proposedFor(4_000, `MB${String(id).padStart(8, '0')}`);
    expect(proposals).toMatchObject([{ is_payer_known: false }]);
    await api.ok(matchBankLine, { id: lineId, subject_type: 'month_bill', subject_id: id }, { as: clerk });
    expect((await proposedFor(6_999, 'a part')).proposals).toEqual([]);
    const owed = { subject_type: 'month_bill', subject_id: id, is_booked: false, is_payer_known: true };
    const rest = await proposedFor(7_000, 'the rest');
    expect(rest.proposals).toMatchObject([owed]);
    await api.ok(confirmMonthBill, { id, pay_time }, { as: clerk });
    const recorded = { subject_type: 'month_bill_payment', is_booked: true, is_payer_known: true };
    const again = await api.ok(bankLineDetail, { id: rest.lineId }, { as: clerk });
    expect(again.proposals).toMatchObject([recorded]);
    const [{ subject_id } = { subject_id: 0 }] = again.proposals;
    await api.ok(
      matchBankLine,
      { id: rest.lineId, subject_type: 'month_bill_payment', subject_id },
      { as: clerk },
    );
    expect(await theBillOf(customer)).toMatchObject({ status: paid, paid: '11000' });
  });
});
