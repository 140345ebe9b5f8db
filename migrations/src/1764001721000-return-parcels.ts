import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order of which a parcel came back waits to be shipped again. */
export class ReturnParcels1764001721000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', 30, 20)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM state_transition WHERE machine = 'order' AND from_status = 30 AND to_status = 20`,
    );
  }
}
