import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';

/** The rate of tax that a transfer of an earlier release bore: the one of the fees of its currency that comes nearest. */
const RATE = `coalesce((SELECT (f.tax_rate * 100)::int FROM platform_fee f WHERE f.currency = t.currency
  ORDER BY abs(t.fee * f.tax_rate / 100 - t.fee_tax), f.id LIMIT 1), 0)`;

/**
 * What each transfer was charged as a fee, rate by rate, and what of it was returned with refunds: the lines of merchants'
 * monthly statements, which are the platform's qualified invoices for its fees.
 */
export class CreateFeeCharges1796062300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE fee_charge (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT fee_charge_pk PRIMARY KEY,
        transfer_id bigint NOT NULL CONSTRAINT fee_charge_transfer_fk REFERENCES transfer (id),
        -- Of the transfer, what was refunded to the buyer by then: 0 where the fee was charged.
        refunded bigint NOT NULL CONSTRAINT fee_charge_refunded_ck CHECK (refunded >= 0),
        -- Of the tax, in hundredths of a percent.
        rate int NOT NULL CONSTRAINT fee_charge_rate_ck CHECK (rate BETWEEN 0 AND 10000),
        -- Below 0 where they were returned.
        fee bigint NOT NULL,
        tax bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT fee_charge_step_uq UNIQUE (transfer_id, refunded, rate)
      );
      CREATE INDEX fee_charge_created_at ON fee_charge (created_at);
      INSERT INTO fee_charge (transfer_id, refunded, rate, fee, tax, created_at)
      SELECT t.id, 0, ${RATE}, t.fee, t.fee_tax, t.created_at FROM transfer t WHERE t.fee > 0 ORDER BY t.id;
      -- What refunds returned of the fee and its tax, as the transfer divides what its merchant did not bear.
      INSERT INTO fee_charge (transfer_id, refunded, rate, fee, tax, created_at)
      SELECT t.id, t.refunded, c.rate, -r.fee, r.fee - (t.refunded - t.returned), t.created_at
      FROM transfer t JOIN fee_charge c ON c.transfer_id = t.id,
        LATERAL (SELECT least(t.fee, t.refunded - t.returned, t.fee - t.fee * (t.gross - t.refunded) / t.gross) AS fee) r
      WHERE t.refunded > 0 AND t.refunded > t.returned ORDER BY t.id;
      -- Of each transfer: first its fee and tax, in the end nothing where all was refunded, and never less.
      CREATE FUNCTION fee_charges_sum() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        moved transfer;
        charged record;
      BEGIN
        SELECT * INTO moved FROM transfer WHERE id = NEW.transfer_id;
        SELECT sum(fee) FILTER (WHERE refunded = 0) AS fee, sum(tax) FILTER (WHERE refunded = 0) AS tax, sum(fee) AS fee_left,
          sum(tax) AS tax_left INTO charged FROM fee_charge WHERE transfer_id = NEW.transfer_id;
        IF charged.fee IS DISTINCT FROM moved.fee OR charged.tax IS DISTINCT FROM moved.fee_tax
            OR charged.fee_left < 0 OR charged.tax_left < 0
            OR moved.refunded = moved.gross AND charged.fee_left + charged.tax_left <> 0 THEN
          RAISE EXCEPTION 'transfer %: its fee is not what was charged', NEW.transfer_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'fee_charge_sum_ck';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER fee_charge_sum_ck AFTER INSERT ON fee_charge DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        EXECUTE FUNCTION fee_charges_sum();
      CREATE TRIGGER fee_charge_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON fee_charge
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON fee_charge FROM fovea_app;
    `);
    await withhold(db, 'fee_charge', { always: ['created_at'] });
    await db.query(`
      ALTER TABLE tax_document DROP CONSTRAINT tax_document_kind_ck, DROP CONSTRAINT tax_document_subject_ck,
        DROP CONSTRAINT tax_document_total_ck,
        -- 1 invoice, 2 receipt, 3 credit note, 4 delivery note, 5 invoice of a month, 6 statement of fees.
        ADD CONSTRAINT tax_document_kind_ck CHECK (kind BETWEEN 1 AND 6),
        -- In a month in which more fees were returned than charged, a statement is of less than nothing.
        ADD CONSTRAINT tax_document_total_ck CHECK (total > 0 OR kind = 6),
        -- Of a statement of fees: its month, 2026-10, where the platform is.
        ADD COLUMN statement_month text CONSTRAINT tax_document_statement_month_ck
          CHECK (statement_month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
        ADD CONSTRAINT tax_document_subject_ck CHECK ((kind = 5) = (month_bill_id IS NOT NULL)
          AND (kind = 6) = (statement_month IS NOT NULL) AND (kind IN (5, 6)) = (order_id IS NULL));
      CREATE UNIQUE INDEX tax_document_company_statement_uq ON tax_document (company_id, currency, statement_month)
        WHERE kind = 6 AND company_id IS NOT NULL;
      CREATE UNIQUE INDEX tax_document_member_statement_uq ON tax_document (recipient_id, currency, statement_month)
        WHERE kind = 6 AND company_id IS NULL;
      GRANT INSERT (statement_month) ON tax_document TO fovea_app;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE tax_document DISABLE TRIGGER USER;
      DELETE FROM tax_document WHERE kind = 6;
      DELETE FROM tax_document_counter WHERE kind = 6;
      ALTER TABLE tax_document ENABLE TRIGGER USER;
      ALTER TABLE tax_document DROP COLUMN statement_month, DROP CONSTRAINT tax_document_kind_ck,
        DROP CONSTRAINT tax_document_total_ck, DROP CONSTRAINT IF EXISTS tax_document_subject_ck,
        ADD CONSTRAINT tax_document_kind_ck CHECK (kind BETWEEN 1 AND 5),
        ADD CONSTRAINT tax_document_total_ck CHECK (total > 0),
        ADD CONSTRAINT tax_document_subject_ck
          CHECK ((kind = 5) = (month_bill_id IS NOT NULL) AND (kind = 5) = (order_id IS NULL));
      DROP TABLE fee_charge;
      DROP FUNCTION fee_charges_sum;
    `);
  }
}
