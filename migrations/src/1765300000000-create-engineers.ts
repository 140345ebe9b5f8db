import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';
import { decidedDocument } from './decided-documents.js';
import { dateByClock } from './row-guards.js';

/** Engineers who repair devices, and their submissions, each of which the platform decides. */
export class CreateEngineers1765300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE engineer (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT engineer_pk PRIMARY KEY,
        -- Who applied for themselves; NULL where a company or the platform added them.
        account_id bigint CONSTRAINT engineer_account_uq UNIQUE
          CONSTRAINT engineer_account_fk REFERENCES account (id),
        -- NULL: the platform's.
        company_id bigint CONSTRAINT engineer_company_fk REFERENCES company (id),
        name text NOT NULL,
        phone text NOT NULL,
        place text NOT NULL,
        good_at smallint[] NOT NULL CONSTRAINT engineer_good_at_ck CHECK (
          cardinality(good_at) > 0 AND good_at <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]::smallint[]),
        -- 0 uncertified, 1 pending, 2 certified, -1 failed, 3 disabled.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT engineer_status_ck CHECK (status IN (-1, 0, 1, 2, 3)),
        submission_id bigint,
        submitted_at timestamptz,
        -- In force, also while a later submission waits or after it was rejected.
        approved_name text,
        approved_good_at smallint[] NOT NULL DEFAULT '{}',
        approved_at timestamptz,
        disable_reason text,
        search_text text GENERATED ALWAYS AS (lower(normalize(name, NFKC))) STORED,
        search_bigrams text[] GENERATED ALWAYS AS (bigrams(lower(normalize(name, NFKC)))) STORED,
        CONSTRAINT engineer_texts_ck CHECK (name <> '' AND place <> '' AND phone ~ '^\\+[1-9][0-9]{4,14}$'),
        CONSTRAINT engineer_submitted_ck CHECK (status = 0 OR (submission_id IS NOT NULL AND submitted_at IS NOT NULL)),
        CONSTRAINT engineer_approved_ck CHECK (
          (approved_at IS NULL) = (approved_name IS NULL) AND (approved_at IS NULL) = (cardinality(approved_good_at) = 0)
          AND (status NOT IN (2, 3) OR approved_at IS NOT NULL)),
        CONSTRAINT engineer_disabled_ck CHECK ((status = 3) = (disable_reason IS NOT NULL))
      );
      CREATE INDEX engineer_company_id ON engineer (company_id, id);
      CREATE INDEX engineer_status ON engineer (status, id);
      CREATE INDEX engineer_submitted_at ON engineer (submitted_at, id);
      CREATE INDEX engineer_waiting ON engineer (status, submitted_at, id);
      CREATE INDEX engineer_phone ON engineer USING gin (phone gin_trgm_ops);
      CREATE INDEX engineer_search_text ON engineer USING gin (search_text gin_trgm_ops);
      CREATE INDEX engineer_search_bigrams ON engineer USING gin (search_bigrams array_ops);
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('engineer_certification', NULL, 0), ('engineer_certification', 0, 1), ('engineer_certification', -1, 1),
        ('engineer_certification', 1, 2), ('engineer_certification', 1, -1), ('engineer_certification', 2, 3),
        ('engineer_certification', 1, 3), ('engineer_certification', -1, 3), ('engineer_certification', 3, 2),
        ('engineer_certification', 2, 1);
      CREATE TRIGGER engineer_move AFTER UPDATE OF status ON engineer FOR EACH ROW
        WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('engineer_certification', 'status');
      -- What is approved is what was submitted; the server's role cannot write it otherwise.
      CREATE FUNCTION engineer_approve() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        NEW.approved_name := NEW.name;
        NEW.approved_good_at := NEW.good_at;
        NEW.approved_at := clock_timestamp();
        RETURN NEW;
      END $$;
      CREATE TRIGGER engineer_approve BEFORE UPDATE OF status ON engineer FOR EACH ROW
        WHEN (OLD.status = 1 AND NEW.status = 2) EXECUTE FUNCTION engineer_approve();
      REVOKE DELETE, TRUNCATE ON engineer FROM fovea_app;
    `);
    await withhold(db, 'engineer', {
      always: ['approved_name', 'approved_good_at', 'approved_at'],
      onInsert: ['status', 'submission_id', 'submitted_at', 'disable_reason'],
    });
    await db.query(`
      -- What was submitted, as it was then; only its decision is added.
      CREATE TABLE engineer_submission (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT engineer_submission_pk PRIMARY KEY,
        engineer_id bigint NOT NULL CONSTRAINT engineer_submission_engineer_fk REFERENCES engineer (id),
        made_by bigint NOT NULL CONSTRAINT engineer_submission_made_by_fk REFERENCES account (id),
        content jsonb NOT NULL,
        decision_id bigint CONSTRAINT engineer_submission_decision_uq UNIQUE
          CONSTRAINT engineer_submission_decision_fk REFERENCES approval_decision (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT engineer_submission_own_uq UNIQUE (engineer_id, id)
      );
      CREATE INDEX engineer_submission_made_by ON engineer_submission (made_by);
      ALTER TABLE engineer ADD CONSTRAINT engineer_submission_fk FOREIGN KEY (id, submission_id)
        REFERENCES engineer_submission (engineer_id, id);
      CREATE INDEX engineer_submission_id ON engineer (submission_id);
      CREATE TRIGGER engineer_submission_append_only BEFORE UPDATE ON engineer_submission FOR EACH ROW
        WHEN (OLD.decision_id IS NOT NULL OR ROW(OLD.engineer_id, OLD.made_by, OLD.content, OLD.created_at)
          IS DISTINCT FROM ROW(NEW.engineer_id, NEW.made_by, NEW.content, NEW.created_at))
        EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON engineer_submission FROM fovea_app;
      GRANT UPDATE (decision_id) ON engineer_submission TO fovea_app;
      CREATE TABLE engineer_file (
        engineer_id bigint NOT NULL CONSTRAINT engineer_file_engineer_fk REFERENCES engineer (id),
        sort smallint NOT NULL CONSTRAINT engineer_file_count_ck CHECK (sort BETWEEN 1 AND 10),
        file_id bigint NOT NULL CONSTRAINT engineer_file_file_fk REFERENCES file (id),
        CONSTRAINT engineer_file_pk PRIMARY KEY (engineer_id, sort),
        CONSTRAINT engineer_file_once_uq UNIQUE (engineer_id, file_id)
      );
      CREATE INDEX engineer_file_file ON engineer_file (file_id);
    `);
    await withhold(db, 'engineer_submission', { always: ['created_at'], onInsert: ['decision_id'] });
    await dateByClock(db, 'engineer', 'submitted_at');
    await decidedDocument(db, 'engineer_submission', {
      waits: 'EXISTS (SELECT FROM engineer d WHERE d.submission_id = $1 AND d.status = 1)',
      follows: 'EXISTS (SELECT FROM engineer_submission d WHERE d.id = $1 AND d.decision_id = $2)',
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE engineer DROP CONSTRAINT engineer_submission_fk`);
    await db.query(`DROP TABLE engineer_file, engineer_submission, engineer`);
    await db.query(`DROP FUNCTION engineer_approve, engineer_submission_waits, engineer_submission_follows`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'engineer_certification'`);
  }
}
