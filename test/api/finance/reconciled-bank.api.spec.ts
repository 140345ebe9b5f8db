import { addBankImport, bankLineDetail, matchBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import type { BankMatch } from '@fovea/shared-types/finance/bank-import.dto';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { confirmMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { payoutFileContent } from '@fovea/shared-types/finance/payout-file.calls';
import { PAYOUT_FORMAT } from '@fovea/shared-types/finance/payout-file-bounds';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { missingOpenings, reconciledDays } from '@fovea/shared-types/finance/reconciliation.calls';
import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { confirmRemittance, creditRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { payWithdrawal, withdrawalDetail } from '@fovea/shared-types/finance/withdrawal.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { ReconciliationService } from '../../../server/src/finance/reconciliation/reconciliation.service.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { aBankImport, aWithdrawal } from '../../fixtures/payouts.js';
import { insert } from '../../fixtures/rows.js';
import { aRemittance } from '../../fixtures/remittances.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aPayDay, aPayoutFile, daysAgo, uploadedBankFile } from '../../support/bank-files.js';
import { aMember, aStaff } from '../../support/people.js';
import { violations } from '../../support/violations.js';
import { plant } from '../../support/planting.js';

const RECORD = 122;

let api: TestApi;
let finance: Person;
let today: string;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, [
    'finance:withdrawal:list',
    'finance:withdrawal:pay',
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:remittance:list',
    'finance:remittance:confirm',
    'finance:month-bill:list',
    'finance:month-bill:confirm',
    'finance:reconciliation:list',
    'finance:reconciliation:explain',
  ]);
  await plant(
    api.db,
    `UPDATE house_account SET payee = 'カ）フォベア', bank_name = 'ミホン', bank_code = '0009', branch_name = 'マルノウチ',
       branch_code = '210', account_type = 2, account_no = '7654321', client_code = '12345' WHERE currency = 'JPY'`,
  );
  const { rows } = await api.db.query<{ day: string }>(
    `SELECT (clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date::text AS day`,
  );
  today = rows[0]?.day ?? '';
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const anApproved = async (): Promise<number> => {
  const { accountId } = await aMember(api);
  return aWithdrawal(api.db, { accountId, companyId: null }, WITHDRAWAL_STATUS.approved);
};
const snOf = (id: number): string => `WD${String(id).padStart(8, '0')}`;

/** What today differs in, as if it were over. */
async function differences() {
  await api.db.query(
    `INSERT INTO reconciled_day (day, currency) VALUES ($1, 'JPY')
     ON CONFLICT (day, currency) DO UPDATE SET next_at = clock_timestamp()`,
    [today],
  );
  await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
  const { data } = await api.ok(reconciliation.calls.list, { standing: 0, limit: 40 }, { as: finance });
  return data.map(({ reference, told: reported, booked }) => ({ reference, told: reported, booked }));
}

async function takeOver(bytes: Buffer, name: string): Promise<void> {
  const { id, fault_count } = await uploadedBankFile(api, finance, bytes, { name });
  expect(fault_count).toBe(0);
  await api.ok(addBankImport, { id }, { as: finance });
}
/** A statement of today; money that left is below nothing. */
const statement = (...rows: Array<[amount: number, reference: string]>): Promise<void> =>
  takeOver(
    Buffer.from(
      [
        'Date,Paid in,Paid out,Reference,Details,Currency',
        ...rows.map(([amount, reference]) =>
          [today, amount > 0 ? amount : '', amount > 0 ? '' : -amount, reference, 'Bank', 'JPY'].join(','),
        ),
      ].join('\r\n'),
    ),
    'statement.csv',
  );
const openLine = async (reference: string): Promise<number> => {
  const { data } = await api.ok(bankLine.calls.list, { reference, matching: 0 }, { as: finance });
  return data[0]?.id ?? 0;
};
const proposalsOf = async (id: number): Promise<BankMatch[]> =>
  (await api.ok(bankLineDetail, { id }, { as: finance })).proposals;
async function match(reference: string, isBooked: boolean): Promise<void> {
  const id = await openLine(reference);
  const [proposal] = await proposalsOf(id);
  expect(proposal).toMatchObject({ is_booked: isBooked });
  const { subject_type = '', subject_id = 0 } = proposal ?? {};
  await api.ok(matchBankLine, { id, subject_type, subject_id }, { as: finance });
}
const entryCount = async (): Promise<number> =>
  (await api.db.query<{ n: number }>('SELECT count(*) AS n FROM journal_entry')).rows[0]?.n ?? 0;

/** A file of Japan with all waiting payments; the bank reports all but the last as paid. */
async function paidByFile(count: number, refused = 0): Promise<{ sn: string; ids: number[] }> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await anApproved());
  const order = {
    format: PAYOUT_FORMAT.zengin,
    currency: 'JPY' as const,
    pay_on: aPayDay(),
  };
  const { id } = await aPayoutFile(api, finance, order);
  const { content, name } = await api.ok(payoutFileContent, { id }, { as: finance });
  const file = Buffer.from(content, 'base64');
  for (let index = 0; index < count; index += 1)
    file[(index + 1) * RECORD + 112] = index < count - refused ? 0x30 : 0x32;
  await takeOver(file, 'kekka.txt');
  for (const withdrawal of ids) await match(`${snOf(withdrawal)}-1`, false);
  return { sn: name.replace('.txt', ''), ids };
}

