import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of one checkout are paid at once: one payment of their group, and of it a capture for each order (O2). */
export class PayOrdersTogether1764001220000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE orders ADD CONSTRAINT orders_of_group_uq UNIQUE (id, payment_group_id)`);
    await db.query(`
      ALTER TABLE payment ADD CONSTRAINT payment_parts_uq
        UNIQUE (id, subject_type, subject_id, payer_id, method, currency)`);
    await db.query(`
      ALTER TABLE capture DROP CONSTRAINT capture_payment_fk, DROP CONSTRAINT capture_payment_once_uq,
        -- With whose other orders it was paid.
        ADD COLUMN payment_group_id bigint,
        -- What its payment is a payment of, and its whole amount where it has all of it.
        ADD COLUMN paid_type text GENERATED ALWAYS AS
          (CASE WHEN payment_group_id IS NULL THEN subject_type ELSE 'payment_group' END) STORED,
        ADD COLUMN paid_id bigint GENERATED ALWAYS AS (coalesce(payment_group_id, subject_id)) STORED,
        ADD COLUMN whole_amount bigint GENERATED ALWAYS AS
          (CASE WHEN payment_group_id IS NULL THEN amount END) STORED`);
    await db.query(`
      ALTER TABLE capture
        ADD CONSTRAINT capture_group_ck CHECK (payment_group_id IS NULL OR (subject_type = 'order' AND payment_id IS NOT NULL)),
        ADD CONSTRAINT capture_group_fk FOREIGN KEY (subject_id, payment_group_id)
          REFERENCES orders (id, payment_group_id),
        ADD CONSTRAINT capture_parts_fk
          FOREIGN KEY (payment_id, paid_type, paid_id, payer_id, method, currency)
          REFERENCES payment (id, subject_type, subject_id, payer_id, method, currency),
        ADD CONSTRAINT capture_payment_fk
          FOREIGN KEY (payment_id, subject_type, subject_id, payer_id, method, whole_amount, currency)
          REFERENCES payment (id, subject_type, subject_id, payer_id, method, amount, currency)`);
    await db.query(
      `CREATE UNIQUE INDEX capture_payment_once_uq ON capture (payment_id) WHERE payment_group_id IS NULL`,
    );
    await db.query(`CREATE INDEX capture_payment ON capture (payment_id)`);
    await db.query(
      `CREATE INDEX capture_group ON capture (subject_id, payment_group_id) WHERE payment_group_id IS NOT NULL`,
    );
    await keepCaptures(db, ', payment_group_id');
  }

  async down(db: QueryRunner): Promise<void> {
    await keepCaptures(db, '');
    await db.query(`DROP INDEX capture_payment_once_uq, capture_payment`);
    await db.query(`
      ALTER TABLE capture DROP COLUMN whole_amount, DROP COLUMN paid_id, DROP COLUMN paid_type,
        DROP COLUMN payment_group_id`);
    await db.query(`
      ALTER TABLE capture ADD CONSTRAINT capture_payment_once_uq UNIQUE (payment_id),
        ADD CONSTRAINT capture_payment_fk
          FOREIGN KEY (payment_id, subject_type, subject_id, payer_id, method, amount, currency)
          REFERENCES payment (id, subject_type, subject_id, payer_id, method, amount, currency)`);
    await db.query(`ALTER TABLE payment DROP CONSTRAINT payment_parts_uq`);
    await db.query(`ALTER TABLE orders DROP CONSTRAINT orders_of_group_uq`);
  }
}

/** What was taken, of whom and by what, stays as it is; `more` names a column beside those of the beginning. */
async function keepCaptures(db: QueryRunner, more: string): Promise<void> {
  const columns = (row: 'OLD' | 'NEW'): string =>
    `subject_type, subject_id, payment_id, payer_id, method, amount, currency${more}`
      .split(', ')
      .map((column) => `${row}.${column}`)
      .join(', ');
  await db.query(`DROP TRIGGER capture_append_only ON capture`);
  await db.query(`
    CREATE TRIGGER capture_append_only BEFORE UPDATE ON capture FOR EACH ROW
    WHEN ((${columns('OLD')}) IS DISTINCT FROM (${columns('NEW')})) EXECUTE FUNCTION refuse_change()`);
}
