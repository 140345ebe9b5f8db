import path from 'node:path';
import { newClient } from '../../scripts/lib/database.mjs';
import { findPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { eventually } from '../support/eventually.js';

/**
 * Whether the database of the product is accessible: it is where the journeys have started the product
 * themselves.
 */
export const hasDatabase = (): boolean => process.env.FOVEA_DATA !== undefined;

/**
 * Lets the payment deadlines of sold lots pass, five business days in a moment: the one thing no click does. The
 * product finds the orders unpaid within a minute.
 * @returns whoever has not paid for the first
 */
export const letDeadlinesPass = (auctionIds: readonly number[]): Promise<number> =>
  inDatabase((client) =>
    eventually('each lot has its order', async () => {
      const { rows } = await client.query<{ auction_id: string; buyer_id: string }>(
        'UPDATE orders SET pay_deadline = clock_timestamp() WHERE auction_id = ANY ($1) RETURNING auction_id, buyer_id',
        [auctionIds],
      );
      const first = rows.find(({ auction_id }) => Number(auction_id) === auctionIds[0]);
      return rows.length === auctionIds.length && first ? Number(first.buyer_id) : undefined;
    }),
  );

/**
 * Ends the month of somebody's open bill: it becomes the month before every bill so far. The product issues
 * it within a minute.
 * @returns the month, as pages write it
 */
export const letMonthEnd = (email: string): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ month: string }>(
      `UPDATE month_bill b SET closes_at = clock_timestamp(),
         month = (SELECT to_char(min(to_date(o.month, 'YYYY-MM')) - interval '1 month', 'YYYY-MM') FROM month_bill o
                  WHERE o.account_id = b.account_id)
       WHERE b.status = 0 AND b.account_id = (SELECT id FROM account WHERE email = $1) RETURNING b.month`,
      [email],
    );
    const [bill] = rows;
    if (bill === undefined) throw new Error(`${email} has no open bill`);
    return bill.month;
  });

/** Ends a lot now: whatever had to come before its end was not a race with the machine. The product closes it within seconds. */
export const letLotEnd = (auctionId: number): Promise<void> =>
  inDatabase(async (client) => {
    // No end goes back, says the database, to all but its owner.
    await client.query('SET session_replication_role = replica');
    await client.query('UPDATE auction SET end_at = clock_timestamp() WHERE id = $1', [auctionId]);
  });

async function inDatabase<Result>(
  work: (client: ReturnType<typeof newClient>) => Promise<Result>,
): Promise<Result> {
  const running = await findPostgres(path.join(process.env.FOVEA_DATA ?? '', 'pg'));
  if (running === null) throw new Error('the database of the product does not run');
  const client = newClient(running('fovea'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