describe('payouts of a file', () => {
  it('that the bank’s result marks as paid agree with the statement, line by line', async () => {
    const { ids } = await paidByFile(2);
    expect(await differences()).toEqual([]);
    await statement(...ids.map((id): [number, string] => [-5_000, `${snOf(id)}-1`]));
    expect(await differences()).toHaveLength(4);
    const before = await entryCount();
    for (const id of ids) await match(`${snOf(id)}-1`, true);
    expect(await entryCount()).toBe(before);
    expect(await differences()).toEqual([]);
  });

  it('agree with one sum that the bank debits, of those that it paid', async () => {
    const { sn, ids } = await paidByFile(3, 1);
    await statement([-10_000, `FURIKOMI ${sn}`], [-15_000, `FURIKOMI ALL ${sn}`]);
    expect(await proposalsOf(await openLine(`FURIKOMI ALL ${sn}`))).toEqual([]);
    await match(`FURIKOMI ${sn}`, true);
    expect(await differences()).toEqual([
      { reference: expect.stringContaining('line '), told: '-15000', booked: null },
    ]);
    const again = `again ${sn}`;
    await statement([-10_000, again], [-5_000, snOf(ids[0] ?? 0)]);
    expect(await proposalsOf(await openLine(again))).toEqual([]);
    expect(await proposalsOf(await openLine(snOf(ids[0] ?? 0)))).toEqual([]);
  });

  it('wait for what became of each before one sum is theirs', async () => {
    const id = await anApproved();
    const order = { format: PAYOUT_FORMAT.zengin, currency: 'JPY' as const, pay_on: aPayDay() };
    const file = await aPayoutFile(api, finance, order);
    const reference = `FURIKOMI PF${String(file.id).padStart(8, '0')}`;
    await statement([-5_000, reference]);
    expect(await proposalsOf(await openLine(reference))).toEqual([]);
    await api.ok(payWithdrawal, { id, bank_reference: 'counter' }, { as: finance });
    await match(reference, true);
  });
});

describe('what finance confirmed by hand', () => {
  it('is shown by the statement’s line, which moves nothing, once', async () => {
    const withdrawal = await anApproved();
    await api.ok(payWithdrawal, { id: withdrawal, bank_reference: 'counter' }, { as: finance });
    const [taken, other] = [await aRemittance(api.db), await aRemittance(api.db)];
    await api.ok(confirmRemittance, { id: taken.id, status: 1 }, { as: finance });
    const credit = { id: other.id, amount: 900, currency: 'JPY' as const, audit_notes: 'another sum came' };
    await api.ok(creditRemittance, credit, { as: finance });
    const bill = await aBill();
    await api.ok(
      confirmMonthBill,
      { id: bill, pay_time: new Date(Date.now() - 1_000).toISOString() },
      { as: finance },
    );
    const { rows } = await api.db.query<{ id: number; order_no: string }>(
      'SELECT id, order_no FROM orders WHERE id IN ($1, $2)',
      [taken.orderId, other.orderId],
    );
    const numberOf = (id: number) => rows.find((row) => row.id === id)?.order_no ?? '';
    const reported: Array<[number, string]> = [
      [-5_000, snOf(withdrawal)],
      [1_000, numberOf(taken.orderId)],
      [900, numberOf(other.orderId)],
      [30_000, `MB${String(bill).padStart(8, '0')}`],
    ];
    await statement(...reported);
    const before = await entryCount();
    for (const [, reference] of reported) await match(reference, true);
    expect(await entryCount()).toBe(before);
    const ours = (await differences()).filter(
      ({ reference }) => !reference.startsWith('bank line ') && !reference.startsWith('PF'),
    );
    expect(ours).toEqual([]);
    await statement(...reported.map(([amount, reference]): [number, string] => [amount, `2nd ${reference}`]));
    for (const [, reference] of reported)
      expect(await proposalsOf(await openLine(`2nd ${reference}`))).toEqual([]);
    expect((await api.ok(withdrawalDetail, { id: withdrawal }, { as: finance })).status).toBe(
      WITHDRAWAL_STATUS.paid,
    );
  });
});

