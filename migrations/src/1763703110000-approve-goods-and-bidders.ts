import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words on goods and on bidders move to where all words stand. */
export class ApproveGoodsAndBidders1763703110000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE goods_submission DISABLE TRIGGER goods_submission_append_only`);
    await db.query(`
      ALTER TABLE goods_submission
        ADD COLUMN decision_id bigint CONSTRAINT goods_submission_decision_fk REFERENCES approval_decision (id),
        ADD COLUMN withdrawn_at timestamptz`);
    // Whoever decided what he had submitted himself held the wildcard: nobody else could.
    await db.query(`
      INSERT INTO approval_decision
        (document, document_id, is_approved, is_final, notes, initiator_id, decided_by, is_own_by_wildcard, decided_at)
      SELECT 'goods_submission', id, audit_status = 1, true, nullif(audit_notes, ''), submitted_by, decided_by,
        decided_by = submitted_by, decided_at
      FROM goods_submission WHERE audit_status IN (-1, 1) ORDER BY decided_at, id`);
    await db.query(`
      UPDATE goods_submission s SET decision_id = w.id FROM approval_decision w
      WHERE w.document = 'goods_submission' AND w.document_id = s.id`);
    await db.query(`UPDATE goods_submission SET withdrawn_at = decided_at WHERE audit_status = -2`);
    await db.query(`
      ALTER TABLE goods_submission
        DROP COLUMN audit_notes, DROP COLUMN decided_by, DROP COLUMN decided_at,
        ADD CONSTRAINT goods_submission_decided_ck CHECK ((audit_status IN (-1, 1)) = (decision_id IS NOT NULL)),
        ADD CONSTRAINT goods_submission_decision_uq UNIQUE (decision_id)`);
    await db.query(`ALTER TABLE goods_submission ENABLE TRIGGER goods_submission_append_only`);

    await db.query(`
      ALTER TABLE auction_bidder
        ADD COLUMN decision_id bigint CONSTRAINT auction_bidder_decision_fk REFERENCES approval_decision (id)`);
    await db.query(`
      INSERT INTO approval_decision
        (document, document_id, is_approved, is_final, notes, initiator_id, decided_by, is_own_by_wildcard, decided_at)
      SELECT 'auction_bidder', id, status <> -1, true, left(coalesce(nullif(trim(reason), ''),
          CASE WHEN status = -1 THEN '-' END), 500), account_id, decided_by, decided_by = account_id,
        coalesce(decided_at, clock_timestamp())
      FROM auction_bidder WHERE decided_by IS NOT NULL ORDER BY decided_at, id`);
    await db.query(`
      UPDATE auction_bidder b SET decision_id = w.id FROM approval_decision w
      WHERE w.document = 'auction_bidder' AND w.document_id = b.id`);
    // Takes the index of those whom staff decided on along.
    await db.query(`
      ALTER TABLE auction_bidder
        DROP COLUMN reason, DROP COLUMN decided_by, DROP COLUMN decided_at,
        ADD CONSTRAINT auction_bidder_decision_uq UNIQUE (decision_id)`);
    await db.query(
      `CREATE INDEX auction_bidder_decided ON auction_bidder (account_id) WHERE decision_id IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE auction_bidder
        ADD COLUMN decided_by bigint CONSTRAINT auction_bidder_decided_by_fk REFERENCES account (id),
        ADD COLUMN decided_at timestamptz,
        ADD COLUMN reason text`);
    await db.query(`
      UPDATE auction_bidder b SET decided_by = w.decided_by, decided_at = w.decided_at, reason = w.notes
      FROM approval_decision w WHERE w.id = b.decision_id`);
    await db.query(`ALTER TABLE auction_bidder DROP COLUMN decision_id`);
    await db.query(
      `CREATE INDEX auction_bidder_decided ON auction_bidder (account_id) WHERE decided_by IS NOT NULL`,
    );

    await db.query(`ALTER TABLE goods_submission DISABLE TRIGGER goods_submission_append_only`);
    await db.query(`
      ALTER TABLE goods_submission DROP CONSTRAINT goods_submission_decided_ck,
        ADD COLUMN audit_notes text CONSTRAINT goods_submission_notes_length_ck CHECK (length(audit_notes) <= 500),
        ADD COLUMN decided_by bigint CONSTRAINT goods_submission_decided_by_fk REFERENCES account (id),
        ADD COLUMN decided_at timestamptz`);
    await db.query(`
      UPDATE goods_submission s SET audit_notes = w.notes, decided_by = w.decided_by, decided_at = w.decided_at
      FROM approval_decision w WHERE w.id = s.decision_id`);
    await db.query(`UPDATE goods_submission SET decided_at = withdrawn_at WHERE audit_status = -2`);
    await db.query(`
      ALTER TABLE goods_submission DROP COLUMN decision_id, DROP COLUMN withdrawn_at,
        ADD CONSTRAINT goods_submission_decided_ck CHECK (
          CASE WHEN audit_status IN (-1, 1) THEN decided_by IS NOT NULL AND decided_at IS NOT NULL
          ELSE decided_by IS NULL END),
        ADD CONSTRAINT goods_submission_notes_ck CHECK (audit_status <> -1 OR audit_notes <> '')`);
    await db.query(`ALTER TABLE goods_submission ENABLE TRIGGER goods_submission_append_only`);
    await db.query(`ALTER TABLE approval_decision DISABLE TRIGGER approval_decision_append_only`);
    await db.query(`DELETE FROM approval_decision WHERE document IN ('goods_submission', 'auction_bidder')`);
    await db.query(`ALTER TABLE approval_decision ENABLE TRIGGER approval_decision_append_only`);
  }
}
