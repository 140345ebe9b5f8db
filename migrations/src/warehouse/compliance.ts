import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs } from '../row-guards.js';

/** What is recorded of a device: its passport, notices to its maker, recalls, statements. */
export async function createCompliance(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What modules and people add to the passport of a piece; movements and listings are read where they are stored.
    CREATE TABLE passport_line (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT passport_line_pk PRIMARY KEY,
      serial_unit_id bigint NOT NULL CONSTRAINT passport_line_unit_fk REFERENCES serial_unit (id),
      -- Who may read it.
      company_id bigint NOT NULL CONSTRAINT passport_line_company_fk REFERENCES company (id),
      account_id bigint CONSTRAINT passport_line_account_fk REFERENCES account (id),
      kind text NOT NULL CONSTRAINT passport_line_kind_ck CHECK (kind ~ '^[a-z_]{3,40}$'),
      -- What it refers to; null: nothing else.
      subject_type text CONSTRAINT passport_line_subject_ck CHECK (subject_type ~ '^[a-z_]{3,40}$'),
      subject_id bigint,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- { text?, result? }
      facts jsonb NOT NULL DEFAULT '{}'
        CONSTRAINT passport_line_facts_ck CHECK (jsonb_typeof(facts) = 'object' AND length(facts::text) <= 8000),
      CONSTRAINT passport_line_whole_ck CHECK ((subject_type IS NULL) = (subject_id IS NULL)),
      CONSTRAINT passport_line_once_uq UNIQUE (serial_unit_id, kind, subject_type, subject_id)
    );
    CREATE INDEX passport_line_unit ON passport_line (serial_unit_id, at);
    CREATE INDEX passport_line_company ON passport_line (company_id);
    CREATE INDEX passport_line_account ON passport_line (account_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON passport_line FROM fovea_app;
    CREATE TRIGGER passport_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON passport_line
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'passport_line', { always: ['at'] });
  await db.query(`
    -- A dealer's notification to the maker of a used device before it is sold, and the maker's answer.
    CREATE TABLE device_notice (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT device_notice_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT device_notice_company_fk REFERENCES company (id),
      product_id bigint NOT NULL CONSTRAINT device_notice_product_fk REFERENCES product (id),
      serial_number text NOT NULL CONSTRAINT device_notice_serial_ck CHECK (serial_number <> ''),
      serial_key text GENERATED ALWAYS AS (upper(normalize(btrim(serial_number), NFKC))) STORED,
      trade_name text NOT NULL,
      generic_name text NOT NULL,
      model text NOT NULL,
      user_name text NOT NULL,
      earlier_users text NOT NULL,
      delivered_on date,
      servicing text NOT NULL,
      serviced_by text NOT NULL,
      condition_note text NOT NULL,
      past_repairs text NOT NULL,
      -- 0 draft, 1 sent, 2 answered.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT device_notice_status_ck CHECK (status IN (0, 1, 2)),
      sent_at timestamptz,
      sent_to text,
      -- When the maker was last reminded of it.
      reminded_at timestamptz,
      answered_on date,
      answer text NOT NULL DEFAULT '',
      instructions text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      search_text text GENERATED ALWAYS AS (lower(normalize(trade_name || ' ' || model || ' ' || serial_number,
        NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(trade_name || ' ' || model || ' ' || serial_number,
        NFKC)))) STORED,
      CONSTRAINT device_notice_sent_ck CHECK (
        (status > 0) = (sent_at IS NOT NULL) AND (sent_at IS NULL) = (sent_to IS NULL)),
      CONSTRAINT device_notice_reminded_ck CHECK (reminded_at IS NULL OR reminded_at >= sent_at),
      CONSTRAINT device_notice_answered_ck CHECK (
        (status = 2) = (answered_on IS NOT NULL) AND (status = 2) = (answer <> ''))
    );
    CREATE INDEX device_notice_company_id ON device_notice (company_id, id);
    CREATE INDEX device_notice_product_id ON device_notice (product_id, id);
    CREATE INDEX device_notice_status ON device_notice (status, id);
    CREATE INDEX device_notice_created_at ON device_notice (created_at, id);
    CREATE INDEX device_notice_serial_key ON device_notice (serial_key, id);
    CREATE INDEX device_notice_silent ON device_notice (coalesce(reminded_at, sent_at)) WHERE status = 1;
    CREATE INDEX device_notice_search_text ON device_notice USING gin (search_text gin_trgm_ops);
    CREATE INDEX device_notice_search_bigrams ON device_notice USING gin (search_bigrams array_ops);
    CREATE TRIGGER device_notice_move BEFORE UPDATE OF status ON device_notice FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('device_notice', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('device_notice', NULL, 0), ('device_notice', 0, 1), ('device_notice', 1, 2);
  `);
  await db.query(`
    -- A range is \`A001~A099\`, or one number; numbers of one length are compared character by character.
    CREATE FUNCTION is_in_ranges(number text, ranges text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT EXISTS (
        SELECT FROM unnest(ranges) AS said (range)
        CROSS JOIN LATERAL (SELECT split_part(range, '~', 1) AS first, regexp_replace(range, '^.*~', '') AS last) AS ends
        WHERE length(number) = length(first) AND number COLLATE "C" BETWEEN first AND last)
    $$;
  `);
  await db.query(`
    CREATE FUNCTION is_recalled(serials text[], lots text[], serial text, lot text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT cardinality(serials) = 0 AND cardinality(lots) = 0
        OR coalesce(is_in_ranges(upper(normalize(btrim(serial), NFKC)), serials), false)
        OR coalesce(is_in_ranges(upper(normalize(btrim(lot), NFKC)), lots), false)
    $$;
  `);
  await db.query(`
    -- By the calendar of whoever received or sold it; of lots everything with the number, wherever it is by now.
    CREATE FUNCTION is_moved_within(moved smallint, first date, last date, unit bigint, product bigint, lot text)
    RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT moved = 0 OR EXISTS (
        SELECT FROM (
          SELECT m.type, m.created_at, m.company_id FROM stock_movement m
          WHERE m.serial_unit_id = unit AND m.place = 1 AND m.step > 0
          UNION ALL
          SELECT m.type, m.created_at, m.company_id FROM stock s
          JOIN stock_part part ON part.stock_id = s.id AND part.lot_number = lot
          JOIN stock_movement m ON m.part_id = part.id AND m.place = 1 AND m.step > 0
          WHERE s.product_id = product) AS found
        JOIN company c ON c.id = found.company_id
        WHERE CASE moved WHEN 1 THEN found.type = 11 ELSE found.type BETWEEN 21 AND 23 END
          AND (found.created_at AT TIME ZONE c.time_zone)::date
            BETWEEN coalesce(first, '-infinity') AND coalesce(last, 'infinity'))
    $$;
  `);
  await db.query(`
    -- Devices that their maker recalls: which, who holds or held one, and what became of them.
    CREATE TABLE recall (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recall_pk PRIMARY KEY,
      sn text GENERATED ALWAYS AS ('RC' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT recall_sn_uq UNIQUE,
      brand_id bigint NOT NULL CONSTRAINT recall_brand_fk REFERENCES brand (id),
      -- In capitals and half width, as serials and lots; without either: every piece of the models.
      models text[] NOT NULL CONSTRAINT recall_models_ck CHECK (cardinality(models) BETWEEN 1 AND 50),
      serials text[] NOT NULL DEFAULT '{}' CONSTRAINT recall_serials_ck CHECK (cardinality(serials) <= 200),
      lots text[] NOT NULL DEFAULT '{}' CONSTRAINT recall_lots_ck CHECK (cardinality(lots) <= 200),
      -- How grave it is: 1 the gravest, 3 the least.
      class smallint NOT NULL CONSTRAINT recall_class_ck CHECK (class IN (1, 2, 3)),
      -- 1 returned, 2 corrected, 3 patients monitored.
      action smallint NOT NULL CONSTRAINT recall_action_ck CHECK (action IN (1, 2, 3)),
      name_c text NOT NULL,
      name_e text NOT NULL,
      name_j text NOT NULL,
      reason_c text NOT NULL,
      reason_e text NOT NULL,
      reason_j text NOT NULL,
      measures_c text NOT NULL,
      measures_e text NOT NULL,
      measures_j text NOT NULL,
      announced_on date NOT NULL,
      -- Where the maker or the authority published it, and its number there.
      source text NOT NULL CONSTRAINT recall_source_ck CHECK (source ~ '^https?://[^[:space:]]+$'),
      reference text NOT NULL DEFAULT '',
      -- 0 draft, 1 open, 2 closed.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT recall_status_ck CHECK (status IN (0, 1, 2)),
      opened_at timestamptz,
      closed_at timestamptz,
      report text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      search_text text GENERATED ALWAYS AS (lower(normalize(name_c || ' ' || name_e || ' ' || name_j || ' ' || reference,
        NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(name_c || ' ' || name_e || ' ' || name_j || ' ' || reference,
        NFKC)))) STORED,
      -- 0 whenever it was, 1 received, 2 sold, lent or given on trial, within these days.
      moved smallint NOT NULL DEFAULT 0 CONSTRAINT recall_moved_ck CHECK (moved IN (0, 1, 2)),
      moved_from date,
      moved_until date,
      CONSTRAINT recall_words_ck CHECK ('' <> ALL (ARRAY[name_c, name_e, name_j, reason_c, reason_e, reason_j,
        measures_c, measures_e, measures_j])),
      CONSTRAINT recall_opened_ck CHECK ((status > 0) = (opened_at IS NOT NULL)),
      CONSTRAINT recall_closed_ck CHECK ((status = 2) = (closed_at IS NOT NULL) AND (status = 2) = (report <> '')),
      CONSTRAINT recall_period_ck CHECK (
        (moved > 0) = (num_nonnulls(moved_from, moved_until) > 0) AND moved_until >= moved_from)
    );
    CREATE INDEX recall_brand_id ON recall (brand_id, id);
    CREATE INDEX recall_class ON recall (class, id);
    CREATE INDEX recall_status ON recall (status, id);
    CREATE INDEX recall_announced_on ON recall (announced_on, id);
    CREATE INDEX recall_created_at ON recall (created_at, id);
    CREATE INDEX recall_search_text ON recall USING gin (search_text gin_trgm_ops);
    CREATE INDEX recall_search_bigrams ON recall USING gin (search_bigrams array_ops);
    CREATE TRIGGER recall_move BEFORE UPDATE OF status ON recall FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('recall', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('recall', NULL, 0), ('recall', 0, 1), ('recall', 1, 2);
  `);
  await db.query(`
    -- Who was notified.
    CREATE TABLE recall_party (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recall_party_pk PRIMARY KEY,
      recall_id bigint NOT NULL CONSTRAINT recall_party_recall_fk REFERENCES recall (id),
      -- A merchant, or somebody who bought a piece.
      company_id bigint CONSTRAINT recall_party_company_fk REFERENCES company (id),
      account_id bigint CONSTRAINT recall_party_account_fk REFERENCES account (id),
      -- 0 notified, 1 acknowledged, 2 settled.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT recall_party_status_ck CHECK (status IN (0, 1, 2)),
      told_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      acknowledged_at timestamptz,
      acknowledged_by bigint CONSTRAINT recall_party_by_fk REFERENCES account (id),
      -- 1 returned, 2 corrected, 3 destroyed, 4 none left.
      outcome smallint CONSTRAINT recall_party_outcome_ck CHECK (outcome BETWEEN 1 AND 4),
      settled_at timestamptz,
      notes text NOT NULL DEFAULT '' CONSTRAINT recall_party_notes_ck CHECK (length(notes) <= 2000),
      CONSTRAINT recall_party_whose_ck CHECK (num_nonnulls(company_id, account_id) = 1),
      CONSTRAINT recall_party_once_uq UNIQUE NULLS NOT DISTINCT (recall_id, company_id, account_id),
      CONSTRAINT recall_party_acknowledged_ck CHECK (
        (status > 0) = (acknowledged_at IS NOT NULL) AND (acknowledged_at IS NULL) = (acknowledged_by IS NULL)),
      CONSTRAINT recall_party_settled_ck CHECK (
        (status = 2) = (settled_at IS NOT NULL) AND (status = 2) = (outcome IS NOT NULL))
    );
    CREATE INDEX recall_party_company_id ON recall_party (company_id, id);
    CREATE INDEX recall_party_account_id ON recall_party (account_id, id);
    CREATE INDEX recall_party_acknowledged_by ON recall_party (acknowledged_by, id);
    CREATE INDEX recall_party_status ON recall_party (status, id);
    CREATE INDEX recall_party_told_at ON recall_party (told_at, id);
    REVOKE DELETE, TRUNCATE ON recall_party FROM fovea_app;
    CREATE TRIGGER recall_party_move BEFORE UPDATE OF status ON recall_party FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_move('recall_party', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('recall_party', NULL, 0), ('recall_party', 0, 1), ('recall_party', 1, 2);
  `);
  await db.query(`
    CREATE TABLE recall_piece (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recall_piece_pk PRIMARY KEY,
      party_id bigint NOT NULL CONSTRAINT recall_piece_party_fk REFERENCES recall_party (id),
      product_id bigint CONSTRAINT recall_piece_product_fk REFERENCES product (id),
      goods_id bigint CONSTRAINT recall_piece_goods_fk REFERENCES goods (id),
      serial_unit_id bigint CONSTRAINT recall_piece_unit_fk REFERENCES serial_unit (id),
      serial_number text NOT NULL DEFAULT '',
      lot_number text NOT NULL DEFAULT '',
      quantity int NOT NULL CONSTRAINT recall_piece_quantity_ck CHECK (quantity > 0),
      -- 1 on hand, 2 between two places, 3 gone, 4 offered, 5 bought.
      whereabouts smallint NOT NULL CONSTRAINT recall_piece_whereabouts_ck CHECK (whereabouts BETWEEN 1 AND 5),
      -- Who got it, where it is gone; the number of the document that records it.
      customer_id bigint CONSTRAINT recall_piece_customer_fk REFERENCES customer (id),
      paper text NOT NULL DEFAULT '',
      CONSTRAINT recall_piece_what_ck CHECK (num_nonnulls(product_id, goods_id) > 0),
      CONSTRAINT recall_piece_once_uq UNIQUE NULLS NOT DISTINCT
        (party_id, product_id, goods_id, serial_unit_id, lot_number, whereabouts, customer_id, paper)
    );
    CREATE INDEX recall_piece_product_id ON recall_piece (product_id, id) WHERE product_id IS NOT NULL;
    CREATE INDEX recall_piece_goods_id ON recall_piece (goods_id, id) WHERE goods_id IS NOT NULL;
    CREATE INDEX recall_piece_serial_unit_id ON recall_piece (serial_unit_id, id) WHERE serial_unit_id IS NOT NULL;
    CREATE INDEX recall_piece_customer_id ON recall_piece (customer_id, id) WHERE customer_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON recall_piece FROM fovea_app;
  `);
  await db.query(`
    -- Who disinfected a used device and wiped its data, when and how.
    CREATE TABLE clean_statement (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT clean_statement_pk PRIMARY KEY,
      sn text GENERATED ALWAYS AS ('CS' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT clean_statement_sn_uq UNIQUE,
      company_id bigint NOT NULL CONSTRAINT clean_statement_company_fk REFERENCES company (id),
      product_id bigint NOT NULL CONSTRAINT clean_statement_product_fk REFERENCES product (id),
      serial_number text NOT NULL CONSTRAINT clean_statement_serial_ck CHECK (serial_number <> ''),
      serial_key text GENERATED ALWAYS AS (upper(normalize(btrim(serial_number), NFKC))) STORED,
      cleaned_on date NOT NULL,
      cleaned_by text NOT NULL CONSTRAINT clean_statement_by_ck CHECK (cleaned_by <> ''),
      -- 1 wiped with alcohol, 2 hypochlorite, 3 ultraviolet light, 4 ethylene oxide, 5 steam, 9 another.
      method smallint NOT NULL CONSTRAINT clean_statement_method_ck CHECK (method IN (1, 2, 3, 4, 5, 9)),
      agent text NOT NULL,
      -- 1 wiped, 2 it keeps no patient's data, 3 its storage was taken out.
      patient_data smallint NOT NULL CONSTRAINT clean_statement_data_ck CHECK (patient_data IN (1, 2, 3)),
      wiped_on date,
      wiped_by text NOT NULL,
      wipe_method text NOT NULL,
      remark text NOT NULL,
      -- Who states it, by adding it.
      account_id bigint CONSTRAINT clean_statement_account_fk REFERENCES account (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      withdrawn_at timestamptz,
      withdrawn_reason text NOT NULL DEFAULT '',
      search_text text GENERATED ALWAYS AS (lower(normalize(serial_number || ' ' || cleaned_by, NFKC))) STORED,
      search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(serial_number || ' ' || cleaned_by,
        NFKC)))) STORED,
      CONSTRAINT clean_statement_wiped_ck CHECK (patient_data = 2 OR wiped_on IS NOT NULL AND wiped_by <> ''),
      CONSTRAINT clean_statement_withdrawn_ck CHECK ((withdrawn_at IS NULL) = (withdrawn_reason = ''))
    );
    CREATE INDEX clean_statement_company ON clean_statement (company_id, id);
    CREATE INDEX clean_statement_piece ON clean_statement (product_id, serial_key, id);
    CREATE INDEX clean_statement_account ON clean_statement (account_id);
    CREATE INDEX clean_statement_created_at ON clean_statement (created_at, id);
    CREATE INDEX clean_statement_search_text ON clean_statement USING gin (search_text gin_trgm_ops);
    CREATE INDEX clean_statement_search_bigrams ON clean_statement USING gin (search_bigrams array_ops);
    REVOKE DELETE, TRUNCATE ON clean_statement FROM fovea_app;
  `);
  await belongs(
    db,
    'recall_piece',
    `EXISTS (
    SELECT FROM recall_party y JOIN recall p ON p.id = y.recall_id WHERE y.id = a.party_id AND p.status = 1)`,
  );
}