/** An issued bill of 30,000 yen. */
async function aBill(): Promise<number> {
  const payer = await api.signIn(await aMonthlyMember(api.db, 1_000_000));
  const order = await anUnpaidOrder(api.db, payer.accountId, 30_000);
  await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.monthly }, { as: payer });
  const { rows } = await api.db.query<{ id: number }>(
    `UPDATE month_bill SET closes_at = clock_timestamp(),
       month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM') WHERE account_id = $1 RETURNING id`,
    [payer.accountId],
  );
  await api.app.get(MonthBillJobs, { strict: false }).run();
  return rows[0]?.id ?? 0;
}

describe('the balances of a day', () => {
  const stated = async (closing: number): Promise<void> => {
    const import_id = await aBankImport(api.db, finance.accountId);
    await insert(api.db, 'bank_statement', {
      ...{ import_id, currency: 'JPY', from_day: today, to_day: today, opening: 0, closing },
    });
  };
  const inLedger = async (): Promise<number> => {
    const { rows } = await api.db.query<{ balance: number }>(
      `SELECT -balance AS balance FROM ledger_account WHERE (owner_type, kind, currency) = ('platform', 'bank', 'JPY')`,
    );
    return rows[0]?.balance ?? 0;
  };
  const listed = async () =>
    (await api.ok(reconciledDays, {}, { as: finance })).find(
      ({ day, currency }) => day === today && currency === 'JPY',
    );
  const explain = async (id: number) =>
    (await api.envelope(reconciliation.calls.update.path, { id, remark: 'on its way' }, { as: finance }))
      .error;
  const ofBalances = async () => {
    const { data } = await api.ok(reconciliation.calls.list, { limit: 160 }, { as: finance });
    return data.find(({ reference }) => reference === `balance ${today}`);
  };

  it('are shown, and no explanation stands for them: the day is reconciled once they are equal', async () => {
    expect(await listed()).toMatchObject({ statement_balance: null });
    const ledger = await inLedger();
    await stated(ledger + 70);
    await differences();
    expect(await listed()).toMatchObject({
      statement_balance: String(ledger + 70),
      ledger_balance: String(ledger),
    });
    const row = await ofBalances();
    expect(row).toMatchObject({ told: String(ledger + 70), booked: String(ledger), standing: 0 });
    expect(await explain(row?.id ?? 0)).toBe('BALANCES_DIFFER');
    // Once they are equal on a later day, this one differs by when each side booked the same.
    await api.db.query(
      `INSERT INTO reconciled_day (day, currency, next_at, statement_balance, ledger_balance)
       VALUES ($1::date + 1, 'JPY', NULL, 5, 5)`,
      [today],
    );
    expect(await explain(row?.id ?? 0)).toBeUndefined();
    // A statement that comes later has the day compared again by itself.
    await stated(ledger);
    await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
    expect(await ofBalances()).toMatchObject({ standing: 2 });
  });
});

describe('what was at the bank before its first statement', () => {
  it('is booked by a voucher of the day before, which no line of a statement reports', async () => {
    const missing = () => api.ok(missingOpenings, {}, { as: finance });
    const [clerk, approver] = [
      await aStaff(api, ['finance:journal-voucher:list', 'finance:journal-voucher:add']),
      await aStaff(api, ['finance:journal-voucher:list', 'finance:journal-voucher:approve']),
    ];
    const import_id = await aBankImport(api.db, finance.accountId);
    const stated = (from_day: string, opening: number) =>
      insert(api.db, 'bank_statement', {
        ...{ import_id, currency: 'CNY', from_day, to_day: today, opening, closing: opening },
      });
    await stated(daysAgo(4), 100_000);
    await stated(daysAgo(2), 70_000);
    const opening = { currency: 'CNY', opening: '1000.00', ledger_balance: '0.00', missing: '1000.00' };
    const days = { from_day: daysAgo(4), value_day: daysAgo(5) };
    expect(await missing()).toContainEqual({ ...opening, ...days, voucher_id: null, voucher_sn: null });
    const terms = {
      kind: 3,
      currency: 'CNY',
      amount: '1000.00',
      debit_kind: 'bank',
      credit_kind: 'opening',
    } as const;
    const { id } = await api.ok(
      journalVoucher.calls.add,
      { ...terms, value_day: daysAgo(5), reason: 'Opening balance' },
      { as: clerk },
    );
    expect(await missing()).toContainEqual(expect.objectContaining({ ...opening, voucher_id: id }));
    await api.ok(journalVoucher.calls.audit, { ids: [id], status: 1 }, { as: approver });
    expect(await missing()).not.toContainEqual(expect.objectContaining({ currency: 'CNY' }));
    await api.db.query(
      `INSERT INTO reconciled_day (day, currency) VALUES ($1, 'CNY') ON CONFLICT (day, currency) DO NOTHING`,
      [today],
    );
    await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
    const { data } = await api.ok(reconciliation.calls.list, { currency: 'CNY', limit: 40 }, { as: finance });
    expect(data.map(({ reference }) => reference)).not.toContainEqual(expect.stringMatching(/^JV/));
  });
});
