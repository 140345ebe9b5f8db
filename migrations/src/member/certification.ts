import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';
import { belongs } from '../row-guards.js';

/** How companies are certified and marked. */
export async function createCertification(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Documents by which companies are certified. Nothing that was submitted changes afterwards.
    CREATE TABLE company_submission (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT company_submission_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT company_submission_company_fk REFERENCES company (id),
      account_id bigint NOT NULL CONSTRAINT company_submission_account_fk REFERENCES account (id),
      company_name text NOT NULL,
      legal_person text NOT NULL,
      legal_number text NOT NULL,
      type smallint NOT NULL CONSTRAINT company_submission_type_ck CHECK (type IN (1, 2, 3, 4)),
      country char(2) NOT NULL,
      company_phone text NOT NULL,
      postal_code text NOT NULL,
      address text NOT NULL,
      pickup_address text NOT NULL,
      -- 1 pending, 2 approved, -1 rejected, 0 withdrawn or replaced by a more complete one.
      status smallint NOT NULL DEFAULT 1 CONSTRAINT company_submission_status_ck CHECK (status IN (-1, 0, 1, 2)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      decision_id bigint CONSTRAINT company_submission_decision_fk REFERENCES approval_decision (id),
      tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
      CONSTRAINT company_submission_decided_ck CHECK ((status IN (-1, 2)) = (decision_id IS NOT NULL)),
      CONSTRAINT company_submission_decision_uq UNIQUE (decision_id)
    );
    CREATE UNIQUE INDEX company_submission_pending_uq ON company_submission (company_id) WHERE status = 1;
    CREATE INDEX company_submission_company ON company_submission (company_id, id);
    REVOKE DELETE, TRUNCATE ON company_submission FROM fovea_app;
    CREATE TRIGGER company_submission_append_only BEFORE UPDATE ON company_submission FOR EACH ROW
      WHEN (OLD.status <> 1 OR ROW(OLD.company_id, OLD.account_id, OLD.company_name, OLD.legal_person, OLD.legal_number,
        OLD.type, OLD.country, OLD.company_phone, OLD.postal_code, OLD.address, OLD.pickup_address, OLD.created_at)
        IS DISTINCT FROM ROW(NEW.company_id, NEW.account_id, NEW.company_name, NEW.legal_person, NEW.legal_number,
        NEW.type, NEW.country, NEW.company_phone, NEW.postal_code, NEW.address, NEW.pickup_address, NEW.created_at))
        EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'company_submission', { always: ['created_at', 'tx'] });
  await db.query(`
    -- The documents of a submission, each of the person who uploaded it.
    CREATE TABLE company_submission_file (
      submission_id bigint NOT NULL
        CONSTRAINT company_submission_file_submission_fk REFERENCES company_submission (id),
      sort smallint NOT NULL CONSTRAINT company_submission_file_count_ck CHECK (sort BETWEEN 1 AND 20),
      owner_id bigint NOT NULL,
      file_id bigint NOT NULL,
      CONSTRAINT company_submission_file_pk PRIMARY KEY (submission_id, sort),
      CONSTRAINT company_submission_file_once_uq UNIQUE (submission_id, file_id),
      CONSTRAINT company_submission_file_owner_fk FOREIGN KEY (owner_id, file_id) REFERENCES file (owner_id, id)
    );
    CREATE INDEX company_submission_file_file ON company_submission_file (file_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON company_submission_file FROM fovea_app;
  `);
  await db.query(`
    -- Orders that a merchant did not ship in time: each counts once, whatever of it was refunded.
    CREATE TABLE merchant_mark (
      -- Of module order, which comes later.
      order_id bigint CONSTRAINT merchant_mark_pk PRIMARY KEY,
      company_id bigint NOT NULL CONSTRAINT merchant_mark_company_fk REFERENCES company (id),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX merchant_mark_company ON merchant_mark (company_id);
    REVOKE UPDATE, DELETE, TRUNCATE ON merchant_mark FROM fovea_app;
  `);
  await withhold(db, 'merchant_mark', { always: ['created_at'] });
  await belongs(
    db,
    'company_submission_file',
    `EXISTS (SELECT FROM company_submission p WHERE p.id = a.submission_id AND p.tx = pg_current_xact_id())`,
  );
}
