import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { FigureName } from '@fovea/shared-types/finance/figure-kinds';
import { moneyChart, moneyFigures } from '@fovea/shared-types/finance/money-figures.calls';
import type { Permission } from '@fovea/shared-types/permissions';
import type { Call } from '@fovea/shared-types/call';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import { reconciliation, STANDING } from '@fovea/shared-types/finance/reconciliation.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import {
  MONTH_BILL_STATUS,
  PAYMENT_STATUS,
  REMITTANCE_STATUS,
  REQUESTED_STATUS,
  PROCEEDS_PAYOUT_STATUS,
  WITHDRAWAL_STATUS,
} from '@fovea/shared-types/states';
import { WILDCARD } from '@fovea/shared-types/wildcard';
import pg from 'pg';
import { anExchange } from '../../fixtures/exchanges.js';
import { aMonthBill, aWriteOff } from '../../fixtures/months.js';
import { aSuspensePayment } from '../../fixtures/suspense-payments.js';
import { aWithdrawal } from '../../fixtures/payouts.js';
import { aDifference } from '../../fixtures/reconciliations.js';
import { aRemittance } from '../../fixtures/remittances.js';
import { anAccount } from '../../fixtures/rows.js';
import { aProceedsPayout } from '../../fixtures/proceeds-payouts.js';
import { aVoucher } from '../../fixtures/vouchers.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff, type Seller } from '../../support/people.js';
import { ownersDatabase } from '../../support/planting.js';

const MAY: Permission = 'finance:figures:list';
const HOUR_MS = 3_600_000;
const TOKYO_MS = 9 * HOUR_MS;

let api: TestApi;
let seller: Seller;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  as = await aStaff(api, [MAY, 'finance:withdrawal:list'], seller.companyId);
});
afterAll(() => api?.stop());

/** An entry that moved money from the bank into an account of the company, so many hours ago. */
async function moved(kind: string, type: number, change: number, hours = 0, currency = 'JPY'): Promise<void> {
  await ownersDatabase(api.databaseUrl).transaction(async (tx) => {
    const { rows: accounts } = await tx.query<{ id: number }>(
      `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
       VALUES ('platform', 0, 'bank', $3), ('company', $1, $2, $3)
       ON CONFLICT (owner_type, owner_id, kind, currency) DO UPDATE SET kind = excluded.kind RETURNING id`,
      [seller.companyId, kind, currency],
    );
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO journal_entry (cause_type, cause_id, step, type, created_at)
       VALUES ('test', nextval(pg_get_serial_sequence('outage', 'id')), 'bring', $1, clock_timestamp() - make_interval(hours => $2))
       RETURNING id`,
      [type, hours],
    );
    for (const [at, one] of [-change, change].entries())
      await tx.query(
        'INSERT INTO posting (entry_id, account_id, currency, change, seq, after) VALUES ($1, $2, $3, $4, 0, 0)',
        [rows[0]?.id ?? 0, accounts[at]?.id ?? 0, currency, one],
      );
  });
}

/** An entry of these lines in yen, of the company's accounts and the platform's. */
async function entry(
  type: number,
  lines: Array<[owner: string, kind: string, change: number]>,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO journal_entry (cause_type, cause_id, step, type)
       VALUES ('test', nextval(pg_get_serial_sequence('outage', 'id')), 'bring', $1) RETURNING id`,
      [type],
    );
    for (const [owner, kind, change] of lines) {
      const { rows: accounts } = await tx.query<{ id: number }>(
        `INSERT INTO ledger_account (owner_type, owner_id, kind, currency) VALUES ($1, $2, $3, 'JPY')
         ON CONFLICT (owner_type, owner_id, kind, currency) DO UPDATE SET kind = excluded.kind RETURNING id`,
        [owner, owner === 'platform' ? 0 : seller.companyId, kind],
      );
      await tx.query(
        `INSERT INTO posting (entry_id, account_id, currency, change, seq, after) VALUES ($1, $2, 'JPY', $3, 0, 0)`,
        [rows[0]?.id ?? 0, accounts[0]?.id ?? 0, change],
      );
    }
  });
}

const figures = (who = as) => api.ok(moneyFigures, { range: 'last_7_days' }, { as: who });
const figure = async (name: FigureName, currency = 'JPY') => {
  const { figures: all } = await figures();
  const found = all.find((one) => one.name === name && one.currency === currency);
  return [found?.value, found?.compare];
};
const dayInTokyo = (hours = 0): string =>
  new Date(Date.now() + TOKYO_MS - hours * HOUR_MS).toISOString().slice(0, 10);

