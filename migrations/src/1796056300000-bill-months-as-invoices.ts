import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';

const KINDS = `'available', 'frozen', 'deposit', 'escrow', 'receivable', 'fee', 'gateway', 'bank', 'refunds', 'tax', 'suspense',
  'loss', 'exchange', 'external', 'cost'`;
const BELOW_ZERO = `'gateway', 'bank', 'receivable', 'exchange', 'loss', 'external', 'cost'`;

const accountKinds = (kinds: string, belowZero: string): string => `
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_kind_ck, DROP CONSTRAINT ledger_account_not_negative_ck,
    ADD CONSTRAINT ledger_account_kind_ck CHECK (kind IN (${kinds})),
    ADD CONSTRAINT ledger_account_not_negative_ck CHECK (balance >= 0 OR kind IN (${belowZero}));`;

/** A line's amount goes to the total of its kind. */
const addToBill = (totals: string): string => `
  CREATE OR REPLACE FUNCTION add_to_month_bill() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    UPDATE month_bill SET price = price + NEW.amount, ${totals}
    WHERE id = NEW.bill_id AND status = 0;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'bill % takes no more lines', NEW.bill_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'month_bill_line_open_ck';
    END IF;
    RETURN NULL;
  END $$;`;

const totalOf = (column: string, type: number): string =>
  `${column} = ${column} + CASE NEW.type WHEN ${type} THEN NEW.amount ELSE 0 END`;

/**
 * Bills of months are qualified invoices: their tax is computed once per rate, what that differs from the tax of their orders
 * is posted, goods are a kind of their own beside parts and service, and payments are rows.
 */
