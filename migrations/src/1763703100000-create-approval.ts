import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One table for every word on a document; papers of companies are the first whose words move there. */
export class CreateApproval1763703100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE approval_decision (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT approval_decision_pk PRIMARY KEY,
        -- Which kind of document, and its row: company_submission 17.
        document text NOT NULL,
        document_id bigint NOT NULL,
        is_approved boolean NOT NULL,
        -- False: the first of two approvals, a word beside the document, which goes on waiting.
        is_final boolean NOT NULL,
        needs_two boolean NOT NULL DEFAULT false,
        notes text,
        field_reasons jsonb NOT NULL DEFAULT '{}',
        initiator_id bigint NOT NULL CONSTRAINT approval_decision_initiator_fk REFERENCES account (id),
        decided_by bigint NOT NULL CONSTRAINT approval_decision_decided_by_fk REFERENCES account (id),
        is_own_by_wildcard boolean NOT NULL DEFAULT false,
        decided_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- What a final approval of two rests on: the first word's is_final.
        rests_on boolean GENERATED ALWAYS AS (
          CASE WHEN needs_two AND is_approved AND is_final THEN false END) STORED,
        CONSTRAINT approval_decision_once_uq UNIQUE (document, document_id, is_final),
        CONSTRAINT approval_decision_two_people_uq UNIQUE (document, document_id, decided_by),
        CONSTRAINT approval_decision_first_word_fk FOREIGN KEY (document, document_id, rests_on)
          REFERENCES approval_decision (document, document_id, is_final),
        CONSTRAINT approval_decision_first_ck CHECK (is_final OR is_approved AND needs_two),
        CONSTRAINT approval_decision_self_ck CHECK ((decided_by = initiator_id) = is_own_by_wildcard),
        CONSTRAINT approval_decision_notes_ck CHECK (
          length(notes) BETWEEN 1 AND 500 AND (is_approved OR notes IS NOT NULL)),
        CONSTRAINT approval_decision_field_reasons_ck CHECK (NOT is_approved OR field_reasons = '{}')
      )`);
    await db.query(`CREATE INDEX approval_decision_decided_by ON approval_decision (decided_by)`);
    await db.query(`
      CREATE TRIGGER approval_decision_append_only BEFORE UPDATE OR DELETE ON approval_decision FOR EACH ROW
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON approval_decision FROM fovea_app`);

    await db.query(`ALTER TABLE company_submission DISABLE TRIGGER company_submission_append_only`);
    await db.query(`
      ALTER TABLE company_submission
        ADD COLUMN decision_id bigint CONSTRAINT company_submission_decision_fk REFERENCES approval_decision (id)`);
    await db.query(`
      INSERT INTO approval_decision
        (document, document_id, is_approved, is_final, notes, field_reasons, initiator_id, decided_by, decided_at)
      SELECT 'company_submission', id, status = 2, true, left(nullif(trim(reason), ''), 500),
        CASE WHEN status = 2 THEN '{}' ELSE field_reasons END, account_id, decided_by, decided_at
      FROM company_submission WHERE status IN (-1, 2) ORDER BY decided_at, id`);
    await db.query(`
      UPDATE company_submission s SET decision_id = w.id FROM approval_decision w
      WHERE w.document = 'company_submission' AND w.document_id = s.id`);
    await db.query(`
      ALTER TABLE company_submission
        DROP COLUMN reason, DROP COLUMN field_reasons, DROP COLUMN decided_by, DROP COLUMN decided_at,
        ADD CONSTRAINT company_submission_decided_ck CHECK ((status IN (-1, 2)) = (decision_id IS NOT NULL)),
        ADD CONSTRAINT company_submission_decision_uq UNIQUE (decision_id)`);
    await db.query(`ALTER TABLE company_submission ENABLE TRIGGER company_submission_append_only`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE company_submission DISABLE TRIGGER company_submission_append_only`);
    await db.query(`
      ALTER TABLE company_submission DROP CONSTRAINT company_submission_decided_ck,
        ADD COLUMN reason text,
        ADD COLUMN field_reasons jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN decided_by bigint CONSTRAINT company_submission_decided_by_fk REFERENCES account (id),
        ADD COLUMN decided_at timestamptz`);
    await db.query(`
      UPDATE company_submission s
      SET reason = w.notes, field_reasons = w.field_reasons, decided_by = w.decided_by, decided_at = w.decided_at
      FROM approval_decision w WHERE w.id = s.decision_id`);
    await db.query(`
      ALTER TABLE company_submission DROP COLUMN decision_id,
        ADD CONSTRAINT company_submission_decided_ck CHECK (
          CASE WHEN status IN (-1, 2) THEN decided_by IS NOT NULL AND decided_at IS NOT NULL
          ELSE decided_by IS NULL AND decided_at IS NULL END),
        ADD CONSTRAINT company_submission_self_ck CHECK (decided_by <> account_id),
        ADD CONSTRAINT company_submission_reason_ck CHECK (status <> -1 OR reason <> '')`);
    await db.query(`ALTER TABLE company_submission ENABLE TRIGGER company_submission_append_only`);
    await db.query(`DROP TABLE approval_decision`);
  }
}