describe('figures of money', () => {
  it('are sums of lines, by what they are, in the period and as far into the one before', async () => {
    const week = 7 * 24;
    await moved('escrow', BALANCE_TYPE.order_pay, 9_000);
    await moved('escrow', BALANCE_TYPE.order_pay, 3_000, 24);
    await moved('escrow', BALANCE_TYPE.order_pay, 8_000, week + 1);
    await moved('escrow', BALANCE_TYPE.order_pay, 700, 3 * week);
    await moved('escrow', BALANCE_TYPE.order_pay, 1_250, 0, 'USD');
    await moved('escrow', BALANCE_TYPE.refund, -2_000);
    await moved('frozen', BALANCE_TYPE.proceeds, 5_000);
    await moved('frozen', BALANCE_TYPE.payout, -1_500);
    // Internal moves, and corrections by hand, are none of them.
    await moved('available', BALANCE_TYPE.correction, 40);
    expect(await figure('sales')).toEqual(['12000', '8000']);
    expect(await figure('sales', 'USD')).toEqual(['12.50', '0.00']);
    expect(await figure('refunds')).toEqual(['2000', '0']);
    expect(await figure('proceeds')).toEqual(['5000', '0']);
    expect(await figure('payouts')).toEqual(['1500', '0']);
    // Fees and recharges are no lines of a company.
    expect(await figure('fees')).toEqual([undefined, undefined]);
  });

  it('count a refund whole, and no fee that was refunded with it', async () => {
    const finance = await aStaff(api, [MAY]);
    const whole = async () => {
      const { figures: all } = await figures(finance);
      const of = (name: FigureName) =>
        Number(all.find((one) => one.name === name && one.currency === 'JPY')?.value ?? 0);
      return { refunds: of('refunds'), fees: of('fees') };
    };
    await entry(BALANCE_TYPE.proceeds, [
      ['platform', 'fee', 300],
      ['platform', 'tax', 30],
      ['company', 'escrow', -330],
    ]);
    const before = await whole();
    await entry(BALANCE_TYPE.refund, [
      ['company', 'frozen', -900],
      ['platform', 'fee', -90],
      ['platform', 'tax', -10],
      ['platform', 'refunds', 1_000],
    ]);
    expect(await whole()).toEqual({ refunds: before.refunds + 1_000, fees: before.fees - 90 });
    expect(await figure('refunds')).toEqual(['2900', '0']);
    const points = await api.ok(moneyChart, { name: 'fees', range: 'last_7_days' }, { as: finance });
    expect(points.at(-1)).toMatchObject({ label: dayInTokyo(), value: '210' });
  });

  it('list the days of which they are the sum, also where nothing moved', async () => {
    const points = await api.ok(moneyChart, { name: 'sales', range: 'last_7_days' }, { as });
    const yen = points.filter(({ currency }) => currency === 'JPY');
    expect(yen).toHaveLength(7);
    expect(yen.filter(({ value }) => value !== '0')).toEqual([
      { label: dayInTokyo(24), currency: 'JPY', value: '3000' },
      { label: dayInTokyo(), currency: 'JPY', value: '9000' },
    ]);
    expect(points.filter(({ value }) => value === '12.50')).toHaveLength(1);
  });

  it('show where the money is by now and what waits, of one company alone', async () => {
    const drawer = { accountId: seller.accountId, companyId: seller.companyId };
    await aWithdrawal(api.db, drawer, WITHDRAWAL_STATUS.pending);
    await aWithdrawal(api.db, drawer, WITHDRAWAL_STATUS.approved);
    const { standing, waiting } = await figures();
    const { rows } = await api.db.query<{ kind: string; balance: number }>(
      `SELECT kind, balance FROM ledger_account
       WHERE owner_type = 'company' AND owner_id = $1 AND currency = 'JPY' AND balance <> 0 ORDER BY kind`,
      [seller.companyId],
    );
    expect(standing.filter(({ currency }) => currency === 'JPY')).toEqual(
      rows.map(({ kind, balance }) => ({ kind, currency: 'JPY', value: String(balance) })),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(waiting).toEqual([
      { name: 'to_review', count: 1 },
      { name: 'to_pay', count: 1 },
      { name: 'failed', count: 0 },
    ]);
  });

  it('are the same for finance who requests that company; of another nobody gets them', async () => {
    const finance = await aStaff(api, [MAY, 'finance:withdrawal:approve', 'finance:withdrawal:pay']);
    const mine = await figures();
    const request = { range: 'last_7_days', company_id: seller.companyId } as const;
    const result = await api.ok(moneyFigures, request, { as: finance });
    expect({ ...result, as_of: '' }).toEqual({ ...mine, as_of: '' });
    const whole = await figures(finance);
    expect(whole.waiting.map(({ name }) => name)).toEqual(['to_review', 'to_pay', 'failed']);
    const other = await aStaff(api, [MAY], (await aSeller(api)).companyId);
    expect((await figures(other)).figures).toEqual([]);
    expect((await api.refused(moneyFigures, request, { as: other })).error).toBe('NOT_FOUND');
    expect((await api.refused(moneyChart, { ...request, name: 'sales' }, { as: other })).error).toBe(
      'NOT_FOUND',
    );
  });

  it('count all that waits for finance, each for who works it off, and as its list does', async () => {
    const { db } = api;
    await aDifference(db);
    await aSuspensePayment(db);
    await aRemittance(db, { status: REMITTANCE_STATUS.pending });
    await anExchange(db);
    await aVoucher(db);
    const overdue = { status: MONTH_BILL_STATUS.overdue, type1_total: 500, price: 500, due_at: new Date() };
    await aMonthBill(db, overdue);
    const asker = await anAccount(db);
    await aWriteOff(db, 0, { billId: await aMonthBill(db, overdue) });
    const drawer = { accountId: seller.accountId, companyId: seller.companyId };
    await aProceedsPayout(db, drawer);
    await aProceedsPayout(db, drawer, PROCEEDS_PAYOUT_STATUS.frozen, { madeBy: asker });
    await aProceedsPayout(db, drawer, PROCEEDS_PAYOUT_STATUS.stopped);
    const finance = await aStaff(api, [WILDCARD]);
    const waiting = Object.fromEntries(
      (await figures(finance)).waiting.map(({ name, count }) => [name, count]),
    );
    const listed = async <Request extends object>(
      list: Call<Request, { total: number }>,
      request: Request,
    ): Promise<number> => (await api.ok(list, request, { as: finance })).total;
    const { list: payouts } = proceedsPayout.calls;
    const { list: bills } = monthBill.calls;
    expect(waiting).toEqual({
      to_review: await listed(withdrawalReview.calls.list, { status: WITHDRAWAL_STATUS.pending }),
      to_pay: await listed(withdrawalReview.calls.list, { status: WITHDRAWAL_STATUS.approved }),
      failed: await listed(withdrawalReview.calls.list, { status: WITHDRAWAL_STATUS.pay_failed }),
      remittances: await listed(remittance.calls.list, { status: REMITTANCE_STATUS.pending }),
      bank_lines: await listed(bankLine.calls.list, { matching: BANK_LINE_MATCHING.open }),
      parked: await listed(suspensePayment.calls.list, { status: PAYMENT_STATUS.parked }),
      exchanges: await listed(exchange.calls.list, { status: REQUESTED_STATUS.pending }),
      vouchers: await listed(journalVoucher.calls.list, { status: REQUESTED_STATUS.pending }),
      hand_transfers: await listed(payouts, { status: PROCEEDS_PAYOUT_STATUS.frozen, by_hand: 1 }),
      stopped_transfers: await listed(payouts, { status: PROCEEDS_PAYOUT_STATUS.stopped }),
      overdue_bills: await listed(bills, { status: MONTH_BILL_STATUS.overdue }),
      write_offs: await listed(writeOff.calls.list, { status: REQUESTED_STATUS.pending }),
      differences: await listed(reconciliation.calls.list, { standing: STANDING.open }),
    });
    expect(waiting).toMatchObject({
      hand_transfers: 1,
      stopped_transfers: 1,
      write_offs: 1,
      overdue_bills: 2,
    });
    expect(Object.entries(waiting).filter(([, count]) => count === 0)).toEqual([
      ['failed', 0],
      ['bank_lines', 0],
    ]);
    const clerk = await aStaff(api, [MAY, 'finance:remittance:confirm']);
    expect((await figures(clerk)).waiting.map(({ name }) => name)).toEqual(['remittances']);
  });

  it('make the same number of queries however much there is', async () => {
    const querySpy = jest.spyOn(pg.Client.prototype, 'query');
    // A job may run queries meanwhile: the least of some runs is that of the figures.
    const statements = async () => {
      const counts: number[] = [];
      for (let at = 0; at < 5; at += 1) {
        querySpy.mockClear();
        await figures();
        counts.push(querySpy.mock.calls.length);
      }
      return Math.min(...counts);
    };
    const few = await statements();
    for (let at = 0; at < 10; at += 1) await moved('escrow', BALANCE_TYPE.order_pay, 1_000 + at, at, 'CNY');
    const many = await statements();
    querySpy.mockRestore();
    expect(many).toBe(few);
  });
});
