import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listDecidedDocuments } from './decided-documents.js';

/** What holds across modules: a decision is on a document that waits for one, and final if the document follows it. */
export class CreateInvariants1764110000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A decision is on a document that waits for one. A proceeds payout may be decided again after each step: what is
    // decided is the last step of its history.
    await listDecidedDocuments(db);
    await db.query(`
      CREATE TRIGGER approval_decision_waited BEFORE INSERT ON approval_decision FOR EACH ROW
        WHEN (NOT has_table_privilege('approval_decision', 'TRIGGER')) EXECUTE FUNCTION approval_decision_waited();
    `);
    // A final decision is what its document was decided by.
    await db.query(`
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
