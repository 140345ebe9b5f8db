import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Freight that is asked for after an order was paid: once, by a bill of its own. */
export class BillFreight1764001320000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE freight_bill (
        order_id bigint CONSTRAINT freight_bill_pk PRIMARY KEY
          CONSTRAINT freight_bill_order_fk REFERENCES orders (id),
        amount bigint NOT NULL CONSTRAINT freight_bill_amount_ck CHECK (amount > 0),
        currency char(3) NOT NULL CONSTRAINT freight_bill_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        -- 0 unpaid, 10 paid, 20 waived, 30 declined, 40 lapsed.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT freight_bill_status_ck CHECK (status IN (0, 10, 20, 30, 40)),
        asked_by bigint NOT NULL CONSTRAINT freight_bill_asked_by_fk REFERENCES account (id),
        -- Null: the time did.
        ended_by bigint CONSTRAINT freight_bill_ended_by_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at timestamptz,
        CONSTRAINT freight_bill_ended_ck CHECK ((status = 0) = (ended_at IS NULL))
      )`);
    await db.query(`CREATE INDEX freight_bill_asked_by ON freight_bill (asked_by)`);
    await db.query(
      `CREATE INDEX freight_bill_ended_by ON freight_bill (ended_by) WHERE ended_by IS NOT NULL`,
    );
    await db.query(`REVOKE DELETE, TRUNCATE ON freight_bill FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE freight_bill`);
  }
}
