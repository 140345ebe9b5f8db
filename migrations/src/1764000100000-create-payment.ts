import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may be paid; module and table behind it are whose word it is. */
const SUBJECTS = `('order', 'payment_group', 'freight_bill', 'recharge', 'reservation', 'month_bill')`;

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 10],
  [0, 20],
  [10, 20],
  [0, 30],
  [10, 30],
  [0, 31],
  [10, 31],
  [0, 40],
  [10, 40],
  [40, 50],
  [20, 50],
];

/** Tries at paying, what was captured by them, and how much of it an order has and gave back (O2, M8). */
export class CreatePayment1764000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payment (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_pk PRIMARY KEY,
        subject_type text NOT NULL CONSTRAINT payment_subject_type_ck CHECK (subject_type IN ${SUBJECTS}),
        subject_id bigint NOT NULL,
        payer_id bigint NOT NULL CONSTRAINT payment_payer_fk REFERENCES account (id),
        method smallint NOT NULL CONSTRAINT payment_method_ck CHECK (method IN (1, 2, 3, 4)),
        amount bigint NOT NULL CONSTRAINT payment_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        currency char(3) NOT NULL CONSTRAINT payment_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        status smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_whole_uq
          UNIQUE (id, subject_type, subject_id, payer_id, method, amount, currency)
      )`);
    await db.query(`CREATE INDEX payment_subject ON payment (subject_type, subject_id)`);
    await db.query(`CREATE INDEX payment_payer ON payment (payer_id, id DESC)`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('payment', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER payment_move BEFORE UPDATE OF status ON payment FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('payment', 'status')`);
    await db.query(`
      CREATE TRIGGER payment_append_only BEFORE UPDATE ON payment FOR EACH ROW
      WHEN ((OLD.subject_type, OLD.subject_id, OLD.payer_id, OLD.method, OLD.amount, OLD.currency)
            IS DISTINCT FROM
            (NEW.subject_type, NEW.subject_id, NEW.payer_id, NEW.method, NEW.amount, NEW.currency))
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE DELETE, TRUNCATE ON payment FROM fovea_app`);

    await db.query(`
      CREATE TABLE capture (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT capture_pk PRIMARY KEY,
        subject_type text NOT NULL CONSTRAINT capture_subject_type_ck CHECK (subject_type IN ${SUBJECTS}),
        subject_id bigint NOT NULL,
        payment_id bigint CONSTRAINT capture_payment_once_uq UNIQUE,
        payer_id bigint NOT NULL CONSTRAINT capture_payer_fk REFERENCES account (id),
        method smallint NOT NULL CONSTRAINT capture_method_ck CHECK (method IN (1, 2, 3, 4)),
        amount bigint NOT NULL CONSTRAINT capture_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        prepaid bigint NOT NULL DEFAULT 0 CONSTRAINT capture_prepaid_ck CHECK (prepaid >= 0),
        refunded bigint NOT NULL DEFAULT 0,
        currency char(3) NOT NULL CONSTRAINT capture_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT capture_once_uq UNIQUE (subject_type, subject_id),
        CONSTRAINT capture_refunded_ck CHECK (refunded BETWEEN 0 AND amount + prepaid),
        CONSTRAINT capture_payment_fk
          FOREIGN KEY (payment_id, subject_type, subject_id, payer_id, method, amount, currency)
          REFERENCES payment (id, subject_type, subject_id, payer_id, method, amount, currency)
      )`);
    await db.query(`CREATE INDEX capture_payer ON capture (payer_id, id DESC)`);
    await db.query(`
      CREATE TRIGGER capture_append_only BEFORE UPDATE ON capture FOR EACH ROW
      WHEN ((OLD.subject_type, OLD.subject_id, OLD.payment_id, OLD.payer_id, OLD.method, OLD.amount, OLD.currency)
            IS DISTINCT FROM
            (NEW.subject_type, NEW.subject_id, NEW.payment_id, NEW.payer_id, NEW.method, NEW.amount, NEW.currency))
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE DELETE, TRUNCATE ON capture FROM fovea_app`);

    await db.query(`
      ALTER TABLE orders
        ADD COLUMN captured bigint NOT NULL DEFAULT 0,
        ADD COLUMN refunded bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_refunded_ck CHECK (0 <= refunded AND refunded <= captured)`);
    await db.query(
      `ALTER TABLE order_line ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT order_line_id_uq UNIQUE`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE order_line DROP COLUMN id`);
    await db.query(`ALTER TABLE orders DROP COLUMN refunded, DROP COLUMN captured`);
    await db.query(`DROP TABLE capture`);
    await db.query(`DROP TABLE payment`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'payment'`);
  }
}
