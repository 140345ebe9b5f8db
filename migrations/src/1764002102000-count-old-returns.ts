import type { MigrationInterface } from 'typeorm';

/** Whoever runs statements: the migration's runner, or a transaction. */
interface Runs {
  query(sql: string): Promise<unknown>;
}

const [REFUNDED, PAYING, MERCHANT] = [60, 50, 2];

/**
 * Returns from before refunds named lines. Of an order that was paid back as a whole, by one refund whose return its
 * merchant confirmed, all came back: it says so now. Which pieces came back for a part of the money nobody wrote down.
 */
export class CountOldReturns1764002102000 implements MigrationInterface {
  async up(db: Runs): Promise<void> {
    await db.query(`
      INSERT INTO refund_line (refund_id, order_id, line, quantity, to_return, returned)
      SELECT r.id, l.order_id, l.line, l.quantity, l.quantity, l.quantity
      FROM refund r JOIN orders o ON o.id = r.order_id JOIN order_line l ON l.order_id = o.id
      WHERE r.status = ${REFUNDED} AND r.need_return AND r.order_status IN (30, 40, 50)
        AND o.captured = o.refunded AND r.amount = o.refunded
        -- The platform pays without a return too: what came back its merchant says.
        AND EXISTS (SELECT FROM refund_entry e
          WHERE e.refund_id = r.id AND e.status = ${PAYING} AND e.side = ${MERCHANT})
        AND NOT EXISTS (SELECT FROM refund_line x WHERE x.order_id = o.id)`);
  }

  /** What it wrote is what a refund says by itself since: it stays. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
