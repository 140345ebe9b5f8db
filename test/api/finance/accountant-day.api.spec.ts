import {
  addBankImport,
  bankLineDetail,
  creditBankLine,
  matchBankLine,
} from '@fovea/shared-types/finance/bank-import.calls';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import {
  confirmMonthBill,
  monthBillDetail,
  myMonthBillDocument,
  myMonthBillList,
} from '@fovea/shared-types/finance/month-bill.calls';
import { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { PAYOUT_FORMAT } from '@fovea/shared-types/finance/payout-file-bounds';
import {
  addPayoutFile,
  payoutFileContent,
  payoutPayees,
} from '@fovea/shared-types/finance/payout-file.calls';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import {
  myTaxDocument,
  myTaxDocumentList,
  setRedLetterNumber,
  staffTaxDocument,
} from '@fovea/shared-types/finance/tax-document.calls';
import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import { addWithdrawal, auditWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { payOrderFreight, setOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { orderDocument } from '@fovea/shared-types/order/order-document.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { receiveOrder } from '@fovea/shared-types/order/shipping.calls';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { readSheet } from 'read-excel-file/node';
import { taxDocumentChecks } from '../../../server/src/invariants/tax-document.checks.js';
import { aCreditLimit, aMonthlyMember } from '../../fixtures/months.js';
import { addressOrder } from '../../fixtures/orders.js';
import { aBankAccount, aBankLine } from '../../fixtures/payouts.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { aTaxedOrder, type Taxed } from '../../fixtures/taxed-orders.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aPayDay, uploadedBankFile } from '../../support/bank-files.js';
import { parseCsv } from '../../support/csv.js';
import { eventually } from '../../support/eventually.js';
import { feeStatementsAreDue, moneyOfLastMonth, monthOfBillEnds } from '../../support/month-ends.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { printedText } from '../../support/read-pdf.js';
import { violations } from '../../support/violations.js';

/** Money in minor units, rates in hundredths of a percent: the accountant reckons with integers of her own. */
interface Sum {
  rate: bigint;
  base: bigint;
  tax: bigint;
}
const WHOLE = 10_000n;
const taxedAt = (base: bigint, rate: bigint): Sum => ({ rate, base, tax: (base * rate) / WHOLE });
/** Of an amount that contains its tax. */
function taxedWithin(amount: bigint, rate: bigint): Sum {
  const tax = (amount * rate) / (WHOLE + rate);
  return { rate, base: amount - tax, tax };
}
const grossOf = ({ base, tax }: Sum): bigint => base + tax;
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

interface Scene {
  language: Language;
  country: 'JP' | 'CN';
  time_zone: string;
  currency: Currency;
  digits: number;
  /** The highest first. */
  rates: readonly Required<Taxed>[];
  /** Freight that is billed after the order, with its tax. */
  added: bigint;
  feeTaxRate: bigint;
  words: Readonly<Record<'invoice' | 'corrected' | 'credit' | 'bill' | 'fees', readonly string[]>>;
  columns: Readonly<Record<'code' | 'debit' | 'credit', string>>;
  payout: typeof PAYOUT_FORMAT.zengin | typeof PAYOUT_FORMAT.china;
  /** The bank account of the buyer, where it is not one of Japan. */
  payee: Parameters<typeof aBankAccount>[2];
}

const JAPAN: Scene = {
  ...{ language: 'ja', country: 'JP', time_zone: 'Asia/Tokyo', currency: 'JPY', digits: 0 },
  rates: [
    { base: 20_005, rate: 1_000 },
    { base: 1_260, rate: 800 },
  ],
  added: 4_405n,
  feeTaxRate: 1_000n,
  words: {
    invoice: ['請求書(適格請求書)', 'T8700110005901', '10%対象(税抜)', '8%対象(税抜)', '合計(税込)', '※'],
    corrected: ['【修正】', '修正前の書類'],
    credit: ['返還インボイス(適格返還請求書)', '元の書類', '売上に係る対価の返還', '消費税(8%)'],
    bill: ['請求書(月次・適格請求書)', 'ご請求金額(税込)', 'サンプル銀行', '様'],
    fees: ['手数料明細書(適格請求書)', '手数料合計', '消費税(10%)', '期末残高'],
  },
  columns: { code: '勘定科目コード', debit: '借方', credit: '貸方' },
  payout: PAYOUT_FORMAT.zengin,
  payee: {},
};

const CHINA: Scene = {
  ...{ language: 'zh', country: 'CN', time_zone: 'Asia/Shanghai', currency: 'CNY', digits: 2 },
  rates: [{ base: 1_234_567, rate: 1_300 }],
  added: 40_000n,
  feeTaxRate: 600n,
  words: {
    invoice: ['账单', '13% 税率对应金额', '13% 增值税', '合计(含税)'],
    corrected: ['(更正)', '更正的票据'],
    credit: ['退款说明', '原票据', '退款金额', '红字发票号码', '24952000000012345678'],
    bill: ['月结账单', '应付金额', '样本银行'],
    fees: ['服务费对账单', '服务费合计', '6% 增值税', '期末余额'],
  },
  columns: { code: '科目代码', debit: '借方', credit: '贷方' },
  payout: PAYOUT_FORMAT.china,
  payee: {
    country: 'CN',
    bank_name: '样本银行',
    bank_code: '102100099996',
    payee: '样本',
    branch_code: '',
    branch_name: '',
    account_type: null,
  },
};

let api: TestApi;
let accountant: Person;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  accountant = await aStaff(api, [
    'finance:month-bill:list',
    'finance:month-bill:confirm',
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:bank-line:credit',
    'finance:withdrawal:list',
    'finance:withdrawal:pay',
    'finance:journal:list',
    'finance:month-closing:list',
    'finance:month-closing:add',
    'finance:month-reopening:list',
    'finance:month-reopening:add',
    'finance:month-reopening:approve',
    'platform:export:add',
  ]);
  approver = await aStaff(api, [
    'finance:withdrawal:list',
    'finance:withdrawal:approve',
    'finance:month-reopening:list',
    'finance:month-reopening:approve',
  ]);
  await plant(
    api.db,
    `UPDATE house_account SET payee = 'カ）サンプルガンカ', bank_name = 'サンプル銀行', bank_code = '0009',
       branch_name = '本店', branch_code = '210', account_type = 1, account_no = '7654321', client_code = '12345'
     WHERE currency = 'JPY'`,
  );
  await plant(
    api.db,
    `UPDATE house_account SET payee = '样本眼科', bank_name = '样本银行', bank_code = '102100099996', account_no = '6222000012345678'
     WHERE currency = 'CNY'`,
  );
  await plant(
    api.db,
    `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
     VALUES (NULL, 'サンプル運営株式会社', '東京都千代田区見本町1-2-3', 'T8700110005901', '2020-01-01')`,
  );
});
afterEach(async () => {
  for (const kind of ['money', 'bills'] as const) expect(await violations(api.db, kind)).toEqual([]);
  for (const check of taxDocumentChecks) expect((await check.run(api.db)).violations).toEqual([]);
});
afterAll(() => api?.stop());

