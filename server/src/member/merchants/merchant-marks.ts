import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

/** What counts against a merchant: orders that were not shipped in time. */
@Injectable()
export class MerchantMarks {
  /** Each order counts once; of one company one after the other, so that each is counted. @returns how many there are now */
  async mark(tx: Tx, companyId: number, orderId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('merchant mark', $1))`, [companyId]);
    await tx.query(
      'INSERT INTO merchant_mark (order_id, company_id) VALUES ($1, $2) ON CONFLICT (order_id) DO NOTHING',
      [orderId, companyId],
    );
    const { rows } = await tx.query<{ marks: number }>(
      'SELECT count(*) AS marks FROM merchant_mark WHERE company_id = $1',
      [companyId],
    );
    return firstRow(rows).marks;
  }
}
