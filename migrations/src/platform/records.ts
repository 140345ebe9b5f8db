import type { QueryRunner } from 'typeorm';
import { withhold } from '../column-grants.js';

/** What is recorded of every module: changes and decisions. */
export async function createRecords(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Changes by staff.
    CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_log_pk PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      account_id bigint,
      company_id bigint,
      client_address text,
      action text NOT NULL,
      subject_type text NOT NULL,
      subject_id bigint,
      reason text,
      before jsonb,
      after jsonb,
      trace_id text
    );
    CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, id);
    CREATE INDEX audit_log_account ON audit_log (account_id, id);
    -- Searched by each of these, newest first.
    CREATE INDEX audit_log_at ON audit_log (at, id);
    CREATE INDEX audit_log_company ON audit_log (company_id, id);
    CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, id);
    CREATE INDEX audit_log_client ON audit_log (client_address, id);
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM fovea_app;
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'audit_log', { always: ['at'] });
  await db.query(`
    -- One table for every decision on a document.
    CREATE TABLE approval_decision (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT approval_decision_pk PRIMARY KEY,
      -- Which kind of document, and its row: company_submission 17.
      document text NOT NULL,
      document_id bigint NOT NULL,
      is_approved boolean NOT NULL,
      -- False: the first of two approvals; the document goes on waiting.
      is_final boolean NOT NULL,
      needs_two boolean NOT NULL DEFAULT false,
      notes text,
      field_reasons jsonb NOT NULL DEFAULT '{}',
      initiator_id bigint NOT NULL,
      decided_by bigint NOT NULL,
      is_own_by_wildcard boolean NOT NULL DEFAULT false,
      decided_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- What a final approval of two rests on: the is_final of the first decision.
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
      CONSTRAINT approval_decision_field_reasons_ck CHECK (NOT is_approved OR field_reasons = '{}'),
      -- Documents by which money moves: nobody decides their own, whatever role they have.
      CONSTRAINT approval_decision_never_own_ck
        CHECK (NOT is_own_by_wildcard OR document NOT IN ('exchange', 'journal_voucher', 'transfer', 'withdrawal',
          'write_off'))
    );
    CREATE INDEX approval_decision_decided_by ON approval_decision (decided_by);
    REVOKE UPDATE, DELETE, TRUNCATE ON approval_decision FROM fovea_app;
    CREATE TRIGGER approval_decision_append_only BEFORE UPDATE OR DELETE ON approval_decision FOR EACH ROW
      EXECUTE FUNCTION refuse_change();
  `);
  await withhold(db, 'approval_decision', { always: ['decided_at'] });
}
