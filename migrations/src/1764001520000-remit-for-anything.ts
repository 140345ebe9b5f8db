import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bank transfers for whatever is paid: an order, orders of one checkout, a recharge, a monthly bill (M3, O2). */
export class RemitForAnything1764001520000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await nameSubjects(db);
    await createShares(db);
    await db.query(`
      ALTER TABLE recharge ADD COLUMN pay_type smallint NOT NULL DEFAULT 4
        CONSTRAINT recharge_pay_type_ck CHECK (pay_type IN (2, 4))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE recharge DROP COLUMN pay_type`);
    await db.query(`DROP TABLE remittance_share`);
    await db.query(`DROP INDEX remittance_open_uq, remittance_subject, remittance_reference`);
    await db.query(
      `ALTER TABLE remittance ADD COLUMN order_id bigint CONSTRAINT remittance_order_fk REFERENCES orders (id)`,
    );
    await db.query(`UPDATE remittance SET order_id = subject_id WHERE subject_type = 'order'`);
    await db.query(
      `ALTER TABLE remittance DROP COLUMN subject_type, DROP COLUMN subject_id, DROP COLUMN reference`,
    );
    await db.query(`CREATE UNIQUE INDEX remittance_open_uq ON remittance (order_id) WHERE status = 0`);
    await db.query(`CREATE INDEX remittance_order_id ON remittance (order_id, id)`);
    await db.query(`ALTER TABLE remittance RENAME COLUMN payer_id TO buyer_id`);
    await db.query(`ALTER TABLE remittance RENAME CONSTRAINT remittance_payer_fk TO remittance_buyer_fk`);
    await db.query(`ALTER INDEX remittance_payer_id RENAME TO remittance_buyer_id`);
  }
}

/** Instead of its order: any document, and the number that its payer quotes. */
async function nameSubjects(db: QueryRunner): Promise<void> {
  await db.query(`
    ALTER TABLE remittance ADD COLUMN subject_type text, ADD COLUMN subject_id bigint, ADD COLUMN reference text`);
  await db.query(`
    UPDATE remittance r SET subject_type = 'order', subject_id = r.order_id, reference = o.order_no
    FROM orders o WHERE o.id = r.order_id`);
  await db.query(`
    ALTER TABLE remittance ALTER COLUMN subject_type SET NOT NULL, ALTER COLUMN subject_id SET NOT NULL,
      ALTER COLUMN reference SET NOT NULL,
      ADD CONSTRAINT remittance_subject_ck
        CHECK (subject_type IN ('order', 'payment_group', 'recharge', 'month_bill'))`);
  await db.query(`ALTER TABLE remittance RENAME COLUMN buyer_id TO payer_id`);
  await db.query(`ALTER TABLE remittance RENAME CONSTRAINT remittance_buyer_fk TO remittance_payer_fk`);
  await db.query(`ALTER INDEX remittance_buyer_id RENAME TO remittance_payer_id`);
}

/** What each of the documents has of one transfer; a transfer for one document has one share, the whole. */
async function createShares(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE remittance_share (
      remittance_id bigint NOT NULL CONSTRAINT remittance_share_remittance_fk REFERENCES remittance (id),
      subject_type text NOT NULL
        CONSTRAINT remittance_share_subject_ck CHECK (subject_type IN ('order', 'recharge', 'month_bill')),
      subject_id bigint NOT NULL,
      amount bigint NOT NULL CONSTRAINT remittance_share_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      reference text NOT NULL,
      CONSTRAINT remittance_share_pk PRIMARY KEY (remittance_id, subject_type, subject_id)
    )`);
  await db.query(`
    INSERT INTO remittance_share (remittance_id, subject_type, subject_id, amount, reference)
    SELECT id, 'order', order_id, amount, reference FROM remittance`);
  await db.query(`CREATE INDEX remittance_share_subject ON remittance_share (subject_type, subject_id)`);
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON remittance_share FROM fovea_app`);
  // The keys of the order go with its column.
  await db.query(`ALTER TABLE remittance DROP COLUMN order_id`);
  await db.query(
    `CREATE UNIQUE INDEX remittance_open_uq ON remittance (subject_type, subject_id) WHERE status = 0`,
  );
  await db.query(`CREATE INDEX remittance_subject ON remittance (subject_type, subject_id)`);
  await db.query(`CREATE INDEX remittance_reference ON remittance (reference, id)`);
}