export class BillMonthsAsInvoices1796056300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ${accountKinds(`${KINDS}, 'rounding'`, `${BELOW_ZERO}, 'rounding'`)}
      -- With the next id, which a database of an earlier release has passed.
      INSERT INTO account_code (id, kind, code, name) OVERRIDING SYSTEM VALUE
      SELECT coalesce(max(id), 0) + 1, 'rounding', '4090', '端数調整' FROM account_code;
      SELECT setval('account_code_id_seq', max(id)) FROM account_code;
    `);
    await db.query(`
      ALTER TABLE month_bill DROP CONSTRAINT month_bill_price_ck,
        ADD COLUMN goods_total bigint NOT NULL DEFAULT 0,
        ADD COLUMN paid bigint NOT NULL DEFAULT 0,
        -- Per rate, once the month is over: [{rate, isQualified, base, tax, orderTax}], rates in hundredths of a percent.
        ADD COLUMN taxes jsonb;
      -- Orders are of goods: parts and service belong to repairs and viewings.
      UPDATE month_bill SET goods_total = type1_total, type1_total = 0, paid = CASE status WHEN 30 THEN price ELSE 0 END;
      ALTER TABLE month_bill
        ADD CONSTRAINT month_bill_price_ck CHECK (price = type1_total + type2_total + goods_total),
        ADD CONSTRAINT month_bill_paid_sum_ck CHECK (paid BETWEEN 0 AND greatest(price, 0)),
        ADD CONSTRAINT month_bill_settled_ck CHECK ((status = 30) = (price > 0 AND paid = price));
      ALTER TABLE month_bill_line DROP CONSTRAINT month_bill_line_type_ck,
        ADD CONSTRAINT month_bill_line_type_ck CHECK (type IN (1, 2, 3));
      ALTER TABLE month_bill_line DISABLE TRIGGER month_bill_line_append_only;
      UPDATE month_bill_line SET type = 3 WHERE type = 1;
      ALTER TABLE month_bill_line ENABLE TRIGGER month_bill_line_append_only;
      ${addToBill([totalOf('type1_total', 1), totalOf('type2_total', 2), totalOf('goods_total', 3)].join(', '))}
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('monthly_bill', 30, 10), ('monthly_bill', 30, 20);
    `);
    await db.query(`
      CREATE TABLE month_bill_payment (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT month_bill_payment_pk PRIMARY KEY,
        bill_id bigint NOT NULL CONSTRAINT month_bill_payment_bill_fk REFERENCES month_bill (id),
        -- Below 0: the reversal of another.
        amount bigint NOT NULL CONSTRAINT month_bill_payment_amount_ck CHECK (amount <> 0),
        pay_type smallint NOT NULL CONSTRAINT month_bill_payment_type_ck CHECK (pay_type IN (1, 2, 4)),
        paid_at timestamptz NOT NULL,
        -- The customer's own payment; NULL: recorded by finance.
        capture_id bigint CONSTRAINT month_bill_payment_capture_uq UNIQUE
          CONSTRAINT month_bill_payment_capture_fk REFERENCES capture (id),
        made_by bigint CONSTRAINT month_bill_payment_made_by_fk REFERENCES account (id),
        remark text NOT NULL DEFAULT '',
        reverses_id bigint CONSTRAINT month_bill_payment_reverses_uq UNIQUE,
        reversed bigint GENERATED ALWAYS AS (-amount) STORED,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT month_bill_payment_row_uq UNIQUE (id, bill_id, amount),
        CONSTRAINT month_bill_payment_reversal_ck
          CHECK ((amount < 0) = (reverses_id IS NOT NULL) AND (amount > 0 OR capture_id IS NULL)),
        CONSTRAINT month_bill_payment_reverses_fk FOREIGN KEY (reverses_id, bill_id, reversed)
          REFERENCES month_bill_payment (id, bill_id, amount)
      );
      CREATE INDEX month_bill_payment_bill ON month_bill_payment (bill_id, id);
      INSERT INTO month_bill_payment (bill_id, amount, pay_type, paid_at, capture_id)
      SELECT b.id, b.price, b.pay_type, b.pay_time, c.id FROM month_bill b
      LEFT JOIN capture c ON (c.subject_type, c.subject_id) = ('month_bill', b.id) WHERE b.status = 30 ORDER BY b.id;
      -- What finance recorded is known by its payment.
      ALTER TABLE journal_entry DISABLE TRIGGER USER;
      UPDATE journal_entry e SET cause_type = 'month_bill_payment', cause_id = p.id FROM month_bill_payment p
      WHERE (e.cause_type, e.cause_id, e.step) = ('month_bill', p.bill_id, 'settle') AND p.capture_id IS NULL;
      ALTER TABLE journal_entry ENABLE TRIGGER USER;
      ALTER TABLE bank_line DISABLE TRIGGER USER;
      UPDATE bank_line s SET subject_type = 'month_bill_payment', subject_id = p.id FROM month_bill_payment p
      WHERE (s.subject_type, s.subject_id) = ('month_bill', p.bill_id) AND p.capture_id IS NULL;
      ALTER TABLE bank_line ENABLE TRIGGER USER;
      -- A bill is paid once its payments are its price, and owed again once one of them is reversed.
      CREATE FUNCTION pay_month_bill() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        bill month_bill;
      BEGIN
        SELECT * INTO bill FROM month_bill WHERE id = NEW.bill_id FOR UPDATE;
        IF bill.status NOT IN (10, 20, 30) THEN
          RAISE EXCEPTION 'bill % is not owed', NEW.bill_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'month_bill_payment_state_ck';
        END IF;
        IF NEW.amount > bill.price - bill.paid THEN
          RAISE EXCEPTION 'so much of bill % is not owed', NEW.bill_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'month_bill_payment_sum_ck';
        END IF;
        -- Days of the bank are those of the platform's zone.
        IF NEW.reverses_id IS NULL AND ((NEW.paid_at AT TIME ZONE 'Asia/Tokyo')::date < (bill.closes_at AT TIME ZONE 'Asia/Tokyo')::date
            OR NEW.paid_at > clock_timestamp()) THEN
          RAISE EXCEPTION 'bill % was not paid then', NEW.bill_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'month_bill_payment_day_ck';
        END IF;
        IF EXISTS (SELECT FROM month_bill_payment p WHERE p.id = NEW.reverses_id AND p.capture_id IS NOT NULL) THEN
          RAISE EXCEPTION 'payment % is its payer''s own', NEW.reverses_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'month_bill_payment_own_ck';
        END IF;
        UPDATE month_bill b SET paid = n.paid,
          status = CASE WHEN n.paid = b.price THEN 30 WHEN b.status <> 30 THEN b.status
            WHEN b.due_at <= clock_timestamp() THEN 20 ELSE 10 END,
          pay_time = CASE WHEN n.paid = b.price THEN NEW.paid_at END,
          pay_type = CASE WHEN n.paid = b.price THEN NEW.pay_type END
        FROM (SELECT bill.paid + NEW.amount AS paid) n WHERE b.id = bill.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER month_bill_payment_pays AFTER INSERT ON month_bill_payment FOR EACH ROW
        EXECUTE FUNCTION pay_month_bill();
      CREATE TRIGGER month_bill_payment_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON month_bill_payment
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON month_bill_payment FROM fovea_app;
    `);
    await withhold(db, 'month_bill_payment', { always: ['created_at'] });
    await db.query(`
      ALTER TABLE tax_document ALTER COLUMN order_id DROP NOT NULL,
        DROP CONSTRAINT tax_document_kind_ck,
        -- 1 invoice, 2 receipt, 3 credit note, 4 delivery note, 5 invoice of a month.
        ADD CONSTRAINT tax_document_kind_ck CHECK (kind BETWEEN 1 AND 5),
        ADD COLUMN month_bill_id bigint CONSTRAINT tax_document_month_bill_uq UNIQUE
          CONSTRAINT tax_document_month_bill_fk REFERENCES month_bill (id),
        ADD CONSTRAINT tax_document_subject_ck
          CHECK ((kind = 5) = (month_bill_id IS NOT NULL) AND (kind = 5) = (order_id IS NULL));
      GRANT INSERT (month_bill_id) ON tax_document TO fovea_app;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE tax_document DISABLE TRIGGER USER;
      DELETE FROM tax_document WHERE kind = 5;
      DELETE FROM tax_document_counter WHERE kind = 5;
      ALTER TABLE tax_document ENABLE TRIGGER USER;
      ALTER TABLE tax_document DROP COLUMN month_bill_id, ALTER COLUMN order_id SET NOT NULL,
        DROP CONSTRAINT tax_document_kind_ck,
        ADD CONSTRAINT tax_document_kind_ck CHECK (kind BETWEEN 1 AND 4);
      ALTER TABLE journal_entry DISABLE TRIGGER USER;
      UPDATE journal_entry e SET cause_type = 'month_bill', cause_id = p.bill_id FROM month_bill_payment p
      WHERE (e.cause_type, e.cause_id, e.step) = ('month_bill_payment', p.id, 'settle');
      ALTER TABLE journal_entry ENABLE TRIGGER USER;
      ALTER TABLE bank_line DISABLE TRIGGER USER;
      UPDATE bank_line s SET subject_type = 'month_bill', subject_id = p.bill_id FROM month_bill_payment p
      WHERE (s.subject_type, s.subject_id) = ('month_bill_payment', p.id);
      ALTER TABLE bank_line ENABLE TRIGGER USER;
      DROP TABLE month_bill_payment;
      DROP FUNCTION pay_month_bill;
      DELETE FROM state_transition WHERE machine = 'monthly_bill' AND from_status = 30;
      ALTER TABLE month_bill_line DISABLE TRIGGER month_bill_line_append_only;
      UPDATE month_bill_line SET type = 1 WHERE type = 3;
      ALTER TABLE month_bill_line ENABLE TRIGGER month_bill_line_append_only;
      ALTER TABLE month_bill_line DROP CONSTRAINT month_bill_line_type_ck,
        ADD CONSTRAINT month_bill_line_type_ck CHECK (type IN (1, 2));
      ALTER TABLE month_bill DROP CONSTRAINT month_bill_price_ck, DROP CONSTRAINT month_bill_paid_sum_ck,
        DROP CONSTRAINT month_bill_settled_ck;
      UPDATE month_bill SET type1_total = type1_total + goods_total;
      ALTER TABLE month_bill DROP COLUMN goods_total, DROP COLUMN paid, DROP COLUMN taxes,
        ADD CONSTRAINT month_bill_price_ck CHECK (price = type1_total + type2_total);
      ${addToBill([totalOf('type1_total', 1), totalOf('type2_total', 2)].join(', '))}
      DELETE FROM account_code WHERE kind = 'rounding';
      ${accountKinds(KINDS, BELOW_ZERO)}
    `);
  }
}
