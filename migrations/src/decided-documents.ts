import type { QueryRunner } from 'typeorm';

/** SQL conditions on a document: `$1` is its id, `$2` that of a decision. */
interface DecidedDocument {
  /** It waits for a decision. */
  waits: string;
  /** The decision is what it was decided by. */
  follows: string;
}

/** Tells the triggers of `approval_decision` when a document may be decided, and when it was. */
export async function decidedDocument(
  db: QueryRunner,
  document: string,
  { waits, follows }: DecidedDocument,
): Promise<void> {
  await db.query(`
    CREATE FUNCTION ${document}_waits(bigint) RETURNS boolean LANGUAGE sql STABLE
      SET search_path = public, pg_temp AS $$ SELECT ${waits} $$;
    CREATE FUNCTION ${document}_follows(bigint, bigint) RETURNS boolean LANGUAGE sql STABLE
      SET search_path = public, pg_temp AS $$ SELECT ${follows} $$;
  `);
}

/** What the triggers of `approval_decision` compared it with, before documents contributed their own conditions. */
export async function listDecidedDocuments(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE OR REPLACE FUNCTION approval_decision_waited() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    CREATE OR REPLACE FUNCTION approval_decision_followed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
  `);
}
