import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A recall names pieces also by when they were received, or went to a customer. */
export class RecallByPeriod1763901120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recall
        -- 0 whenever it was, 1 received, 2 sold, lent or given on trial, within these days.
        ADD COLUMN moved smallint NOT NULL DEFAULT 0 CONSTRAINT recall_moved_ck CHECK (moved IN (0, 1, 2)),
        ADD COLUMN moved_from date,
        ADD COLUMN moved_until date,
        ADD CONSTRAINT recall_period_ck CHECK (
          (moved > 0) = (num_nonnulls(moved_from, moved_until) > 0) AND moved_until >= moved_from)`);
    // By the calendar of whoever received or sold it; of lots all that has the number, wherever it lies by now.
    await db.query(`
      CREATE FUNCTION is_moved_within(moved smallint, first date, last date, unit bigint, product bigint, lot text)
      RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT moved = 0 OR EXISTS (
          SELECT FROM (
            SELECT m.type, m.created_at, m.company_id FROM stock_movement m
            WHERE m.serial_unit_id = unit AND m.place = 1 AND m.step > 0
            UNION ALL
            SELECT m.type, m.created_at, m.company_id FROM stock s
            JOIN stock_part part ON part.stock_id = s.id AND part.lot_number = lot
            JOIN stock_movement m ON m.part_id = part.id AND m.place = 1 AND m.step > 0
            WHERE s.product_id = product) AS found
          JOIN company c ON c.id = found.company_id
          WHERE CASE moved WHEN 1 THEN found.type = 11 ELSE found.type BETWEEN 21 AND 23 END
            AND (found.created_at AT TIME ZONE c.time_zone)::date
              BETWEEN coalesce(first, '-infinity') AND coalesce(last, 'infinity'))
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP FUNCTION is_moved_within`);
    await db.query(`ALTER TABLE recall DROP COLUMN moved, DROP COLUMN moved_from, DROP COLUMN moved_until`);
  }
}
