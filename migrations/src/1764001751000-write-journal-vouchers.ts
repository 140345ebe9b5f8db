import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, -1],
  [0, -2],
];
const KINDS = `'available', 'frozen', 'deposit', 'escrow', 'receivable', 'fee', 'gateway', 'bank', 'refunds', 'tax', 'suspense',
  'loss', 'exchange', 'external'`;
const BELOW = `'gateway', 'bank', 'receivable', 'exchange', 'loss', 'external'`;
const ACCOUNTS = `'bank', 'gateway', 'suspense', 'fee', 'tax', 'loss', 'cost'`;

/** Journal vouchers: money of the house that no other paper books, and what providers and banks charge. */
export class WriteJournalVouchers1764001751000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await setKinds(db, `${KINDS}, 'cost'`, `${BELOW}, 'cost'`);
    await db.query(`INSERT INTO account_code (kind, code, name) VALUES ('cost', '5310', '支払手数料')`);
    await db.query(`
      CREATE TABLE journal_voucher (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT journal_voucher_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('JV' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT journal_voucher_sn_uq UNIQUE,
        -- 1 what a provider pays to our bank, 2 what a bank charges, 3 a correction.
        kind smallint NOT NULL CONSTRAINT journal_voucher_kind_ck CHECK (kind BETWEEN 1 AND 3),
        debit_kind text NOT NULL CONSTRAINT journal_voucher_debit_ck CHECK (debit_kind IN (${ACCOUNTS})),
        credit_kind text NOT NULL CONSTRAINT journal_voucher_credit_ck CHECK (credit_kind IN (${ACCOUNTS})),
        currency text NOT NULL CONSTRAINT journal_voucher_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        amount bigint NOT NULL CONSTRAINT journal_voucher_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
        -- Part of the amount that the provider kept.
        fee bigint NOT NULL DEFAULT 0
          CONSTRAINT journal_voucher_fee_ck CHECK (fee = 0 OR kind = 1 AND fee BETWEEN 1 AND amount - 1),
        -- What comes to our bank account; below nothing what leaves it.
        bank_amount bigint NOT NULL GENERATED ALWAYS AS (
          CASE WHEN debit_kind = 'bank' THEN amount - fee WHEN credit_kind = 'bank' THEN -amount ELSE 0 END) STORED,
        value_day date,
        reference text NOT NULL DEFAULT '' CONSTRAINT journal_voucher_reference_ck CHECK (length(reference) <= 60),
        reason text NOT NULL CONSTRAINT journal_voucher_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
        -- 0 under review, 1 booked, -1 refused, -2 taken back.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT journal_voucher_status_ck CHECK (status IN (0, 1, -1, -2)),
        decision_id bigint CONSTRAINT journal_voucher_decision_uq UNIQUE
          CONSTRAINT journal_voucher_decision_fk REFERENCES approval_decision (id),
        made_by bigint NOT NULL CONSTRAINT journal_voucher_made_by_fk REFERENCES account (id),
        withdrawn_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT journal_voucher_accounts_ck CHECK (debit_kind <> credit_kind AND CASE kind
          WHEN 1 THEN (debit_kind, credit_kind) = ('bank', 'gateway')
          WHEN 2 THEN (debit_kind, credit_kind) = ('cost', 'bank') ELSE true END),
        -- What a bank did has its day and its name there.
        CONSTRAINT journal_voucher_bank_ck CHECK (kind = 3 OR value_day IS NOT NULL AND reference <> ''),
        CONSTRAINT journal_voucher_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
        CONSTRAINT journal_voucher_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
      )`);
    for (const column of ['status', 'kind', 'currency', 'reference', 'created_at', 'made_by'])
      await db.query(`CREATE INDEX journal_voucher_${column} ON journal_voucher (${column}, id)`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON journal_voucher FROM fovea_app`);
    await db.query(`GRANT UPDATE (status, decision_id, withdrawn_at) ON journal_voucher TO fovea_app`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('journal_voucher', $1, $2)`,
        [from, to],
      );
    await db.query(`
      CREATE TRIGGER journal_voucher_move AFTER UPDATE OF status ON journal_voucher FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('journal_voucher', 'status')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE journal_voucher`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'journal_voucher'`);
    await db.query(`DELETE FROM account_code WHERE kind = 'cost'`);
    await setKinds(db, KINDS, BELOW);
  }
}

/** Which kinds of accounts there are, and which of them may lie below zero. */
async function setKinds(db: QueryRunner, kinds: string, below: string): Promise<void> {
  await db.query(`
    ALTER TABLE ledger_account
      DROP CONSTRAINT ledger_account_kind_ck,
      DROP CONSTRAINT ledger_account_not_negative_ck,
      ADD CONSTRAINT ledger_account_kind_ck CHECK (kind IN (${kinds})),
      ADD CONSTRAINT ledger_account_not_negative_ck CHECK (balance >= 0 OR kind IN (${below}))`);
}
