import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A count is confirmed though some of what is missing is reserved; its counters correct what they typed. */
export class ConfirmCountsBesideReservations1796100001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE stock_count_line
        -- How many of what is missing were reserved when the count was confirmed: they stay recorded.
        ADD COLUMN kept int NOT NULL DEFAULT 0 CONSTRAINT stock_count_line_kept_ck CHECK (kept = 0
          OR kept > 0 AND closed_at IS NOT NULL AND kept <= expected);
      ALTER TABLE stock_count_piece
        DROP CONSTRAINT stock_count_piece_result_ck,
        -- As before, and 7 missing, but reserved when the count was confirmed.
        ADD CONSTRAINT stock_count_piece_result_ck CHECK (result BETWEEN 0 AND 7);
      ALTER TABLE stock_count_scan
        DROP CONSTRAINT stock_count_scan_kind_ck,
        -- As before, and 6 so many were counted by mistake.
        ADD CONSTRAINT stock_count_scan_kind_ck CHECK (kind BETWEEN 1 AND 6);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE stock_count_scan DISABLE TRIGGER stock_count_scan_append_only;
      DELETE FROM stock_count_scan WHERE kind = 6;
      ALTER TABLE stock_count_scan ENABLE TRIGGER stock_count_scan_append_only;
      ALTER TABLE stock_count_scan
        DROP CONSTRAINT stock_count_scan_kind_ck,
        ADD CONSTRAINT stock_count_scan_kind_ck CHECK (kind BETWEEN 1 AND 5);
      UPDATE stock_count_piece SET result = 2 WHERE result = 7;
      ALTER TABLE stock_count_piece
        DROP CONSTRAINT stock_count_piece_result_ck,
        ADD CONSTRAINT stock_count_piece_result_ck CHECK (result BETWEEN 0 AND 6);
      ALTER TABLE stock_count_line DROP COLUMN kept;
    `);
  }
}
