import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 10],
  [10, 20],
  [10, 30],
  [10, 40],
  [40, 20],
  [40, 50],
];

/** Money that members put on their balance; a capture keeps the number of its document, by which people know it. */
export class CreateRecharge1764000120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE SEQUENCE recharge_no_seq`);
    await db.query(`
      CREATE TABLE recharge (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recharge_pk PRIMARY KEY,
        order_no text NOT NULL DEFAULT 'R' || to_char(clock_timestamp(), 'YYYYMMDD') || '-'
          || lpad(nextval('recharge_no_seq')::text, 6, '0') CONSTRAINT recharge_order_no_uq UNIQUE,
        account_id bigint NOT NULL CONSTRAINT recharge_account_fk REFERENCES account (id),
        amount bigint NOT NULL CONSTRAINT recharge_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        currency char(3) NOT NULL CONSTRAINT recharge_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        status smallint NOT NULL DEFAULT 10,
        expires_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '2 hours',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`CREATE INDEX recharge_account ON recharge (account_id, id DESC)`);
    await db.query(`CREATE INDEX recharge_expiring ON recharge (expires_at) WHERE status = 10`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('recharge', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER recharge_move BEFORE UPDATE OF status ON recharge FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('recharge', 'status')`);
    await db.query(`
      CREATE TRIGGER recharge_append_only BEFORE UPDATE ON recharge FOR EACH ROW
      WHEN ((OLD.account_id, OLD.amount, OLD.currency) IS DISTINCT FROM (NEW.account_id, NEW.amount, NEW.currency))
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE DELETE, TRUNCATE ON recharge FROM fovea_app`);
    await db.query(`ALTER TABLE capture ADD COLUMN reference text NOT NULL DEFAULT ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE capture DROP COLUMN reference`);
    await db.query(`DROP TABLE recharge`);
    await db.query(`DROP SEQUENCE recharge_no_seq`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'recharge'`);
  }
}
