import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [from: number | null, to: number]> = [
  [null, 0],
  [0, 10],
  [0, 40],
  [10, 30],
  [10, 20],
  [20, 30],
  [20, 40],
];

/** What members on monthly payment may owe, and the bills they get for it. */
export class BillByMonth1764000700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // What is given back after a bill was paid counts against the next month's: for so long we owe it to the member.
    await db.query(`ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_receivable_ck`);
    await db.query(`
      CREATE TABLE credit_limit (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT credit_limit_pk PRIMARY KEY,
        account_id bigint CONSTRAINT credit_limit_account_fk REFERENCES account (id),
        company_id bigint CONSTRAINT credit_limit_company_fk REFERENCES company (id),
        currency text NOT NULL CONSTRAINT credit_limit_currency_ck CHECK (currency IN ('CNY', 'JPY', 'USD')),
        -- In whole units.
        credit_limit bigint NOT NULL CONSTRAINT credit_limit_limit_ck CHECK (credit_limit >= 0),
        remark text NOT NULL DEFAULT '',
        CONSTRAINT credit_limit_whose_ck CHECK (num_nonnulls(account_id, company_id) = 1),
        CONSTRAINT credit_limit_account_uq UNIQUE (account_id, currency),
        CONSTRAINT credit_limit_company_uq UNIQUE (company_id, currency))`);
    await db.query(`
      CREATE TABLE month_bill (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT month_bill_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT month_bill_account_fk REFERENCES account (id),
        currency text NOT NULL CONSTRAINT month_bill_currency_ck CHECK (currency IN ('CNY', 'JPY', 'USD')),
        month text NOT NULL CONSTRAINT month_bill_month_ck CHECK (month ~ '^20\\d\\d-(0[1-9]|1[0-2])$'),
        -- The first instant of the next month where the customer is.
        closes_at timestamptz NOT NULL,
        status smallint NOT NULL DEFAULT 0 CONSTRAINT month_bill_status_ck CHECK (status IN (0, 10, 20, 30, 40)),
        type1_total bigint NOT NULL DEFAULT 0,
        type2_total bigint NOT NULL DEFAULT 0,
        price bigint NOT NULL DEFAULT 0 CONSTRAINT month_bill_price_ck CHECK (price = type1_total + type2_total),
        remark text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        due_at timestamptz CONSTRAINT month_bill_due_ck CHECK (status NOT IN (10, 20, 30) OR price > 0 AND due_at IS NOT NULL),
        reminded_at timestamptz,
        pay_time timestamptz,
        pay_type smallint,
        write_off_by bigint CONSTRAINT month_bill_asker_fk REFERENCES account (id),
        write_off_note text,
        written_off_by bigint CONSTRAINT month_bill_second_fk REFERENCES account (id),
        CONSTRAINT month_bill_month_uq UNIQUE (account_id, currency, month),
        CONSTRAINT month_bill_paid_ck CHECK ((status = 30) = (pay_time IS NOT NULL) AND (status = 30) = (pay_type IS NOT NULL)),
        CONSTRAINT month_bill_void_ck CHECK (status <> 40 OR price = 0 OR written_off_by IS NOT NULL),
        CONSTRAINT month_bill_two_ck CHECK (written_off_by IS NULL OR
          status = 40 AND write_off_by IS NOT NULL AND written_off_by <> write_off_by))`);
    await db.query(`
      CREATE TABLE month_bill_line (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT month_bill_line_pk PRIMARY KEY,
        bill_id bigint NOT NULL CONSTRAINT month_bill_line_bill_fk REFERENCES month_bill (id),
        type smallint NOT NULL CONSTRAINT month_bill_line_type_ck CHECK (type IN (1, 2)),
        amount bigint NOT NULL CONSTRAINT month_bill_line_amount_ck CHECK (amount <> 0),
        title text NOT NULL,
        -- Of the journal's entry; what is carried from month to month moves no money and names its bill.
        cause_type text NOT NULL,
        cause_id bigint NOT NULL,
        step text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT month_bill_line_cause_uq UNIQUE (cause_type, cause_id, step, type))`);
    await db.query(`
      CREATE FUNCTION add_to_month_bill() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE month_bill SET price = price + NEW.amount,
          type1_total = type1_total + CASE NEW.type WHEN 1 THEN NEW.amount ELSE 0 END,
          type2_total = type2_total + CASE NEW.type WHEN 2 THEN NEW.amount ELSE 0 END
        WHERE id = NEW.bill_id AND status = 0;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'bill % takes no more lines', NEW.bill_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'month_bill_line_open_ck';
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER month_bill_line_open AFTER INSERT ON month_bill_line FOR EACH ROW
      EXECUTE FUNCTION add_to_month_bill()`);
    await db.query(`
      CREATE TRIGGER month_bill_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON month_bill_line
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      INSERT INTO state_transition (machine, from_status, to_status)
      VALUES ${MOVES.map(([from, to]) => `('monthly_bill', ${from ?? 'NULL'}, ${to})`).join(', ')}`);
    await db.query(`
      CREATE TRIGGER month_bill_move BEFORE UPDATE OF status ON month_bill FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('monthly_bill', 'status')`);
    for (const [name, columns] of Object.entries({
      month_bill_month: 'month_bill (month, id)',
      month_bill_status: 'month_bill (status, id)',
      month_bill_closes: 'month_bill (closes_at) WHERE status = 0',
      month_bill_due: 'month_bill (due_at) WHERE status IN (10, 20)',
      month_bill_asker: 'month_bill (write_off_by)',
      month_bill_second: 'month_bill (written_off_by)',
      month_bill_line_bill: 'month_bill_line (bill_id, id)',
    }))
      await db.query(`CREATE INDEX ${name} ON ${columns}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['month_bill_line', 'month_bill', 'credit_limit'])
      await db.query(`DROP TABLE ${table}`);
    await db.query(`DROP FUNCTION add_to_month_bill`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'monthly_bill'`);
    await db.query(`
      ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_receivable_ck CHECK (kind <> 'receivable' OR balance <= 0)`);
  }
}
