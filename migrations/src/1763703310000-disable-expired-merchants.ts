import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A merchant whose certification ran out may be disabled, so that its renewal does not let it sell again by itself. */
export class DisableExpiredMerchants1763703310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('merchant', 2, 0)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM state_transition WHERE machine = 'merchant' AND from_status = 2 AND to_status = 0`,
    );
  }
}
