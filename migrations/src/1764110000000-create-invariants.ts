import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What holds across modules: a decision is on a document that waits for one, and final if the document follows it. */
export class CreateInvariants1764110000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A decision is on a document that waits for one. A proceeds payout may be decided again after each step: what is
    // decided is the last step of its history.
    await db.query(`
      CREATE FUNCTION approval_decision_waited() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NOT (CASE NEW.document
          WHEN 'transfer' THEN EXISTS (
            SELECT FROM transfer_history h JOIN transfer d ON d.id = h.transfer_id
            WHERE h.id = NEW.document_id AND d.status IN (0, -1) AND NOT EXISTS (
              SELECT FROM transfer_history n WHERE n.transfer_id = h.transfer_id AND n.seq > h.seq))
          WHEN 'auction_bidder' THEN EXISTS (SELECT FROM auction_bidder d WHERE d.id = NEW.document_id AND d.status = 0)
          WHEN 'company_submission' THEN EXISTS (
            SELECT FROM company_submission d WHERE d.id = NEW.document_id AND d.status = 1)
          WHEN 'exchange' THEN EXISTS (SELECT FROM exchange d WHERE d.id = NEW.document_id AND d.status = 0)
          WHEN 'goods_submission' THEN EXISTS (
            SELECT FROM goods_submission d WHERE d.id = NEW.document_id AND d.audit_status = 0)
          WHEN 'journal_voucher' THEN EXISTS (SELECT FROM journal_voucher d WHERE d.id = NEW.document_id AND d.status = 0)
          WHEN 'licence_submission' THEN EXISTS (
            SELECT FROM licence_submission d WHERE d.id = NEW.document_id AND d.status = 0)
          WHEN 'stock_document' THEN EXISTS (
            SELECT FROM stock_document d WHERE d.id = NEW.document_id AND d.audit_status = 0)
          WHEN 'withdrawal' THEN EXISTS (SELECT FROM withdrawal d WHERE d.id = NEW.document_id AND d.status = 0)
          WHEN 'write_off' THEN EXISTS (SELECT FROM write_off d WHERE d.id = NEW.document_id AND d.status = 0)
          ELSE false END) THEN
          RAISE EXCEPTION '% %: nothing of this kind waits for a decision', NEW.document, NEW.document_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_decision_waited_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER approval_decision_waited BEFORE INSERT ON approval_decision FOR EACH ROW
        WHEN (NOT has_table_privilege('approval_decision', 'TRIGGER')) EXECUTE FUNCTION approval_decision_waited();
    `);
    // A final decision is what its document was decided by.
    await db.query(`
      CREATE FUNCTION approval_decision_followed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NOT (CASE NEW.document
          WHEN 'transfer' THEN EXISTS (
            SELECT FROM transfer_history h JOIN transfer d ON d.id = h.transfer_id
            WHERE h.id = NEW.document_id AND d.moved_tx = pg_current_xact_id())
          WHEN 'auction_bidder' THEN EXISTS (
            SELECT FROM auction_bidder d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'company_submission' THEN EXISTS (
            SELECT FROM company_submission d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'exchange' THEN EXISTS (SELECT FROM exchange d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'goods_submission' THEN EXISTS (
            SELECT FROM goods_submission d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'journal_voucher' THEN EXISTS (
            SELECT FROM journal_voucher d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'licence_submission' THEN EXISTS (
            SELECT FROM licence_submission d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'stock_document' THEN EXISTS (
            SELECT FROM stock_document d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'withdrawal' THEN EXISTS (SELECT FROM withdrawal d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          WHEN 'write_off' THEN EXISTS (SELECT FROM write_off d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)
          ELSE false END) THEN
          RAISE EXCEPTION '% %: no document was decided by this decision', NEW.document, NEW.document_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_decision_followed_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE CONSTRAINT TRIGGER approval_decision_followed AFTER INSERT ON approval_decision
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (NEW.is_final AND NOT has_table_privilege('approval_decision', 'TRIGGER'))
        EXECUTE FUNCTION approval_decision_followed();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION approval_decision_waited, approval_decision_followed CASCADE;
    `);
  }
}
