import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { FeeStatementJobs } from '../../server/src/finance/fee-statements/fee-statement.jobs.js';
import { MonthBillJobs } from '../../server/src/finance/month-bills/month-bill.jobs.js';
import type { TestApi } from './api.js';
import { asOwner } from './as-owner.js';

/** The month of somebody's bill is over, and the bill is issued. */
export async function monthOfBillEnds(api: TestApi, accountId: number): Promise<void> {
  await api.db.query(
    `UPDATE month_bill SET closes_at = clock_timestamp(),
       month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
     WHERE account_id = $1 AND status = ${MONTH_BILL_STATUS.open}`,
    [accountId],
  );
  await api.app.get(MonthBillJobs, { strict: false }).run();
}

/** Of the platform's month that runs. */
export const MONTH_BEGAN = `date_trunc('month', now() AT TIME ZONE 'Asia/Tokyo') AT TIME ZONE 'Asia/Tokyo'`;

/**
 * What happened with a merchant's money is made a month older.
 * @param condition which of it, by its time
 */
export const moneyAges = (api: TestApi, companyId: number, condition: string): Promise<void> =>
  asOwner(api, async (owner) => {
    const entries = 'SELECT entry_id FROM posting WHERE company_id = $1';
    for (const [table, whose] of [
      ['transfer', 'company_id = $1'],
      ['fee_charge', 'transfer_id IN (SELECT id FROM transfer WHERE company_id = $1)'],
      ['posting', `entry_id IN (${entries})`],
      ['journal_entry', `id IN (${entries})`],
    ])
      await owner.query(
        `UPDATE ${table} SET created_at = (created_at AT TIME ZONE 'Asia/Tokyo' - interval '1 month') AT TIME ZONE 'Asia/Tokyo'
         WHERE ${whose} AND created_at ${condition}`,
        [companyId],
      );
  });

/** What happened in this month happened in the last one. */
export const moneyOfLastMonth = (api: TestApi, companyId: number): Promise<void> =>
  moneyAges(api, companyId, `>= ${MONTH_BEGAN}`);

export const feeStatementsAreDue = (api: TestApi): Promise<void> =>
  api.app.get(FeeStatementJobs, { strict: false }).run();
