import { confirmMonthBill, payMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { aMonthBill, aMonthlyMember } from '../../fixtures/months.js';
import { anAccount } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aMember, giveMoney } from '../../support/people.js';
import type { Cast } from '../matrix-row.js';
import { insert, reason } from '../moves.js';
import { thing } from '../thing.js';

/** What the member owes for September, issued and not yet due. */
async function aBill({ db }: TestApi, { member }: Cast): Promise<{ id: number }> {
  const [month] = [`20${10 + Math.floor(Math.random() * 89)}-0${1 + Math.floor(Math.random() * 9)}`];
  const id = await aMonthBill(db, { account_id: member.accountId, month });
  await db.query(
    `INSERT INTO month_bill_line (bill_id, type, amount, title, cause_type, cause_id, step)
     VALUES ($1, 1, 300, 'O-1', 'test', $1, 'charge')`,
    [id],
  );
  await db.query(`UPDATE month_bill SET status = 10, due_at = now() + interval '30 days' WHERE id = $1`, [
    id,
  ]);
  return { id };
}

export default thing({
  calls: {
    '/month-bills/my-month-bill-list': { request: async () => ({}) },
    '/month-bills/pay-month-bill': {
      request: async (api, cast) => {
        await giveMoney(api.db, cast.member.accountId, 300);
        return { ...(await aBill(api, cast)), pay_type: 1 };
      },
      others: 'NOT_FOUND',
    },
    '/month-bills/my-month-bill-paper': { request: aBill, others: 'NOT_FOUND' },
    '/month-bills/month-bill-detail': { request: aBill },
    '/month-bills/month-bill-paper': { request: aBill },
    '/month-bills/add-month-bill': {
      request: async ({ db }) => {
        const { rows } = await db.query<{ month: string }>(
          `SELECT to_char(now() AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS month`,
        );
        return { customer_id: await aMonthlyMember(db, 0), month: rows[0]?.month };
      },
    },
    '/month-bills/confirm-month-bill': {
      request: async (api, cast) => ({ ...(await aBill(api, cast)), pay_time: '2026-01-01T00:00:00Z' }),
    },
  },
  records: {
    'finance:month-bill': { aRow: (api) => aMonthBill(api.db) },
    // A limit is a member's or a company's.
    'finance:credit-limit': {
      sample: async (api) => ({ account_id: await anAccount(api.db), company_id: null }),
      changes: { credit_limit: 7 },
    },
  },
  moves: [
    {
      machine: monthBillMachine,
      table: 'month_bill',
      column: 'status',
      aRow: async (scene, status) => {
        const now = new Date();
        const price = status === 0 || status === 40 ? 0 : 300;
        const owner = await aMember(scene.api);
        return {
          owner,
          id: await insert(scene, 'month_bill', {
            ...{ account_id: owner.accountId, currency: 'JPY', month: '2026-09', closes_at: now },
            ...{ status, price, type1_total: price, due_at: now },
            ...(status === 30 ? { pay_time: now, pay_type: 1 } : {}),
          }),
        };
      },
      actions: {
        pay: { path: payMonthBill.path, isOwners: true, body: (id) => ({ id, pay_type: PAY_TYPE.balance }) },
        'record a bank payment': {
          path: confirmMonthBill.path,
          also: ['pay'],
          body: (id) => ({ id, pay_time: '2026-01-01T00:00:00Z' }),
        },
        'write off': { path: writeOff.calls.add.path, body: (id) => ({ bill_id: id, reason }) },
      },
    },
  ],
});
