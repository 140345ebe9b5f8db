import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The piece that stands in a lot: it is promised to the lot while that runs, and stands in no other meanwhile. */
export class LotReservesUnit1763900320000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE auction ADD COLUMN serial_unit_id bigint
         CONSTRAINT auction_serial_unit_fk REFERENCES serial_unit (id)`,
    );
    await db.query(
      `CREATE UNIQUE INDEX auction_serial_unit_uq ON auction (serial_unit_id)
       WHERE serial_unit_id IS NOT NULL AND status IN (10, 20, 30)`,
    );
    await db.query(
      `CREATE INDEX auction_serial_unit ON auction (serial_unit_id) WHERE serial_unit_id IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE auction DROP COLUMN serial_unit_id`);
  }
}
