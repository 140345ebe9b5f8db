import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices and receipts: who issues them, their numbers without gaps, and what each said when it was issued. */
export class IssueOrderPapers1764000400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE invoice_issuer (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT invoice_issuer_pk PRIMARY KEY,
        -- Null: the platform.
        company_id bigint CONSTRAINT invoice_issuer_company_fk REFERENCES company (id),
        issuer_name text NOT NULL CONSTRAINT invoice_issuer_name_ck CHECK (issuer_name <> ''),
        address text NOT NULL,
        phone text,
        registration_number text CONSTRAINT invoice_issuer_number_ck CHECK (registration_number ~ '^T[1-9][0-9]{12}$'),
        issued_by smallint NOT NULL DEFAULT 1 CONSTRAINT invoice_issuer_by_ck CHECK (issued_by IN (1, 2)),
        effective_from date NOT NULL,
        CONSTRAINT invoice_issuer_day_uq UNIQUE NULLS NOT DISTINCT (company_id, effective_from)
      )`);
    await db.query('CREATE INDEX invoice_issuer_by ON invoice_issuer (issued_by, id)');
    await db.query(`
      CREATE TABLE order_paper_counter (
        issuer_type text NOT NULL CONSTRAINT order_paper_counter_type_ck CHECK (issuer_type IN ('member', 'company', 'platform')),
        issuer_id bigint NOT NULL,
        kind smallint NOT NULL,
        year smallint NOT NULL,
        last int NOT NULL CONSTRAINT order_paper_counter_last_ck CHECK (last > 0),
        CONSTRAINT order_paper_counter_pk PRIMARY KEY (issuer_type, issuer_id, kind, year)
      )`);
    await db.query(`
      CREATE TABLE order_paper (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT order_paper_pk PRIMARY KEY,
        order_id bigint NOT NULL CONSTRAINT order_paper_order_fk REFERENCES orders (id),
        -- 1 invoice, 2 receipt.
        kind smallint NOT NULL CONSTRAINT order_paper_kind_ck CHECK (kind IN (1, 2)),
        issuer_type text NOT NULL,
        issuer_id bigint NOT NULL,
        year smallint NOT NULL,
        seq int NOT NULL CONSTRAINT order_paper_seq_ck CHECK (seq > 0),
        number text NOT NULL,
        -- What it said: kept for good.
        content jsonb NOT NULL,
        -- How often it was asked for: from the second time on it says that it is a reissue.
        issues int NOT NULL DEFAULT 1 CONSTRAINT order_paper_issues_ck CHECK (issues > 0),
        issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT order_paper_once_uq UNIQUE (order_id, kind),
        CONSTRAINT order_paper_number_uq UNIQUE (issuer_type, issuer_id, kind, year, seq)
      )`);
    await db.query(`REVOKE DELETE, TRUNCATE ON order_paper, order_paper_counter FROM fovea_app`);
    await db.query(`
      CREATE TRIGGER order_paper_kept BEFORE UPDATE ON order_paper FOR EACH ROW
      WHEN ((OLD.order_id, OLD.kind, OLD.issuer_type, OLD.issuer_id, OLD.year, OLD.seq, OLD.number, OLD.content, OLD.issued_at)
            IS DISTINCT FROM
            (NEW.order_id, NEW.kind, NEW.issuer_type, NEW.issuer_id, NEW.year, NEW.seq, NEW.number, NEW.content, NEW.issued_at))
      EXECUTE FUNCTION orders_refuse_change('order_paper_kept_ck', 'kept as it was issued')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE order_paper, order_paper_counter, invoice_issuer');
  }
}
