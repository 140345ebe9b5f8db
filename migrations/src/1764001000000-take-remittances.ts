import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 0],
  [0, 1],
  [0, -1],
  [0, 2],
];

const CURRENCIES = ['JPY', 'CNY', 'USD'] as const;

/** Bank transfers: to which account of the platform buyers send money, and what they say to have sent for an order (M6). */
export class TakeRemittances1764001000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createReceivingAccount(db);
    await db.query(`
      CREATE TABLE remittance (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT remittance_pk PRIMARY KEY,
        order_id bigint NOT NULL CONSTRAINT remittance_order_fk REFERENCES orders (id),
        buyer_id bigint NOT NULL CONSTRAINT remittance_buyer_fk REFERENCES account (id),
        -- What was due when it was told of.
        amount bigint NOT NULL CONSTRAINT remittance_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        currency char(3) NOT NULL CONSTRAINT remittance_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        -- To which account it was sent, as that stood then.
        payee text NOT NULL,
        bank_name text NOT NULL,
        branch_name text NOT NULL,
        account_type smallint NOT NULL,
        account_no text NOT NULL,
        -- 0 to be checked, 1 confirmed, -1 rejected, 2 credited to the balance.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT remittance_status_ck CHECK (status IN (0, 1, -1, 2)),
        -- What came instead of what was due.
        received_amount bigint,
        received_currency char(3) CONSTRAINT remittance_received_currency_ck CHECK (received_currency IN ('JPY', 'CNY', 'USD')),
        decided_by bigint CONSTRAINT remittance_decided_by_fk REFERENCES account (id),
        decided_at timestamptz,
        audit_notes text NOT NULL DEFAULT '' CONSTRAINT remittance_notes_ck CHECK (length(audit_notes) <= 1000),
        -- When finance is alarmed next, as long as nobody decides.
        alarm_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '3 days',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT remittance_decided_ck CHECK (
          (status <> 0) = (decided_at IS NOT NULL) AND (status = 0 OR decided_by IS NOT NULL)),
        CONSTRAINT remittance_self_ck CHECK (decided_by <> buyer_id),
        CONSTRAINT remittance_reason_ck CHECK (status IN (0, 1) OR audit_notes <> ''),
        CONSTRAINT remittance_received_ck CHECK (
          num_nulls(received_amount, received_currency) IN (0, 2) AND (status = 2) = (received_amount IS NOT NULL)
          AND received_amount BETWEEN 1 AND 10000000000000)
      )`);
    await db.query(`CREATE UNIQUE INDEX remittance_open_uq ON remittance (order_id) WHERE status = 0`);
    for (const column of ['order_id', 'status', 'buyer_id', 'created_at'])
      await db.query(`CREATE INDEX remittance_${column} ON remittance (${column}, id)`);
    await db.query(`CREATE INDEX remittance_decided_by ON remittance (decided_by)`);
    await db.query(`CREATE INDEX remittance_alarm ON remittance (alarm_at) WHERE status = 0`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('remittance', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER remittance_move BEFORE UPDATE OF status ON remittance FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('remittance', 'status')`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON remittance FROM fovea_app`);
    await db.query(`
      GRANT UPDATE (status, received_amount, received_currency, decided_by, decided_at, audit_notes, alarm_at)
        ON remittance TO fovea_app`);
    await db.query(`
      CREATE TABLE remittance_file (
        remittance_id bigint NOT NULL CONSTRAINT remittance_file_remittance_fk REFERENCES remittance (id),
        sort smallint NOT NULL CONSTRAINT remittance_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
        file_id bigint NOT NULL CONSTRAINT remittance_file_file_fk REFERENCES file (id),
        CONSTRAINT remittance_file_pk PRIMARY KEY (remittance_id, sort)
      )`);
    await db.query(`CREATE INDEX remittance_file_file ON remittance_file (file_id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON remittance_file FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE remittance_file, remittance, receiving_account`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'remittance'`);
  }
}

/** One for each currency; where no number stands, nobody pays by bank. */
async function createReceivingAccount(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE receiving_account (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT receiving_account_pk PRIMARY KEY,
      currency text NOT NULL CONSTRAINT receiving_account_currency_uq UNIQUE
        CONSTRAINT receiving_account_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      payee text NOT NULL DEFAULT '',
      bank_name text NOT NULL DEFAULT '',
      branch_name text NOT NULL DEFAULT '',
      -- 1 ordinary, 2 current, 4 savings.
      account_type smallint NOT NULL DEFAULT 1
        CONSTRAINT receiving_account_type_ck CHECK (account_type IN (1, 2, 4)),
      account_no text NOT NULL DEFAULT '',
      CONSTRAINT receiving_account_whole_ck CHECK (account_no = '' OR (payee <> '' AND bank_name <> ''))
    )`);
  for (const currency of CURRENCIES)
    await db.query(`INSERT INTO receiving_account (currency) VALUES ($1)`, [currency]);
  await db.query(`REVOKE INSERT, DELETE, TRUNCATE ON receiving_account FROM fovea_app`);
}
