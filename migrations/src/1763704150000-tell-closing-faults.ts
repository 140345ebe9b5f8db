import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lot that cannot be closed stands aside with its reason, and is tried again later and later. */
export class TellClosingFaults1763704150000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE auction_fault (
        auction_id bigint CONSTRAINT auction_fault_pk PRIMARY KEY
          CONSTRAINT auction_fault_auction_fk REFERENCES auction (id),
        since timestamptz NOT NULL DEFAULT clock_timestamp(),
        attempts int NOT NULL DEFAULT 1 CONSTRAINT auction_fault_attempts_ck CHECK (attempts >= 1),
        retry_at timestamptz NOT NULL,
        error text NOT NULL CONSTRAINT auction_fault_error_ck CHECK (length(error) BETWEEN 1 AND 1000)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE auction_fault`);
  }
}
