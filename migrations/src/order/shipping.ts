import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';

/** Parcels, invoices and receipts. */
export async function createShipping(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What is sent of an order: parcels, each with its lines.
    CREATE TABLE shipment (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT shipment_pk PRIMARY KEY,
      order_id bigint NOT NULL CONSTRAINT shipment_order_fk REFERENCES orders (id),
      -- 0: collected by the buyer.
      carrier smallint NOT NULL CONSTRAINT shipment_carrier_ck CHECK (carrier BETWEEN 0 AND 99),
      logistics_code text NOT NULL DEFAULT '' CONSTRAINT shipment_logistics_ck CHECK (length(logistics_code) <= 60),
      -- 0 handed over for sending, 1 sent, 2 delivered, 3 came back, 9 cancelled.
      status smallint NOT NULL CONSTRAINT shipment_status_ck CHECK (status IN (0, 1, 2, 3, 9)),
      sent_at timestamptz,
      ended_at timestamptz,
      account_id bigint NOT NULL CONSTRAINT shipment_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT shipment_own_uq UNIQUE (id, order_id),
      CONSTRAINT shipment_sent_ck CHECK ((status IN (1, 2, 3)) = (sent_at IS NOT NULL)),
      CONSTRAINT shipment_ended_ck CHECK ((status IN (2, 3)) = (ended_at IS NOT NULL)),
      CONSTRAINT shipment_code_ck CHECK (status IN (0, 9) OR carrier = 0 OR logistics_code <> '')
    );
    CREATE INDEX shipment_order_id ON shipment (order_id, id);
    CREATE INDEX shipment_status ON shipment (status, id);
    CREATE INDEX shipment_created_at ON shipment (created_at, id);
    CREATE INDEX shipment_account_id ON shipment (account_id, id);
    REVOKE DELETE, TRUNCATE ON shipment FROM fovea_app;
    CREATE TRIGGER shipment_move BEFORE UPDATE OF status ON shipment FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('send', 'status');
  `);
  await db.query(`
    CREATE TABLE shipment_line (
      order_id bigint NOT NULL,
      shipment_id bigint NOT NULL,
      line smallint NOT NULL,
      quantity int NOT NULL CONSTRAINT shipment_line_quantity_ck CHECK (quantity > 0),
      CONSTRAINT shipment_line_pk PRIMARY KEY (shipment_id, line),
      CONSTRAINT shipment_line_shipment_fk FOREIGN KEY (shipment_id, order_id) REFERENCES shipment (id, order_id),
      CONSTRAINT shipment_line_line_fk FOREIGN KEY (order_id, line) REFERENCES order_line (order_id, line)
    );
    CREATE INDEX shipment_line_order ON shipment_line (order_id, line);
    CREATE INDEX shipment_line_shipment ON shipment_line (shipment_id, order_id);
    REVOKE DELETE, TRUNCATE ON shipment_line FROM fovea_app;
  `);
  await db.query(`
    CREATE TABLE shipment_file (
      shipment_id bigint NOT NULL CONSTRAINT shipment_file_shipment_fk REFERENCES shipment (id),
      sort smallint NOT NULL CONSTRAINT shipment_file_sort_ck CHECK (sort BETWEEN 1 AND 20),
      file_id bigint NOT NULL CONSTRAINT shipment_file_file_fk REFERENCES file (id),
      CONSTRAINT shipment_file_pk PRIMARY KEY (shipment_id, sort),
      CONSTRAINT shipment_file_once_uq UNIQUE (shipment_id, file_id)
    );
    CREATE INDEX shipment_file_file ON shipment_file (file_id);
  `);
  await db.query(`
    -- Who issues invoices and receipts.
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
    );
    CREATE INDEX invoice_issuer_by ON invoice_issuer (issued_by, id);
  `);
  await createInvoices(db);
}

/** Invoices and receipts, and their counters. */
export async function createInvoices(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Their numbers, without gaps.
    CREATE TABLE order_paper_counter (
      issuer_type text NOT NULL CONSTRAINT order_paper_counter_type_ck CHECK (issuer_type IN ('member', 'company',
        'platform')),
      issuer_id bigint NOT NULL,
      kind smallint NOT NULL,
      year smallint NOT NULL,
      last int NOT NULL CONSTRAINT order_paper_counter_last_ck CHECK (last > 0),
      CONSTRAINT order_paper_counter_pk PRIMARY KEY (issuer_type, issuer_id, kind, year)
    );
    REVOKE DELETE, TRUNCATE ON order_paper_counter FROM fovea_app;
  `);
  await db.query(`
    -- Invoices and receipts as they were issued.
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
      -- As it was issued: kept for good.
      content jsonb NOT NULL,
      -- How often it was issued: from the second time on it is marked as a reissue.
      issues int NOT NULL DEFAULT 1 CONSTRAINT order_paper_issues_ck CHECK (issues > 0),
      issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT order_paper_once_uq UNIQUE (order_id, kind),
      CONSTRAINT order_paper_number_uq UNIQUE (issuer_type, issuer_id, kind, year, seq)
    );
    REVOKE DELETE, TRUNCATE ON order_paper FROM fovea_app;
    CREATE TRIGGER order_paper_kept BEFORE UPDATE ON order_paper FOR EACH ROW
      WHEN ((OLD.order_id, OLD.kind, OLD.issuer_type, OLD.issuer_id, OLD.year, OLD.seq, OLD.number, OLD.content,
        OLD.issued_at)
            IS DISTINCT FROM
            (NEW.order_id, NEW.kind, NEW.issuer_type, NEW.issuer_id, NEW.year, NEW.seq, NEW.number, NEW.content,
              NEW.issued_at))
      EXECUTE FUNCTION orders_refuse_change('order_paper_kept_ck', 'kept as it was issued');
  `);
  await withhold(db, 'order_paper', { always: ['issued_at'] });
}