describe.each([JAPAN, CHINA])('the day of an accountant ($language)', (scene) => {
  const { language, currency, country, time_zone, digits, rates, words } = scene;
  let seller: Seller;
  let clerk: Person;
  let buyer: Person;
  let customer: Person;

  beforeAll(async () => {
    seller = await aSeller(api, { country, time_zone });
    clerk = await aStaff(
      api,
      [
        'order:order:list',
        'order:freight:set',
        'order:refund:list',
        'order:refund:audit',
        'finance:tax-document:list',
        'finance:tax-document:edit',
      ],
      seller.companyId,
    );
    buyer = await aMember(api, { country });
    customer = await api.signIn(await aMonthlyMember(api.db, 0, { country }));
    await aCreditLimit(api.db, customer.accountId, 10_000_000, currency);
    if (country === 'JP')
      await plant(
        api.db,
        `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
         VALUES ($1, 'サンプル販売', '大阪', 'T8700110005901', '2020-01-01')`,
        [seller.companyId],
      );
  });

  /** In whole units, as calls have it. */
  function whole(amount: bigint): string {
    if (digits === 0) return String(amount);
    const text = String(amount).padStart(digits + 1, '0');
    return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  }
  const inDocument = (amount: bigint): string =>
    `${whole(amount).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')} ${currency}`;
  /** Of an amount of a call or a cell. */
  const minor = (amount: string | number): bigint => BigInt(Math.round(Number(amount) * 10 ** digits));

  const textOf = (url: string): Promise<string> => printedText(api, url);
  /** Words may be broken by a line's end, amounts stand for themselves. */
  function expectIn(text: string, expected: readonly string[], amounts: readonly bigint[]): void {
    const bare = text.replaceAll(/\s/g, '');
    for (const word of expected) expect(bare).toContain(word.replaceAll(' ', ''));
    const printed = [...text.matchAll(/-?\d[\d,.]*\s+[A-Z]{3}/g)].map(([one]) => one.replace(/\s+/, ' '));
    expect(printed).toEqual(expect.arrayContaining(amounts.map(inDocument)));
  }
  const figures = (sums: readonly Sum[]): bigint[] => [
    ...sums.flatMap(({ base, tax }) => [base, tax]),
    total(sums.map(grossOf)),
  ];

  async function balanceOf(kind: string, ownerId = 0): Promise<bigint> {
    const { rows } = await api.db.query<{ balance: string }>(
      `SELECT coalesce(sum(balance), 0)::text AS balance FROM ledger_account
       WHERE kind = $1 AND owner_id = $2 AND currency = $3`,
      [kind, ownerId, currency],
    );
    return BigInt(rows[0]?.balance ?? 0);
  }

  const placed = rates.map(({ base, rate }) => taxedAt(BigInt(base), BigInt(rate)));
  /** With the freight, which is taxed at the highest rate; rounded once. */
  const corrected = placed.map((sum, at) =>
    at === 0 ? taxedWithin(grossOf(sum) + scene.added, sum.rate) : sum,
  );
  const refunded = total(corrected.map(grossOf)) / 10n;
  let order: number;
  let firstNumber: string;
  let correctedNumber: string;

  const invoiceOf = async (id: number) => {
    const request = { id, kind: TAX_DOCUMENT_KIND.invoice };
    const { number, url } = await api.ok(orderDocument, request, { as: buyer, language });
    return { number, text: await textOf(url) };
  };

  it('begins with the invoice of an order, its tax per rate', async () => {
    const more = { delivery_type: 2, refund_switch: 1 };
    order = await aTaxedOrder(api.db, { buyerId: buyer.accountId, seller, currency, more }, rates);
    await addressOrder(api.db, order);
    await giveMoney(api.db, buyer.accountId, Number(total(placed.map(grossOf)) + scene.added), currency);
    await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.balance }, { as: buyer });
    const { number, text } = await invoiceOf(order);
    expectIn(text, [...words.invoice, number], figures(placed));
    firstNumber = number;
  });

  it('corrects it once freight was billed, and names the first', async () => {
    const freight = { id: order, freight: whole(scene.added), currency };
    await api.ok(setOrderFreight, freight, { as: clerk });
    await api.ok(payOrderFreight, { id: order, pay_type: PAY_TYPE.balance }, { as: buyer });
    const { number, text } = await eventually('the correction', async () => {
      const printed = await invoiceOf(order);
      return printed.number !== firstNumber && printed;
    });
    expectIn(text, [...words.invoice, ...words.corrected, firstNumber], figures(corrected));
    correctedNumber = number;
  });

  it('gives a tenth back with a credit note, each rate its part', async () => {
    const request = { id: order, reason: 'A scratch', amount: Number(refunded) };
    await api.ok(refundOrder, request, { as: buyer });
    await api.ok(auditRefund, { id: order, status: 1 }, { as: clerk });
    expect(await balanceOf('available', buyer.accountId)).toBe(refunded);
    const kind = TAX_DOCUMENT_KIND.credit_note;
    const [note, ...others] = (await api.ok(myTaxDocumentList, { kind }, { as: buyer })).data;
    if (!note || others.length > 0) throw new Error('the buyer has one credit note');
    expect(minor(note.total)).toBe(refunded);
    const entered = { id: note.id, red_letter_number: '24952000000012345678' };
    if (country === 'CN') await api.ok(setRedLetterNumber, entered, { as: clerk });
    const { url } = await api.ok(myTaxDocument, { id: note.id }, { as: buyer, language });
    const parts = corrected.map((sum) => taxedWithin(grossOf(sum) / 10n, sum.rate));
    expectIn(await textOf(url), [...words.credit, correctedNumber], figures(parts));
  });

  const billed = rates.map(({ rate }) => taxedAt(3n * 1_015n, BigInt(rate)));
  const price = total(billed.map(grossOf));
  const part = price / 3n;
  let bill: number;

  const theBill = async () => {
    const [found, ...others] = (await api.ok(myMonthBillList, {}, { as: customer })).data;
    if (!found || others.length > 0) throw new Error('the customer has one bill');
    return found;
  };
  async function expectPaid(paid: bigint): Promise<void> {
    const row = await theBill();
    expect([minor(row.paid), minor(row.owed)]).toEqual([paid, price - paid]);
    expect(await balanceOf('receivable', customer.accountId)).toBe(paid - price);
  }

  it('bills a month, its tax once per rate, and takes a part of it', async () => {
    const parties = { buyerId: customer.accountId, seller, currency };
    for (let at = 0; at < 3; at += 1) {
      const id = await aTaxedOrder(
        api.db,
        parties,
        rates.map(({ rate }) => ({ base: 1_015, rate })),
      );
      await api.ok(payOrder, { id, pay_type: PAY_TYPE.monthly }, { as: customer });
    }
    await monthOfBillEnds(api, customer.accountId);
    bill = (await theBill()).id;
    expect(minor((await theBill()).price)).toBe(price);
    const { url } = await api.ok(myMonthBillDocument, { id: bill }, { as: customer, language });
    expectIn(await textOf(url), words.bill, figures(billed));
    await expectPaid(0n);
    const { rows } = await api.db.query<{ at: Date }>(
      'SELECT closes_at AS at FROM month_bill WHERE id = $1',
      [bill],
    );
    const payment = { id: bill, pay_time: rows[0]?.at.toISOString() ?? '', amount: whole(part) };
    await api.ok(confirmMonthBill, payment, { as: accountant });
    await expectPaid(part);
  });

  it('states a month’s fees to the merchant, whose tax is computed once', async () => {
    const gross = 119_190n;
    const fee = (gross * 5n) / 100n;
    const charged = [0, 1, 2].map(() => taxedAt(fee, scene.feeTaxRate));
    for (let at = 0; at < charged.length; at += 1) {
      const parties = { seller_id: seller.accountId, company_id: seller.companyId, currency };
      const paid = { ...parties, buyer_id: buyer.accountId, status: 30, captured: Number(gross) };
      await api.ok(receiveOrder, { id: await aPaidOrder(api.db, paid) }, { as: buyer });
    }
    await moneyOfLastMonth(api, seller.companyId);
    await feeStatementsAreDue(api);
    const kind = TAX_DOCUMENT_KIND.fee_statement;
    const [statement, ...others] = (await api.ok(taxDocument.calls.list, { kind }, { as: clerk })).data;
    if (!statement || others.length > 0) throw new Error('the merchant has one statement');
    const all = taxedWithin(total(charged.map(grossOf)), scene.feeTaxRate);
    expect(minor(statement.total)).toBe(grossOf(all));
    const { url } = await api.ok(staffTaxDocument, { id: statement.id }, { as: clerk, language });
    expectIn(await textOf(url), words.fees, [...figures([all]), gross, 3n * gross - grossOf(all)]);
  });

  it('finds the rest of the bill in a file of the bank', async () => {
    const number = `MB${String(bill).padStart(8, '0')}`;
    const { rows } = await api.db.query<{ day: string }>(
      `SELECT (closes_at AT TIME ZONE 'Asia/Tokyo')::date::text AS day FROM month_bill WHERE id = $1`,
      [bill],
    );
    const sheet = [
      'Date,Paid in,Paid out,Reference,Details,Currency',
      [rows[0]?.day, whole(price - part), '', number, 'Bank', currency].join(','),
    ].join('\r\n');
    const file = await uploadedBankFile(api, accountant, sheet, { currency });
    await api.ok(addBankImport, { id: file.id }, { as: accountant });
    const [line] = (await api.ok(bankLine.calls.list, { reference: number }, { as: accountant })).data;
    const id = line?.id ?? 0;
    const { proposals } = await api.ok(bankLineDetail, { id }, { as: accountant });
    expect(proposals).toMatchObject([{ subject_type: 'month_bill', subject_id: bill }]);
    await api.ok(matchBankLine, { id, subject_type: 'month_bill', subject_id: bill }, { as: accountant });
    await expectPaid(price);
    expect((await theBill()).status).toBe(MONTH_BILL_STATUS.paid);
    const { payments } = await api.ok(monthBillDetail, { id: bill }, { as: accountant });
    expect(total(payments.map((payment) => minor(payment.price)))).toBe(price);
  });

  const readers = {
    /** Records of 120 bytes and the end of the line. */
    [PAYOUT_FORMAT.zengin]: (file: Buffer) => {
      const records = file.toString('latin1').split('\r\n');
      const trailer = records.find((record) => record.startsWith('8')) ?? '';
      const payments = records.filter((record) => record.startsWith('2'));
      expect(BigInt(trailer.slice(1, 7))).toBe(BigInt(payments.length));
      const amounts = payments.map((record) => BigInt(record.slice(80, 90)));
      expect(BigInt(trailer.slice(7, 19))).toBe(total(amounts));
      return amounts;
    },
    [PAYOUT_FORMAT.china]: (file: Buffer) => {
      const [titles = [], ...payments] = parseCsv(new TextDecoder().decode(file));
      expect(new Set(payments.map((cells) => cells[titles.indexOf('币种')]))).toEqual(new Set([currency]));
      return payments.map((cells) => minor(cells[titles.indexOf('金额')] ?? ''));
    },
  };

  it('pays what the buyer withdraws, approved by another, by a file of the typed sum', async () => {
    const to = await aBankAccount(api.db, buyer.accountId, { currency, ...scene.payee });
    const asked = [1_000n, refunded - 1_000n];
    for (const amount of asked) {
      const request = { money: whole(amount), currency, bank_account_id: to };
      const { id } = await api.ok(addWithdrawal, request, { as: buyer });
      const decision = { ids: [id], status: 1 as const };
      expect((await api.envelope(auditWithdrawal.path, decision, { as: accountant })).code).not.toBe(200);
      await api.ok(auditWithdrawal, decision, { as: approver });
    }
    const format = scene.payout;
    expect(minor((await api.ok(payoutPayees, { format, currency }, { as: accountant })).total)).toBe(
      refunded,
    );
    const file = { format, currency, pay_on: aPayDay() };
    const wrong = { ...file, expected_total: whole(refunded + 1n) };
    const refused = await api.refused(addPayoutFile, wrong, { as: accountant });
    expect(Object.keys(refused.fields ?? {})).toEqual(['expected_total']);
    const typed = { ...file, expected_total: whole(refunded) };
    const { id } = await api.ok(addPayoutFile, typed, { as: accountant });
    const { content } = await api.ok(payoutFileContent, { id }, { as: accountant });
    expect(readers[format](Buffer.from(content, 'base64'))).toEqual(asked);
  });

  it('opens the journal as a workbook, whose sums are the ledger’s', async () => {
    const request = {
      ...{ resource: 'journal', filters: { currency }, time_zone, format: 'xlsx' as const },
      columns: ['entry_id', 'account_code', 'debit', 'credit'],
    };
    const { url } = await api.ok(addExport, request, { as: accountant, language });
    const { rawPayload } = await api.app.inject({ method: 'GET', url: url ?? '' });
    const [titles = [], ...lines] = await readSheet(rawPayload);
    const at = (title: string): number => titles.findIndex((cell) => String(cell) === title);
    const { code, debit, credit } = scene.columns;
    const sums = new Map<string, [debit: bigint, credit: bigint]>();
    for (const cells of lines) {
      const [debits, credits] = sums.get(String(cells[at(code)])) ?? [0n, 0n];
      const [out, into] = [cells[at(debit)] ?? 0, cells[at(credit)] ?? 0];
      expect([typeof out, typeof into]).toEqual(['number', 'number']);
      sums.set(String(cells[at(code)]), [debits + minor(Number(out)), credits + minor(Number(into))]);
    }
    const { rows } = await api.db.query<{ code: string; debit: string; credit: string }>(
      `SELECT k.code, coalesce(-sum(p.change) FILTER (WHERE p.change < 0), 0)::text AS debit,
         coalesce(sum(p.change) FILTER (WHERE p.change > 0), 0)::text AS credit
       FROM posting p JOIN account_code k ON k.kind = p.kind WHERE p.currency = $1 GROUP BY k.code`,
      [currency],
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(sums).toEqual(new Map(rows.map((row) => [row.code, [BigInt(row.debit), BigInt(row.credit)]])));
    const sides = [...sums.values()];
    expect(total(sides.map(([out]) => out))).toBe(total(sides.map(([, into]) => into)));
  });

  it('closes the last month, which takes no entry until another person reopens it', async () => {
    const { rows } = await api.db.query<{ month: string }>(
      `SELECT to_char(now() AT TIME ZONE 'Asia/Tokyo' - interval '1 month', 'YYYY-MM') AS month`,
    );
    const month = rows[0]?.month ?? '';
    const day = `${month}-15`;
    const came = { kind: 1, amount: 5_000, currency, booked_on: day };
    const id = await aBankLine(api.db, accountant.accountId, came);
    const credit = async () =>
      (
        await api.envelope(
          creditBankLine.path,
          { id, member_id: buyer.accountId, reason: 'a late call' },
          { as: accountant },
        )
      ).error ?? 'posted';
    await api.ok(monthClosing.calls.add, { month }, { as: accountant });
    expect(await credit()).toBe('MONTH_CLOSED');
    await expect(giveMoney(api.db, buyer.accountId, 5_000, currency, day)).rejects.toMatchObject({
      cause: { constraint: 'journal_entry_month_open_ck' },
    });
    const request = { month, reason: 'a late line' };
    const reopening = await api.ok(monthReopening.calls.add, request, { as: accountant });
    const decide = async (as: Person) =>
      (await api.ok(monthReopening.calls.audit, { ids: [reopening.id], status: 1 }, { as }))[0];
    expect(await decide(accountant)).toMatchObject({ error: 'SELF_APPROVAL' });
    expect(await credit()).toBe('MONTH_CLOSED');
    await decide(approver);
    expect(await credit()).toBe('posted');
    expect(await balanceOf('available', buyer.accountId)).toBe(5_000n);
  });
});
