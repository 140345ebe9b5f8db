import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';
import { decidedDocument } from './decided-documents.js';
import { dateByClock } from './row-guards.js';

/**
 * A closed month takes no more entries: finance closes it, and it is open again once another person than the requester
 * approved that.
 */
export class CloseMonths1796004633572 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE month_reopening (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT month_reopening_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('MR' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT month_reopening_sn_uq UNIQUE,
        month text NOT NULL CONSTRAINT month_reopening_month_ck CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        reason text NOT NULL CONSTRAINT month_reopening_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
        -- 0 under review, 1 approved, -1 rejected, -2 withdrawn.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT month_reopening_status_ck CHECK (status IN (0, 1, -1, -2)),
        decision_id bigint CONSTRAINT month_reopening_decision_uq UNIQUE
          CONSTRAINT month_reopening_decision_fk REFERENCES approval_decision (id),
        made_by bigint NOT NULL CONSTRAINT month_reopening_made_by_fk REFERENCES account (id),
        withdrawn_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT month_reopening_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
        CONSTRAINT month_reopening_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
      );
      CREATE INDEX month_reopening_status ON month_reopening (status, id);
      CREATE INDEX month_reopening_created_at ON month_reopening (created_at, id);
      CREATE INDEX month_reopening_made_by ON month_reopening (made_by, id);
      CREATE INDEX month_reopening_month ON month_reopening (month, id);
      -- One that waits of a month.
      CREATE UNIQUE INDEX month_reopening_open_uq ON month_reopening (month) WHERE status = 0;
      REVOKE UPDATE, DELETE, TRUNCATE ON month_reopening FROM fovea_app;
      GRANT UPDATE (status, decision_id, withdrawn_at) ON month_reopening TO fovea_app;
      CREATE TRIGGER month_reopening_move AFTER UPDATE OF status ON month_reopening FOR EACH ROW
        WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('month_reopening', 'status');
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('month_reopening', NULL, 0), ('month_reopening', 0, -2), ('month_reopening', 0, -1), ('month_reopening', 0, 1);
    `);
    await withhold(db, 'month_reopening', { always: ['created_at'], onInsert: ['withdrawn_at'] });
    await dateByClock(db, 'month_reopening', 'withdrawn_at');
    await decidedDocument(db, 'month_reopening', {
      waits: 'EXISTS (SELECT FROM month_reopening d WHERE d.id = $1 AND d.status = 0)',
      follows: 'EXISTS (SELECT FROM month_reopening d WHERE d.id = $1 AND d.decision_id = $2)',
    });
    await db.query(`
      CREATE TABLE month_closing (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT month_closing_pk PRIMARY KEY,
        month text NOT NULL CONSTRAINT month_closing_month_ck CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        -- Written once, in the transaction that closes it.
        closed_by bigint CONSTRAINT month_closing_closed_by_fk REFERENCES account (id),
        closed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- What opened it again; closed once more, it has a row of its own.
        reopening_id bigint CONSTRAINT month_closing_reopening_uq UNIQUE
          CONSTRAINT month_closing_reopening_fk REFERENCES month_reopening (id),
        reopened_at timestamptz,
        is_closed boolean NOT NULL GENERATED ALWAYS AS (reopening_id IS NULL) STORED,
        -- In the platform's zone.
        CONSTRAINT month_closing_over_ck CHECK (month < to_char(closed_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')),
        CONSTRAINT month_closing_reopened_ck CHECK ((reopening_id IS NULL) = (reopened_at IS NULL))
      );
      CREATE UNIQUE INDEX month_closing_once_uq ON month_closing (month) WHERE reopening_id IS NULL;
      CREATE INDEX month_closing_month ON month_closing (month, id);
      CREATE INDEX month_closing_is_closed ON month_closing (is_closed, id);
      CREATE INDEX month_closing_closed_by ON month_closing (closed_by);
      REVOKE UPDATE, DELETE, TRUNCATE ON month_closing FROM fovea_app;
      GRANT UPDATE (closed_by, reopening_id, reopened_at) ON month_closing TO fovea_app;
      CREATE TRIGGER month_closing_append_only BEFORE UPDATE ON month_closing FOR EACH ROW
        WHEN (OLD.reopening_id IS NOT NULL OR OLD.closed_by IS DISTINCT FROM NEW.closed_by AND OLD.closed_by IS NOT NULL)
        EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION month_closing_reopens() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM month_reopening r WHERE r.id = NEW.reopening_id AND r.month = NEW.month AND r.status = 1) THEN
          RAISE EXCEPTION 'month % is opened by no approved request', NEW.month
            USING ERRCODE = 'check_violation', CONSTRAINT = 'month_closing_approved_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER month_closing_reopens BEFORE UPDATE ON month_closing FOR EACH ROW
        WHEN (NEW.reopening_id IS NOT NULL) EXECUTE FUNCTION month_closing_reopens();
      -- Whoever closes a month waits for the transactions that post, and who posts for them: each sees the other.
      CREATE FUNCTION journal_entry_month_open() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(hashtextextended('month closing', 0));
        IF EXISTS (SELECT FROM month_closing c WHERE c.month = to_char(NEW.posted_on, 'YYYY-MM') AND c.reopening_id IS NULL) THEN
          RAISE EXCEPTION 'the month of % is closed', NEW.posted_on
            USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entry_month_open_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER journal_entry_month_open BEFORE INSERT ON journal_entry
        FOR EACH ROW EXECUTE FUNCTION journal_entry_month_open();
      CREATE FUNCTION month_closing_waits() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('month closing', 0));
        -- After the wait: what was posted before is before.
        NEW.closed_at := clock_timestamp();
        RETURN NEW;
      END $$;
      CREATE TRIGGER month_closing_waits BEFORE INSERT ON month_closing
        FOR EACH ROW EXECUTE FUNCTION month_closing_waits();
    `);
    await withhold(db, 'month_closing', { always: ['closed_at'], onInsert: ['reopening_id', 'reopened_at'] });
    await dateByClock(db, 'month_closing', 'reopened_at');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER journal_entry_month_open ON journal_entry;
      DROP TABLE month_closing, month_reopening;
      DROP FUNCTION journal_entry_month_open, month_closing_waits, month_closing_reopens, month_reopening_waits,
        month_reopening_follows;
      DELETE FROM state_transition WHERE machine = 'month_reopening';
    `);
  }
}
