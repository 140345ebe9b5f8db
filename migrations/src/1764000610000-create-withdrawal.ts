import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 0],
  [0, 1],
  [0, -1],
  [0, -2],
  [1, 2],
  [1, 3],
  [3, 1],
  [3, -3],
];

/** Above so many yen, yuan or dollars two people approve; staff change it. */
const LIMITS = [
  ['JPY', 1_000_000],
  ['CNY', 50_000],
  ['USD', 7_000],
] as const;

/** Money on its way from a balance to a bank: frozen when it is asked for, then paid or given back, once (M6). */
export class CreateWithdrawal1764000610000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createLimit(db);
    await db.query(`
      CREATE TABLE withdrawal (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT withdrawal_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('WD' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT withdrawal_sn_uq UNIQUE,
        -- Who asked; whose money it is where no company stands.
        account_id bigint NOT NULL CONSTRAINT withdrawal_account_fk REFERENCES account (id),
        company_id bigint CONSTRAINT withdrawal_company_fk REFERENCES company (id),
        owner_type text NOT NULL GENERATED ALWAYS AS (CASE WHEN company_id IS NULL THEN 'member' ELSE 'company' END) STORED,
        owner_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(company_id, account_id)) STORED,
        amount bigint NOT NULL CONSTRAINT withdrawal_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        currency text NOT NULL CONSTRAINT withdrawal_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        bank_account_id bigint NOT NULL,
        -- 0 under review, 1 approved, -1 rejected, 2 paid, 3 payout failed, -2 taken back, -3 given back.
        status smallint NOT NULL DEFAULT 0
          CONSTRAINT withdrawal_status_ck CHECK (status IN (0, 1, -1, 2, 3, -2, -3)),
        decision_id bigint CONSTRAINT withdrawal_decision_uq UNIQUE
          CONSTRAINT withdrawal_decision_fk REFERENCES approval_decision (id),
        -- Which payout of it this is: one more each time it is tried again.
        attempt smallint NOT NULL DEFAULT 1 CONSTRAINT withdrawal_attempt_ck CHECK (attempt >= 1),
        -- By when the payout of an approved one is recorded.
        deadline_at timestamptz,
        paid_at timestamptz,
        -- What the bank calls the transfer.
        bank_reference text NOT NULL DEFAULT '' CONSTRAINT withdrawal_reference_ck CHECK (length(bank_reference) <= 60),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT withdrawal_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
        CONSTRAINT withdrawal_deadline_ck CHECK ((status = 1) = (deadline_at IS NOT NULL)),
        CONSTRAINT withdrawal_paid_ck CHECK (((status = 2) = (paid_at IS NOT NULL)) AND (status = 2) = (bank_reference <> '')),
        -- It goes to its own owner, in its own currency.
        CONSTRAINT withdrawal_bank_account_fk FOREIGN KEY (owner_type, owner_id, currency, bank_account_id)
          REFERENCES bank_account (owner_type, owner_id, currency, id)
      )`);
    for (const column of ['company_id', 'account_id', 'status', 'created_at', 'currency'])
      await db.query(`CREATE INDEX withdrawal_${column} ON withdrawal (${column}, id)`);
    await db.query(
      `CREATE INDEX withdrawal_owner ON withdrawal (owner_type, owner_id, currency, bank_account_id)`,
    );
    await db.query(`CREATE INDEX withdrawal_due ON withdrawal (deadline_at) WHERE status = 1`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal FROM fovea_app`);
    await db.query(`
      GRANT UPDATE (status, decision_id, bank_account_id, attempt, deadline_at, paid_at, bank_reference)
        ON withdrawal TO fovea_app`);
    await holdStates(db);
    // However often it is asked: what was frozen leaves once.
    await db.query(`
      CREATE UNIQUE INDEX journal_entry_withdrawal_end_uq ON journal_entry (cause_id)
      WHERE cause_type = 'withdrawal' AND step IN ('payout', 'give_back')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX journal_entry_withdrawal_end_uq`);
    await db.query(`DROP TABLE withdrawal_history, withdrawal, withdrawal_limit`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'withdrawal'`);
  }
}

async function createLimit(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TABLE withdrawal_limit (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT withdrawal_limit_pk PRIMARY KEY,
      currency text NOT NULL CONSTRAINT withdrawal_limit_currency_uq UNIQUE
        CONSTRAINT withdrawal_limit_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      two_people_above bigint NOT NULL
        CONSTRAINT withdrawal_limit_amount_ck CHECK (two_people_above BETWEEN 0 AND 100000000000)
    )`);
  for (const [currency, amount] of LIMITS)
    await db.query(`INSERT INTO withdrawal_limit (currency, two_people_above) VALUES ($1, $2)`, [
      currency,
      amount,
    ]);
  await db.query(`REVOKE INSERT, DELETE, TRUNCATE ON withdrawal_limit FROM fovea_app`);
}

async function holdStates(db: QueryRunner): Promise<void> {
  for (const [from, to] of MOVES)
    await db.query(
      `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('withdrawal', $1, $2)`,
      [from, to],
    );
  await db.query(`
    CREATE TRIGGER withdrawal_move AFTER UPDATE OF status ON withdrawal FOR EACH ROW
    WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('withdrawal', 'status')`);
  await db.query(`
    CREATE TABLE withdrawal_history (
      withdrawal_id bigint NOT NULL CONSTRAINT withdrawal_history_withdrawal_fk REFERENCES withdrawal (id),
      seq smallint NOT NULL,
      machine text NOT NULL GENERATED ALWAYS AS ('withdrawal') STORED,
      from_key smallint NOT NULL,
      to_status smallint NOT NULL,
      -- Null: time did it.
      actor_id bigint CONSTRAINT withdrawal_history_actor_fk REFERENCES account (id),
      reason text CONSTRAINT withdrawal_history_reason_ck CHECK (length(reason) <= 500),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT withdrawal_history_pk PRIMARY KEY (withdrawal_id, seq),
      CONSTRAINT withdrawal_history_transition_fk FOREIGN KEY (machine, from_key, to_status)
        REFERENCES state_transition (machine, from_key, to_status)
    )`);
  await db.query(
    `CREATE INDEX withdrawal_history_transition ON withdrawal_history (machine, from_key, to_status)`,
  );
  await db.query(`
    CREATE INDEX withdrawal_history_actor ON withdrawal_history (actor_id) WHERE actor_id IS NOT NULL`);
  await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal_history FROM fovea_app`);
}
