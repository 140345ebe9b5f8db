import path from 'node:path';
import { newClient } from '../../scripts/lib/database.mjs';
import { findPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { eventually } from '../support/eventually.js';

/** Whether the database of the product is at hand: it is where the journeys have started the product themselves. */
export const hasDatabase = (): boolean => process.env.FOVEA_DATA !== undefined;

/**
 * Lets the payment deadlines of sold lots pass, five business days in a moment: the one thing no click does. The
 * product finds the orders unpaid within a minute.
 * @returns whoever has not paid for the first
 */
export async function letDeadlinesPass(auctionIds: readonly number[]): Promise<number> {
  const running = await findPostgres(path.join(process.env.FOVEA_DATA ?? '', 'pg'));
  if (running === null) throw new Error('the database of the product does not run');
  const client = newClient(running('fovea'));
  await client.connect();
  try {
    return await eventually('each lot has its order', async () => {
      const { rows } = await client.query<{ auction_id: string; buyer_id: string }>(
        'UPDATE orders SET pay_deadline = clock_timestamp() WHERE auction_id = ANY ($1) RETURNING auction_id, buyer_id',
        [auctionIds],
      );
      const first = rows.find(({ auction_id }) => Number(auction_id) === auctionIds[0]);
      return rows.length === auctionIds.length && first ? Number(first.buyer_id) : undefined;
    });
  } finally {
    await client.end();
  }
}
