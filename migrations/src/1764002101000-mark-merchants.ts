import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that a merchant did not ship in time: each counts once, whatever of it was given back. */
export class MarkMerchants1764002101000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE merchant_mark (
        order_id bigint CONSTRAINT merchant_mark_pk PRIMARY KEY
          CONSTRAINT merchant_mark_order_fk REFERENCES orders (id),
        company_id bigint NOT NULL CONSTRAINT merchant_mark_company_fk REFERENCES company (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`CREATE INDEX merchant_mark_company ON merchant_mark (company_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON merchant_mark FROM fovea_app`);
    // What was given back because it was not shipped.
    await db.query(`
      INSERT INTO merchant_mark (order_id, company_id, created_at)
      SELECT o.id, o.company_id, min(r.created_at) FROM refund r JOIN orders o ON o.id = r.order_id
      WHERE r.cause = 4 AND o.company_id IS NOT NULL GROUP BY o.id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE merchant_mark`);
  }
}
