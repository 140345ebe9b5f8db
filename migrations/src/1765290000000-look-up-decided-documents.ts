import type { MigrationInterface, QueryRunner } from 'typeorm';
import { decidedDocument, listDecidedDocuments } from './decided-documents.js';

const byDecision = (table: string): string =>
  `EXISTS (SELECT FROM ${table} d WHERE d.id = $1 AND d.decision_id = $2)`;
const inState = (table: string, condition: string) => ({
  waits: `EXISTS (SELECT FROM ${table} d WHERE d.id = $1 AND ${condition})`,
  follows: byDecision(table),
});

const ofStatus = (table: string, status: number) => inState(table, `d.status = ${status}`);

const DOCUMENTS = {
  transfer: {
    waits: `EXISTS (SELECT FROM transfer_history h JOIN transfer d ON d.id = h.transfer_id
      WHERE h.id = $1 AND d.status IN (0, -1) AND NOT EXISTS (
        SELECT FROM transfer_history n WHERE n.transfer_id = h.transfer_id AND n.seq > h.seq))`,
    follows: `EXISTS (SELECT FROM transfer_history h JOIN transfer d ON d.id = h.transfer_id
      WHERE h.id = $1 AND d.moved_tx = pg_current_xact_id())`,
  },
  auction_bidder: ofStatus('auction_bidder', 0),
  company_submission: ofStatus('company_submission', 1),
  exchange: ofStatus('exchange', 0),
  goods_submission: inState('goods_submission', 'd.audit_status = 0'),
  journal_voucher: ofStatus('journal_voucher', 0),
  licence_submission: ofStatus('licence_submission', 0),
  stock_document: inState('stock_document', 'd.audit_status = 0'),
  withdrawal: ofStatus('withdrawal', 0),
  write_off: ofStatus('write_off', 0),
};

/** A document contributes its own conditions, where two functions listed them all. */
export class LookUpDecidedDocuments1765290000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [document, conditions] of Object.entries(DOCUMENTS))
      await decidedDocument(db, document, conditions);
    await db.query(`
      CREATE OR REPLACE FUNCTION approval_decision_waited() RETURNS trigger LANGUAGE plpgsql
        SET search_path = public, pg_temp AS $$
      DECLARE
        waits boolean := false;
      BEGIN
        IF to_regprocedure(format('%I(bigint)', NEW.document || '_waits')) IS NOT NULL THEN
          EXECUTE format('SELECT %I($1)', NEW.document || '_waits') INTO waits USING NEW.document_id;
        END IF;
        IF NOT waits THEN
          RAISE EXCEPTION '% %: nothing of this kind waits for a decision', NEW.document, NEW.document_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_decision_waited_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE OR REPLACE FUNCTION approval_decision_followed() RETURNS trigger LANGUAGE plpgsql
        SET search_path = public, pg_temp AS $$
      DECLARE
        follows boolean := false;
      BEGIN
        IF to_regprocedure(format('%I(bigint, bigint)', NEW.document || '_follows')) IS NOT NULL THEN
          EXECUTE format('SELECT %I($1, $2)', NEW.document || '_follows') INTO follows USING NEW.document_id, NEW.id;
        END IF;
        IF NOT follows THEN
          RAISE EXCEPTION '% %: no document was decided by this decision', NEW.document, NEW.document_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_decision_followed_ck';
        END IF;
        RETURN NEW;
      END $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await listDecidedDocuments(db);
    for (const document of Object.keys(DOCUMENTS))
      await db.query(`DROP FUNCTION ${document}_waits(bigint), ${document}_follows(bigint, bigint)`);
  }
}
