import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';
import { createInvoices } from './order/shipping.js';

/** How the server reads contents: days instead of instants, freight as one of the lines. */
const CONTENT = `p.content - '{orderNo,orderedAt,paidAt,freight}'::text[] || jsonb_build_object(
  'subjectNo', o.order_no,
  'transactedOn', to_char(o.created_at AT TIME ZONE z.zone, 'YYYY-MM-DD'),
  'paidOn', to_char((p.content->>'paidAt')::timestamptz AT TIME ZONE z.zone, 'YYYY-MM-DD'),
  'isToCompany', coalesce(p.content->'isToCompany', 'false'),
  'destination', coalesce(p.content->'destination', '[]'),
  'department', NULL, 'transfer', NULL, 'amends', NULL, 'original', NULL,
  'issuer', p.content->'issuer' || jsonb_build_object('country', coalesce(c.country, s.country)),
  'lines', (SELECT coalesce(jsonb_agg(l.line || '{"kind": "goods", "ratePercent": null}' ORDER BY l.at), '[]')
    FROM jsonb_array_elements(p.content->'lines') WITH ORDINALITY l (line, at))
    || CASE WHEN (p.content->>'freight')::bigint > 0 THEN jsonb_build_array(jsonb_build_object('kind', 'freight',
      'name', NULL, 'quantity', 1, 'unitPrice', p.content->'freight', 'amount', p.content->'freight',
      'ratePercent', NULL)) ELSE '[]' END)`;

/** Names of a content's addressee, in whatever languages it has them. */
const COUNTERPARTY = `CASE jsonb_typeof(p.content->'addressee') WHEN 'string' THEN p.content->>'addressee'
  ELSE concat_ws(' ', p.content->'addressee'->>'c', p.content->'addressee'->>'e', p.content->'addressee'->>'j') END`;

/**
 * Documents that are numbered and kept as issued: invoices and receipts, their corrections, and credit notes. Found by day,
 * amount and counterparty, as the electronic records law of Japan requires (電子帳簿保存法施行規則 4条).
 */
