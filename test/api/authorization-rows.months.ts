import { aMonthBill, aMonthlyMember } from '../fixtures/months.js';
import type { TestApi } from '../support/api.js';
import { giveMoney } from '../support/people.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

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

export const monthRows: Record<string, MatrixRow> = {
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
};
