import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { dateByClock } from '../row-guards.js';

/** Documents of finance that post money, and the comparison of each day. */
export async function createVouchers(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Exchanges between currencies: of the platform at its bank, or of a balance, each posted by one entry at its
    -- rate.
    CREATE TABLE exchange (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT exchange_pk PRIMARY KEY,
      sn text NOT NULL GENERATED ALWAYS AS ('EX' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT exchange_sn_uq UNIQUE,
      -- Whose balance; neither: the platform's own money at its bank.
      account_id bigint CONSTRAINT exchange_account_fk REFERENCES account (id),
      company_id bigint CONSTRAINT exchange_company_fk REFERENCES company (id),
      -- 0 the platform, 1 a member, 2 a company.
      whose smallint NOT NULL GENERATED ALWAYS AS (
        CASE WHEN company_id IS NOT NULL THEN 2 WHEN account_id IS NOT NULL THEN 1 ELSE 0 END) STORED,
      sold_currency text NOT NULL
        CONSTRAINT exchange_sold_currency_ck CHECK (sold_currency IN ('JPY', 'CNY', 'USD')),
      sold bigint NOT NULL CONSTRAINT exchange_sold_ck CHECK (sold BETWEEN 1 AND 10000000000000),
      bought_currency text NOT NULL
        CONSTRAINT exchange_bought_currency_ck CHECK (bought_currency IN ('JPY', 'CNY', 'USD')),
      bought bigint NOT NULL CONSTRAINT exchange_bought_ck CHECK (bought BETWEEN 1 AND 10000000000000),
      -- Units of the bought currency for one of the sold.
      rate numeric(13, 8) NOT NULL CONSTRAINT exchange_rate_ck CHECK (rate BETWEEN 0.0001 AND 10000),
      -- What the bank charged on top, in the sold currency.
      fee bigint NOT NULL DEFAULT 0 CONSTRAINT exchange_fee_ck CHECK (fee BETWEEN 0 AND 10000000000000),
      value_day date,
      -- The bank's reference, or how the owner requested it.
      reference text NOT NULL DEFAULT '' CONSTRAINT exchange_reference_ck CHECK (length(reference) <= 60),
      reason text NOT NULL CONSTRAINT exchange_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
      -- 0 under review, 1 posted, -1 rejected, -2 withdrawn.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT exchange_status_ck CHECK (status IN (0, 1, -1, -2)),
      decision_id bigint CONSTRAINT exchange_decision_uq UNIQUE
        CONSTRAINT exchange_decision_fk REFERENCES approval_decision (id),
      made_by bigint NOT NULL CONSTRAINT exchange_made_by_fk REFERENCES account (id),
      withdrawn_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT exchange_owner_ck CHECK (account_id IS NULL OR company_id IS NULL),
      CONSTRAINT exchange_currencies_ck CHECK (sold_currency <> bought_currency),
      -- Minor units of the bought currency for one of the sold at a rate of 1; no division, so that nothing is
      -- rounded twice. Half a minor unit is rounded up.
      CONSTRAINT exchange_product_ck CHECK (bought = round(sold * rate * CASE WHEN sold_currency = 'JPY' THEN 100
        WHEN bought_currency = 'JPY' THEN 0.01 ELSE 1 END)),
      -- A bank's exchange has its value day and reference; that of a balance pays no bank.
      CONSTRAINT exchange_bank_ck CHECK (
        CASE whose WHEN 0 THEN value_day IS NOT NULL AND reference <> '' ELSE value_day IS NULL AND fee = 0 END),
      CONSTRAINT exchange_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
      CONSTRAINT exchange_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
    );
    CREATE INDEX exchange_status ON exchange (status, id);
    CREATE INDEX exchange_whose ON exchange (whose, id);
    CREATE INDEX exchange_sold_currency ON exchange (sold_currency, id);
    CREATE INDEX exchange_bought_currency ON exchange (bought_currency, id);
    CREATE INDEX exchange_created_at ON exchange (created_at, id);
    CREATE INDEX exchange_made_by ON exchange (made_by, id);
    CREATE INDEX exchange_account_id ON exchange (account_id, id) WHERE account_id IS NOT NULL;
    CREATE INDEX exchange_company_id ON exchange (company_id, id) WHERE company_id IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON exchange FROM fovea_app;
    GRANT UPDATE (status, decision_id, withdrawn_at) ON exchange TO fovea_app;
    CREATE TRIGGER exchange_move AFTER UPDATE OF status ON exchange FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('exchange', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('exchange', NULL, 0), ('exchange', 0, -2), ('exchange', 0, -1), ('exchange', 0, 1);
  `);
  await withhold(db, 'exchange', { always: ['created_at'], onInsert: ['withdrawn_at'] });
  await dateByClock(db, 'exchange', 'withdrawn_at');
  await db.query(`
    -- Money of the platform that no other document posts, and what providers and banks charge.
    CREATE TABLE journal_voucher (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT journal_voucher_pk PRIMARY KEY,
      sn text NOT NULL GENERATED ALWAYS AS ('JV' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
        CONSTRAINT journal_voucher_sn_uq UNIQUE,
      -- 1 what a provider pays to our bank, 2 what a bank charges, 3 a correction.
      kind smallint NOT NULL CONSTRAINT journal_voucher_kind_ck CHECK (kind BETWEEN 1 AND 3),
      debit_kind text NOT NULL CONSTRAINT journal_voucher_debit_ck CHECK (debit_kind IN ('bank', 'gateway', 'suspense',
        'fee', 'tax', 'loss', 'cost')),
      credit_kind text NOT NULL CONSTRAINT journal_voucher_credit_ck CHECK (credit_kind IN ('bank', 'gateway', 'suspense',
        'fee', 'tax', 'loss', 'cost')),
      currency text NOT NULL CONSTRAINT journal_voucher_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      amount bigint NOT NULL CONSTRAINT journal_voucher_amount_ck CHECK (amount BETWEEN 1 AND 10000000000000),
      -- Part of the amount that the provider kept.
      fee bigint NOT NULL DEFAULT 0
        CONSTRAINT journal_voucher_fee_ck CHECK (fee = 0 OR kind = 1 AND fee BETWEEN 1 AND amount - 1),
      -- What arrives at our bank account; negative: what leaves it.
      bank_amount bigint NOT NULL GENERATED ALWAYS AS (
        CASE WHEN debit_kind = 'bank' THEN amount - fee WHEN credit_kind = 'bank' THEN -amount ELSE 0 END) STORED,
      value_day date,
      reference text NOT NULL DEFAULT '' CONSTRAINT journal_voucher_reference_ck CHECK (length(reference) <= 60),
      reason text NOT NULL CONSTRAINT journal_voucher_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
      -- 0 under review, 1 posted, -1 rejected, -2 withdrawn.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT journal_voucher_status_ck CHECK (status IN (0, 1, -1, -2)),
      decision_id bigint CONSTRAINT journal_voucher_decision_uq UNIQUE
        CONSTRAINT journal_voucher_decision_fk REFERENCES approval_decision (id),
      made_by bigint NOT NULL CONSTRAINT journal_voucher_made_by_fk REFERENCES account (id),
      withdrawn_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT journal_voucher_accounts_ck CHECK (debit_kind <> credit_kind AND CASE kind
        WHEN 1 THEN (debit_kind, credit_kind) = ('bank', 'gateway')
        WHEN 2 THEN (debit_kind, credit_kind) = ('cost', 'bank') ELSE true END),
      -- A bank's movement has its value day and reference.
      CONSTRAINT journal_voucher_bank_ck CHECK (kind = 3 OR value_day IS NOT NULL AND reference <> ''),
      CONSTRAINT journal_voucher_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
      CONSTRAINT journal_voucher_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
    );
    CREATE INDEX journal_voucher_status ON journal_voucher (status, id);
    CREATE INDEX journal_voucher_kind ON journal_voucher (kind, id);
    CREATE INDEX journal_voucher_currency ON journal_voucher (currency, id);
    CREATE INDEX journal_voucher_reference ON journal_voucher (reference, id);
    CREATE INDEX journal_voucher_created_at ON journal_voucher (created_at, id);
    CREATE INDEX journal_voucher_made_by ON journal_voucher (made_by, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON journal_voucher FROM fovea_app;
    GRANT UPDATE (status, decision_id, withdrawn_at) ON journal_voucher TO fovea_app;
    CREATE TRIGGER journal_voucher_move AFTER UPDATE OF status ON journal_voucher FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('journal_voucher', 'status');
    INSERT INTO state_transition (machine, from_status, to_status) VALUES
      ('journal_voucher', NULL, 0), ('journal_voucher', 0, -2), ('journal_voucher', 0, -1),
      ('journal_voucher', 0, 1);
  `);
  await withhold(db, 'journal_voucher', { always: ['created_at'], onInsert: ['withdrawn_at'] });
  await dateByClock(db, 'journal_voucher', 'withdrawn_at');
  await db.query(`
    -- Each day in each currency as gateway, bank and ledger report it.
    CREATE TABLE reconciled_day (
      day date NOT NULL,
      currency char(3) NOT NULL CONSTRAINT reconciled_day_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
      attempts smallint NOT NULL DEFAULT 0 CONSTRAINT reconciled_day_attempts_ck CHECK (attempts BETWEEN 0 AND 5),
      -- When it is compared for the first time, again after a fault, or once more because something is open.
      next_at timestamptz DEFAULT clock_timestamp(),
      finished_at timestamptz,
      last_error text,
      CONSTRAINT reconciled_day_pk PRIMARY KEY (day, currency)
    );
    CREATE INDEX reconciled_day_due ON reconciled_day (next_at) WHERE next_at IS NOT NULL;
    REVOKE DELETE, TRUNCATE ON reconciled_day FROM fovea_app;
  `);
  await db.query(`
    -- Where they differ.
    CREATE TABLE reconciliation (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT reconciliation_pk PRIMARY KEY,
      day date NOT NULL,
      currency char(3) NOT NULL,
      -- 1 gateway, 2 bank, 3 the ledger itself.
      source smallint NOT NULL CONSTRAINT reconciliation_source_ck CHECK (source IN (1, 2, 3)),
      reference text NOT NULL CONSTRAINT reconciliation_reference_ck CHECK (length(reference) BETWEEN 1 AND 200),
      -- What the other side reported and what is posted; minor units, null where one side has nothing.
      told bigint,
      booked bigint,
      -- 1 not posted, 2 posted only, 3 another amount.
      cause smallint NOT NULL GENERATED ALWAYS AS (
        CASE WHEN booked IS NULL THEN 1 WHEN told IS NULL THEN 2 ELSE 3 END) STORED,
      remark text NOT NULL DEFAULT '' CONSTRAINT reconciliation_remark_ck CHECK (length(remark) <= 500),
      explained_by bigint CONSTRAINT reconciliation_explained_by_fk REFERENCES account (id),
      explained_at timestamptz,
      -- Both sides agree by now.
      settled_at timestamptz,
      -- 0 open, 1 explained, 2 settled.
      standing smallint NOT NULL GENERATED ALWAYS AS (
        CASE WHEN settled_at IS NOT NULL THEN 2 WHEN explained_at IS NOT NULL THEN 1 ELSE 0 END) STORED,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT reconciliation_day_fk FOREIGN KEY (day, currency) REFERENCES reconciled_day (day, currency),
      CONSTRAINT reconciliation_once_uq UNIQUE (day, currency, source, reference),
      CONSTRAINT reconciliation_differs_ck CHECK (told IS DISTINCT FROM booked),
      CONSTRAINT reconciliation_explained_ck CHECK (
        (explained_at IS NULL) = (explained_by IS NULL) AND (explained_at IS NULL OR remark <> ''))
    );
    CREATE INDEX reconciliation_currency ON reconciliation (currency, id);
    CREATE INDEX reconciliation_source ON reconciliation (source, id);
    CREATE INDEX reconciliation_cause ON reconciliation (cause, id);
    CREATE INDEX reconciliation_standing ON reconciliation (standing, id);
    CREATE INDEX reconciliation_created_at ON reconciliation (created_at, id);
    CREATE INDEX reconciliation_explained_by ON reconciliation (explained_by) WHERE explained_by IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON reconciliation FROM fovea_app;
    GRANT UPDATE (told, booked, remark, explained_by, explained_at, settled_at) ON reconciliation TO fovea_app;
  `);
  await withhold(db, 'reconciliation', { always: ['created_at'], onInsert: ['explained_at', 'settled_at'] });
  await dateByClock(db, 'reconciliation', 'explained_at');
  await dateByClock(db, 'reconciliation', 'settled_at');
}
