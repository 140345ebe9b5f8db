import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { dateByClock } from '../row-guards.js';

/** What members on monthly payment may owe, and the bills they get for it. */
export async function createMonthBills(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What members on monthly payment may owe. What is refunded after a bill was paid counts against the next month's:
    -- until then the platform owes it to the member.
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
      CONSTRAINT credit_limit_company_uq UNIQUE (company_id, currency)
    );
  `);
  await db.query(`
    -- Monthly bills.
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
      due_at timestamptz CONSTRAINT month_bill_due_ck CHECK (status NOT IN (10, 20, 30) OR price > 0
        AND due_at IS NOT NULL),
      reminded_at timestamptz,
      pay_time timestamptz,
      pay_type smallint,
      -- Equal to its own id where a posted write-off says that it is written off.
      written_off bigint,
      CONSTRAINT month_bill_month_uq UNIQUE (account_id, currency, month),
      CONSTRAINT month_bill_paid_ck CHECK ((status = 30) = (pay_time IS NOT NULL)
        AND (status = 30) = (pay_type IS NOT NULL)),
      CONSTRAINT month_bill_void_ck CHECK (status <> 40 OR price = 0 OR written_off IS NOT NULL),
      CONSTRAINT month_bill_written_off_ck CHECK (written_off IS NULL OR written_off = id AND status = 40)
    );
    CREATE INDEX month_bill_month ON month_bill (month, id);
    CREATE INDEX month_bill_status ON month_bill (status, id);
    CREATE INDEX month_bill_closes ON month_bill (closes_at) WHERE status = 0;
    CREATE INDEX month_bill_due ON month_bill (due_at) WHERE status IN (10, 20);
    CREATE INDEX month_bill_written_off ON month_bill (written_off) WHERE written_off IS NOT NULL;
    CREATE TRIGGER month_bill_move BEFORE UPDATE OF status ON month_bill FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('monthly_bill', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('monthly_bill', NULL, 0), ('monthly_bill', 0, 10), ('monthly_bill', 0, 40), ('monthly_bill', 10, 20),
      ('monthly_bill', 10, 30), ('monthly_bill', 20, 30), ('monthly_bill', 20, 40);
  `);
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
      CONSTRAINT month_bill_line_cause_uq UNIQUE (cause_type, cause_id, step, type)
    );
    CREATE INDEX month_bill_line_bill ON month_bill_line (bill_id, id);
    -- A bill is the sum of its lines.
    CREATE FUNCTION add_to_month_bill() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    END $$;
    CREATE TRIGGER month_bill_line_open AFTER INSERT ON month_bill_line FOR EACH ROW
      EXECUTE FUNCTION add_to_month_bill();
    CREATE TRIGGER month_bill_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON month_bill_line
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'month_bill_line', { always: ['created_at'] });
  await db.query(`
    -- The write-off of a bill: one member of finance requests it, another posts or rejects it.
    CREATE TABLE write_off (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT write_off_pk PRIMARY KEY,
      sn text NOT NULL GENERATED ALWAYS AS ('WO' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT write_off_sn_uq UNIQUE,
      bill_id bigint NOT NULL CONSTRAINT write_off_bill_fk REFERENCES month_bill (id),
      reason text NOT NULL CONSTRAINT write_off_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
      -- 0 under review, 1 posted, -1 rejected, -2 withdrawn.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT write_off_status_ck CHECK (status IN (0, 1, -1, -2)),
      decision_id bigint CONSTRAINT write_off_decision_uq UNIQUE
        CONSTRAINT write_off_decision_fk REFERENCES approval_decision (id),
      made_by bigint NOT NULL CONSTRAINT write_off_made_by_fk REFERENCES account (id),
      withdrawn_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- Its bill once it is posted, for the bill to refer to.
      booked_bill_id bigint GENERATED ALWAYS AS (CASE WHEN status = 1 THEN bill_id END) STORED
        CONSTRAINT write_off_booked_uq UNIQUE,
      CONSTRAINT write_off_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
      CONSTRAINT write_off_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX write_off_open_uq ON write_off (bill_id) WHERE status IN (0, 1);
    CREATE INDEX write_off_bill_id ON write_off (bill_id, id);
    CREATE INDEX write_off_status ON write_off (status, id);
    CREATE INDEX write_off_created_at ON write_off (created_at, id);
    CREATE INDEX write_off_made_by ON write_off (made_by, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON write_off FROM fovea_app;
    GRANT UPDATE (status, decision_id, withdrawn_at) ON write_off TO fovea_app;
    CREATE TRIGGER write_off_move AFTER UPDATE OF status ON write_off FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('write_off', 'status');
    ALTER TABLE month_bill ADD CONSTRAINT month_bill_written_off_fk FOREIGN KEY (written_off)
      REFERENCES write_off (booked_bill_id);
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('write_off', NULL, 0), ('write_off', 0, -2), ('write_off', 0, -1), ('write_off', 0, 1);
  `);
  await withhold(db, 'write_off', { always: ['created_at'], onInsert: ['withdrawn_at'] });
  await dateByClock(db, 'write_off', 'withdrawn_at');
}
