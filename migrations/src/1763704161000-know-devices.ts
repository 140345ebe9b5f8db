import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Strangers who guess at an account share one budget of tries; each device and network its owner signed in from has its
 * own, so that nobody shuts him out.
 */
export class KnowDevices1763704161000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE session ADD COLUMN device_hash bytea
        CONSTRAINT session_device_hash_length_ck CHECK (length(device_hash) = 32)`);
    await db.query(`ALTER TABLE login_failure ADD COLUMN budget text NOT NULL DEFAULT ''`);
    await db.query(`CREATE INDEX login_failure_budget ON login_failure (address, budget, at)`);
    await db.query(`DROP INDEX login_failure_address`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX login_failure_address ON login_failure (address, at)`);
    await db.query(`DROP INDEX login_failure_budget`);
    await db.query(`ALTER TABLE login_failure DROP COLUMN budget`);
    await db.query(`ALTER TABLE session DROP COLUMN device_hash`);
  }
}