export class CreateTaxDocuments1796003044092 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Numbers without gaps.
      CREATE TABLE tax_document_counter (
        issuer_type text NOT NULL
          CONSTRAINT tax_document_counter_type_ck CHECK (issuer_type IN ('member', 'company', 'platform')),
        issuer_id bigint NOT NULL,
        kind smallint NOT NULL,
        year smallint NOT NULL,
        last int NOT NULL CONSTRAINT tax_document_counter_last_ck CHECK (last > 0),
        CONSTRAINT tax_document_counter_pk PRIMARY KEY (issuer_type, issuer_id, kind, year)
      );
      REVOKE DELETE, TRUNCATE ON tax_document_counter FROM fovea_app;
    `);
    await db.query(`
      CREATE TABLE tax_document (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT tax_document_pk PRIMARY KEY,
        -- 1 invoice, 2 receipt, 3 credit note, 4 delivery note.
        kind smallint NOT NULL CONSTRAINT tax_document_kind_ck CHECK (kind BETWEEN 1 AND 4),
        order_id bigint NOT NULL CONSTRAINT tax_document_order_fk REFERENCES orders (id),
        -- Of a credit note: what was refunded.
        refund_id bigint CONSTRAINT tax_document_refund_uq UNIQUE,
        -- The document that this one replaces, as its amounts were no longer those of the order.
        amends_id bigint CONSTRAINT tax_document_amends_uq UNIQUE,
        -- Of a credit note: the invoice or receipt whose amounts it reduces; NULL: none was issued before.
        original_id bigint,
        issuer_type text NOT NULL,
        issuer_id bigint NOT NULL,
        year smallint NOT NULL,
        seq int NOT NULL CONSTRAINT tax_document_seq_ck CHECK (seq > 0),
        number text NOT NULL,
        -- Whose staff may read it; NULL: the platform's alone.
        company_id bigint CONSTRAINT tax_document_company_fk REFERENCES company (id),
        recipient_id bigint NOT NULL CONSTRAINT tax_document_recipient_fk REFERENCES account (id),
        -- Days where the issuer is.
        transacted_on date NOT NULL,
        issued_on date NOT NULL,
        currency char(3) NOT NULL CONSTRAINT tax_document_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        total bigint NOT NULL CONSTRAINT tax_document_total_ck CHECK (total > 0),
        counterparty text NOT NULL,
        -- As it was issued: kept for good.
        content jsonb NOT NULL,
        -- The number of the red-letter fapiao that the tax system of China gave for a refund.
        red_letter_number text CONSTRAINT tax_document_red_letter_ck
          CHECK (red_letter_number IS NULL OR (kind = 3 AND red_letter_number ~ '^[0-9A-Za-z-]{8,30}$')),
        -- How often it was given out: from the second time on it is marked as a reissue.
        issues int NOT NULL DEFAULT 1 CONSTRAINT tax_document_issues_ck CHECK (issues > 0),
        issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        counterparty_text text GENERATED ALWAYS AS (lower(normalize(counterparty, NFKC))) STORED,
        counterparty_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(counterparty, NFKC)))) STORED,
        CONSTRAINT tax_document_number_uq UNIQUE (issuer_type, issuer_id, kind, year, seq),
        CONSTRAINT tax_document_order_uq UNIQUE (id, order_id),
        CONSTRAINT tax_document_kind_uq UNIQUE (id, order_id, kind),
        CONSTRAINT tax_document_refund_ck CHECK ((kind = 3) = (refund_id IS NOT NULL)),
        CONSTRAINT tax_document_original_ck CHECK (kind = 3 OR original_id IS NULL),
        CONSTRAINT tax_document_amends_ck CHECK (kind <> 3 OR amends_id IS NULL),
        CONSTRAINT tax_document_year_ck CHECK (year = extract(year FROM issued_on)),
        CONSTRAINT tax_document_refund_fk FOREIGN KEY (refund_id, order_id) REFERENCES refund (id, order_id),
        CONSTRAINT tax_document_amends_fk FOREIGN KEY (amends_id, order_id, kind)
          REFERENCES tax_document (id, order_id, kind),
        CONSTRAINT tax_document_original_fk FOREIGN KEY (original_id, order_id) REFERENCES tax_document (id, order_id)
      );
      -- One of a kind, but for its corrections.
      CREATE UNIQUE INDEX tax_document_once_uq ON tax_document (order_id, kind) WHERE amends_id IS NULL AND kind <> 3;
      CREATE INDEX tax_document_order ON tax_document (order_id, kind, id);
      CREATE INDEX tax_document_original ON tax_document (original_id) WHERE original_id IS NOT NULL;
      CREATE INDEX tax_document_recipient ON tax_document (recipient_id, issued_on, id);
      CREATE INDEX tax_document_company ON tax_document (company_id, issued_on, id);
      CREATE INDEX tax_document_issued_on ON tax_document (issued_on, id);
      CREATE INDEX tax_document_transacted_on ON tax_document (transacted_on, id);
      CREATE INDEX tax_document_total ON tax_document (total, id);
      CREATE INDEX tax_document_number ON tax_document (number, id);
      CREATE INDEX tax_document_currency ON tax_document (currency, id);
      CREATE INDEX tax_document_by_kind ON tax_document (kind, id);
      CREATE INDEX tax_document_counterparty_text ON tax_document USING gin (counterparty_text gin_trgm_ops);
      CREATE INDEX tax_document_counterparty_bigrams ON tax_document USING gin (counterparty_bigrams array_ops);
    `);
    await db.query(`
      INSERT INTO tax_document_counter SELECT * FROM order_paper_counter;
      INSERT INTO tax_document (id, kind, order_id, issuer_type, issuer_id, year, seq, number, company_id, recipient_id,
        transacted_on, issued_on, currency, total, counterparty, content, issues, issued_at)
      OVERRIDING SYSTEM VALUE
      SELECT p.id, p.kind, p.order_id, p.issuer_type, p.issuer_id, p.year, p.seq, p.number, o.company_id, o.buyer_id,
        (o.created_at AT TIME ZONE z.zone)::date, (p.issued_at AT TIME ZONE z.zone)::date, o.currency,
        (p.content->>'total')::bigint, ${COUNTERPARTY}, ${CONTENT}, p.issues, p.issued_at
      FROM order_paper p JOIN orders o ON o.id = p.order_id JOIN account s ON s.id = o.seller_id
      LEFT JOIN company c ON c.id = o.company_id, LATERAL (SELECT coalesce(c.time_zone, 'UTC') AS zone) z;
      SELECT setval(pg_get_serial_sequence('tax_document', 'id'), max(id)) FROM tax_document HAVING max(id) IS NOT NULL;
      DROP TABLE order_paper, order_paper_counter;
      -- The log calls them by their new name.
      ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
      UPDATE audit_log SET subject_type = 'tax_document' WHERE subject_type = 'order_paper';
      ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;
    `);
    await db.query(`
      REVOKE DELETE, TRUNCATE ON tax_document FROM fovea_app;
      REVOKE UPDATE ON tax_document FROM fovea_app;
      GRANT UPDATE (issues, red_letter_number) ON tax_document TO fovea_app;
    `);
    await withhold(db, 'tax_document', { always: ['issued_at'] });
    await db.query(`
      -- What its line is taxed at, in hundredths of a percent; NULL: placed before lines had it, at several rates.
      ALTER TABLE order_line ADD COLUMN tax_rate int CONSTRAINT order_line_tax_rate_ck CHECK (tax_rate BETWEEN 0 AND 10000);
      UPDATE order_line l SET tax_rate = x.rate
      FROM (SELECT order_id, min(rate) AS rate FROM order_tax GROUP BY order_id HAVING count(*) = 1) x
      WHERE x.order_id = l.order_id;
      CREATE FUNCTION order_line_tax_rate_fixed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        RAISE EXCEPTION 'order %: its line is taxed', OLD.order_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_placement_fixed_ck';
      END $$;
      -- Of what was won it follows from the address.
      GRANT UPDATE (tax_rate) ON order_line TO fovea_app;
      CREATE TRIGGER order_line_tax_rate_fixed BEFORE UPDATE OF tax_rate ON order_line FOR EACH ROW
        WHEN (OLD.tax_rate IS NOT NULL AND OLD.tax_rate IS DISTINCT FROM NEW.tax_rate)
        EXECUTE FUNCTION order_line_tax_rate_fixed();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER order_line_tax_rate_fixed ON order_line;
      DROP FUNCTION order_line_tax_rate_fixed;
      ALTER TABLE order_line DROP COLUMN tax_rate;
      DROP TABLE tax_document, tax_document_counter;
    `);
    await createInvoices(db);
  }
}
