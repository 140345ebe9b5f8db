import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';

/** Payments, charges, captures and recharges. */
export async function createPayments(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Attempts at paying (O2).
    CREATE TABLE payment (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_pk PRIMARY KEY,
      subject_type text NOT NULL CONSTRAINT payment_subject_type_ck CHECK (subject_type IN ('order', 'payment_group',
        'freight_bill', 'recharge', 'reservation', 'month_bill')),
      subject_id bigint NOT NULL,
      payer_id bigint NOT NULL CONSTRAINT payment_payer_fk REFERENCES account (id),
      method smallint NOT NULL CONSTRAINT payment_method_ck CHECK (method IN (1, 2, 3, 4)),
      amount bigint NOT NULL CONSTRAINT payment_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000 OR amount = 0
        AND method = 1),
      currency char(3) NOT NULL CONSTRAINT payment_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      status smallint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      token text CONSTRAINT payment_token_uq UNIQUE,
      provider text,
      expires_at timestamptz,
      received_amount bigint,
      received_currency char(3),
      park_cause text,
      -- 1 credited to the payer's balance, 2 sent back the way it came.
      resolution smallint CONSTRAINT payment_resolution_ck CHECK (resolution IN (1, 2)),
      resolved_by bigint CONSTRAINT payment_resolved_by_fk REFERENCES account (id),
      resolve_note text,
      -- In which language the page of the payment is opened, the same each time; and that it is paid by a way that
      -- takes days.
      page_language text,
      waiting_at timestamptz,
      charge_id bigint CONSTRAINT payment_charge_uq UNIQUE,
      CONSTRAINT payment_whole_uq
        UNIQUE (id, subject_type, subject_id, payer_id, method, amount, currency),
      CONSTRAINT payment_provider_ck CHECK (provider IN ('sandbox', 'stripe')),
      CONSTRAINT payment_online_ck CHECK ((method = 4) =
        (token IS NOT NULL AND provider IS NOT NULL AND expires_at IS NOT NULL)),
      CONSTRAINT payment_parked_ck CHECK (
        num_nulls(received_amount, received_currency, park_cause) IN (0, 3)
        AND (status <> 40 OR park_cause IS NOT NULL)
        AND park_cause IN ('amount', 'currency', 'closed', 'late')),
      CONSTRAINT payment_parts_uq
        UNIQUE (id, subject_type, subject_id, payer_id, method, currency),
      CONSTRAINT payment_resolved_ck CHECK (
        num_nulls(resolution, resolved_by, resolve_note) IN (0, 3) AND (resolution IS NULL OR park_cause IS NOT NULL)
        AND length(resolve_note) BETWEEN 1 AND 500),
      CONSTRAINT payment_resolved_self_ck CHECK (resolved_by <> payer_id),
      CONSTRAINT payment_page_language_ck CHECK (page_language IN ('zh', 'en', 'ja')),
      CONSTRAINT payment_page_ck CHECK (method = 4 OR num_nonnulls(page_language, waiting_at) = 0),
      CONSTRAINT payment_charged_ck CHECK ((charge_id IS NOT NULL) = (method = 4 AND status IN (20, 40, 50)))
    );
    CREATE INDEX payment_subject ON payment (subject_type, subject_id);
    CREATE INDEX payment_payer ON payment (payer_id, id DESC);
    CREATE INDEX payment_expiring ON payment (expires_at) WHERE status IN (0, 10);
    CREATE INDEX payment_parked ON payment (id DESC) WHERE park_cause IS NOT NULL;
    CREATE INDEX payment_resolved_by ON payment (resolved_by) WHERE resolved_by IS NOT NULL;
    CREATE INDEX payment_parked_cause ON payment (park_cause, id DESC) WHERE park_cause IS NOT NULL;
    CREATE INDEX payment_parked_status ON payment (status, id DESC) WHERE park_cause IS NOT NULL;
    CREATE INDEX payment_parked_payer ON payment (payer_id, id) WHERE park_cause IS NOT NULL;
    CREATE INDEX payment_parked_currency ON payment (received_currency, id) WHERE park_cause IS NOT NULL;
    CREATE INDEX payment_parked_resolution ON payment (resolution, id) WHERE park_cause IS NOT NULL;
    CREATE INDEX payment_parked_created ON payment (created_at, id) WHERE park_cause IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON payment FROM fovea_app;
    CREATE TRIGGER payment_move BEFORE UPDATE OF status ON payment FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('payment', 'status');
    CREATE TRIGGER payment_append_only BEFORE UPDATE ON payment FOR EACH ROW
      WHEN ((OLD.subject_type, OLD.subject_id, OLD.payer_id, OLD.method, OLD.amount, OLD.currency)
            IS DISTINCT FROM
            (NEW.subject_type, NEW.subject_id, NEW.payer_id, NEW.method, NEW.amount, NEW.currency))
      EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER payment_charge_kept BEFORE UPDATE OF charge_id ON payment FOR EACH ROW
      WHEN (OLD.charge_id IS NOT NULL AND OLD.charge_id IS DISTINCT FROM NEW.charge_id)
      EXECUTE FUNCTION refuse_change();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('payment', NULL, 0), ('payment', 0, 10), ('payment', 0, 20), ('payment', 0, 30), ('payment', 0, 31),
      ('payment', 0, 40), ('payment', 10, 20), ('payment', 10, 30), ('payment', 10, 31), ('payment', 10, 40),
      ('payment', 20, 50), ('payment', 40, 50);
  `);
  await withhold(db, 'payment', { always: ['created_at'] });
  await db.query(`
    -- A charge is what a provider took from a payer, by the provider's own reference: it is received once, by exactly
    -- one payment, which is captured or held (M7, O2). A failed or expired payment never has one.
    CREATE TABLE payment_charge (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_charge_pk PRIMARY KEY,
      provider text NOT NULL CONSTRAINT payment_charge_provider_ck CHECK (provider IN ('sandbox', 'stripe')),
      provider_ref text NOT NULL,
      amount bigint NOT NULL CONSTRAINT payment_charge_amount_ck CHECK (amount > 0),
      currency text NOT NULL CONSTRAINT payment_charge_currency_ck CHECK (currency ~ '^[A-Z]{3}$'),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT payment_charge_once_uq UNIQUE (provider_ref, provider),
      -- Checked at the commit: the payment that receives a charge is written after it.
      CONSTRAINT payment_charge_payment_fk
        FOREIGN KEY (id) REFERENCES payment (charge_id) DEFERRABLE INITIALLY DEFERRED
    );
    CREATE INDEX payment_charge_created ON payment_charge (created_at);
    -- Neither the number nor the time is the server's to choose.
    REVOKE ALL ON payment_charge FROM fovea_app;
    GRANT SELECT, INSERT (provider, provider_ref, amount, currency) ON payment_charge TO fovea_app;
    CREATE TRIGGER payment_charge_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_charge
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    ALTER TABLE payment ADD CONSTRAINT payment_charge_fk FOREIGN KEY (charge_id) REFERENCES payment_charge (id);
  `);
  await db.query(`
    -- Messages of providers, each once (M7).
    CREATE TABLE payment_event (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_event_pk PRIMARY KEY,
      provider text NOT NULL,
      event_id text NOT NULL,
      payment_id bigint NOT NULL CONSTRAINT payment_event_payment_fk REFERENCES payment (id),
      is_success boolean NOT NULL,
      amount bigint NOT NULL,
      currency text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT payment_event_once_uq UNIQUE (provider, event_id)
    );
    CREATE INDEX payment_event_payment ON payment_event (payment_id);
    CREATE INDEX payment_event_created ON payment_event (created_at) WHERE is_success;
    REVOKE UPDATE, DELETE, TRUNCATE ON payment_event FROM fovea_app;
    CREATE TRIGGER payment_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_event
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'payment_event', { always: ['created_at'] });
  await db.query(`
    -- Refunds at the provider, tried by a job.
    CREATE TABLE payment_refund (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_refund_pk PRIMARY KEY,
      payment_id bigint NOT NULL CONSTRAINT payment_refund_payment_fk REFERENCES payment (id),
      amount bigint NOT NULL CONSTRAINT payment_refund_amount_ck CHECK (amount > 0),
      is_parked boolean NOT NULL,
      cause_type text NOT NULL,
      cause_id bigint NOT NULL,
      cause_step text NOT NULL,
      attempts smallint NOT NULL DEFAULT 0 CONSTRAINT payment_refund_attempts_ck CHECK (attempts BETWEEN 0 AND 5),
      next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      done_at timestamptz,
      failed_at timestamptz,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT payment_refund_cause_uq UNIQUE (cause_type, cause_id, cause_step),
      CONSTRAINT payment_refund_end_ck CHECK (done_at IS NULL OR failed_at IS NULL)
    );
    CREATE INDEX payment_refund_payment ON payment_refund (payment_id);
    CREATE INDEX payment_refund_waiting ON payment_refund (next_at) WHERE done_at IS NULL AND failed_at IS NULL;
    CREATE INDEX payment_refund_done ON payment_refund (done_at) WHERE done_at IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON payment_refund FROM fovea_app;
  `);
  await db.query(`
    -- Money taken for a document, once, and how much of it was refunded (O2, M8). It keeps the number of its document,
    -- by which people know it.
    CREATE TABLE capture (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT capture_pk PRIMARY KEY,
      subject_type text NOT NULL CONSTRAINT capture_subject_type_ck CHECK (subject_type IN ('order', 'payment_group',
        'freight_bill', 'recharge', 'reservation', 'month_bill')),
      subject_id bigint NOT NULL,
      payment_id bigint,
      payer_id bigint NOT NULL CONSTRAINT capture_payer_fk REFERENCES account (id),
      method smallint NOT NULL CONSTRAINT capture_method_ck CHECK (method IN (1, 2, 3, 4)),
      -- A deposit may be all that an order costs: then its capture adds nothing (O2).
      amount bigint NOT NULL CONSTRAINT capture_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000 OR amount = 0
        AND method = 1 AND subject_type = 'order'),
      prepaid bigint NOT NULL DEFAULT 0 CONSTRAINT capture_prepaid_ck CHECK (prepaid >= 0),
      refunded bigint NOT NULL DEFAULT 0,
      currency char(3) NOT NULL CONSTRAINT capture_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      reference text NOT NULL DEFAULT '',
      -- With whose other orders it was paid.
      payment_group_id bigint,
      -- What its payment was made for, and its whole amount where the capture has all of it.
      paid_type text GENERATED ALWAYS AS
        (CASE WHEN payment_group_id IS NULL THEN subject_type ELSE 'payment_group' END) STORED,
      paid_id bigint GENERATED ALWAYS AS (coalesce(payment_group_id, subject_id)) STORED,
      whole_amount bigint GENERATED ALWAYS AS
        (CASE WHEN payment_group_id IS NULL THEN amount END) STORED,
      CONSTRAINT capture_once_uq UNIQUE (subject_type, subject_id),
      CONSTRAINT capture_refunded_ck CHECK (refunded BETWEEN 0 AND amount + prepaid),
      CONSTRAINT capture_group_ck CHECK (payment_group_id IS NULL OR (subject_type = 'order' AND payment_id IS NOT NULL)),
      -- Before the next: keys are checked in the order in which they are made, and this one is the wider.
      CONSTRAINT capture_parts_fk
        FOREIGN KEY (payment_id, paid_type, paid_id, payer_id, method, currency)
        REFERENCES payment (id, subject_type, subject_id, payer_id, method, currency),
      CONSTRAINT capture_payment_fk
        FOREIGN KEY (payment_id, subject_type, subject_id, payer_id, method, whole_amount, currency)
        REFERENCES payment (id, subject_type, subject_id, payer_id, method, amount, currency)
    );
    CREATE INDEX capture_payer ON capture (payer_id, id DESC);
    CREATE UNIQUE INDEX capture_payment_once_uq ON capture (payment_id) WHERE payment_group_id IS NULL;
    CREATE INDEX capture_payment ON capture (payment_id);
    CREATE INDEX capture_group ON capture (subject_id, payment_group_id) WHERE payment_group_id IS NOT NULL;
    CREATE INDEX capture_reference ON capture (reference);
    REVOKE DELETE, TRUNCATE ON capture FROM fovea_app;
    CREATE TRIGGER capture_append_only BEFORE UPDATE ON capture FOR EACH ROW
      WHEN ((OLD.subject_type, OLD.subject_id, OLD.payment_id, OLD.payer_id, OLD.method, OLD.amount, OLD.currency,
        OLD.payment_group_id) IS DISTINCT FROM (NEW.subject_type, NEW.subject_id, NEW.payment_id, NEW.payer_id,
        NEW.method, NEW.amount, NEW.currency, NEW.payment_group_id)) EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'capture', { always: ['created_at'] });
  await db.query(`
    CREATE SEQUENCE recharge_no_seq;
  `);
  await db.query(`
    -- Money that members put on their balance.
    CREATE TABLE recharge (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT recharge_pk PRIMARY KEY,
      order_no text NOT NULL DEFAULT 'R' || to_char(clock_timestamp(), 'YYYYMMDD') || '-'
        || lpad(nextval('recharge_no_seq')::text, 6, '0') CONSTRAINT recharge_order_no_uq UNIQUE,
      account_id bigint NOT NULL CONSTRAINT recharge_account_fk REFERENCES account (id),
      amount bigint NOT NULL CONSTRAINT recharge_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      currency char(3) NOT NULL CONSTRAINT recharge_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      status smallint NOT NULL DEFAULT 10,
      expires_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '2 hours',
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      pay_type smallint NOT NULL DEFAULT 4
        CONSTRAINT recharge_pay_type_ck CHECK (pay_type IN (2, 4))
    );
    CREATE INDEX recharge_account ON recharge (account_id, id DESC);
    CREATE INDEX recharge_expiring ON recharge (expires_at) WHERE status = 10;
    REVOKE DELETE, TRUNCATE ON recharge FROM fovea_app;
    CREATE TRIGGER recharge_move BEFORE UPDATE OF status ON recharge FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('recharge', 'status');
    CREATE TRIGGER recharge_append_only BEFORE UPDATE ON recharge FOR EACH ROW
      WHEN ((OLD.account_id, OLD.amount, OLD.currency) IS DISTINCT FROM (NEW.account_id, NEW.amount, NEW.currency))
      EXECUTE FUNCTION refuse_change();
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('recharge', NULL, 10), ('recharge', 10, 20), ('recharge', 10, 30), ('recharge', 10, 40),
      ('recharge', 40, 20), ('recharge', 40, 50);
  `);
  await withhold(db, 'recharge', { always: ['created_at'] });
}
