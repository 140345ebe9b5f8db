import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By document the column of its state, and the state in which it waits for a decision. */
const WAITING: Readonly<Record<string, readonly [column: string, waiting: number]>> = {
  auction_bidder: ['status', 0],
  company_submission: ['status', 1],
  exchange: ['status', 0],
  goods_submission: ['audit_status', 0],
  journal_voucher: ['status', 0],
  licence_submission: ['status', 0],
  stock_document: ['audit_status', 0],
  withdrawal: ['status', 0],
  write_off: ['status', 0],
};

/** A transfer may be decided again where it stands by then: what is decided is the last step of its history. */
const TRANSFER =
  'FROM transfer_history h JOIN transfer d ON d.id = h.transfer_id WHERE h.id = NEW.document_id';
const TRANSFER_WAITS = `EXISTS (SELECT ${TRANSFER} AND d.status IN (0, -1)
            AND NOT EXISTS (SELECT FROM transfer_history n WHERE n.transfer_id = h.transfer_id AND n.seq > h.seq))`;
const TRANSFER_MOVED = `EXISTS (SELECT ${TRANSFER} AND d.moved_tx = pg_current_xact_id())`;

const ofEach = (
  transfer: string,
  what: (document: string, column: string, waiting: number) => string,
): string =>
  `CASE NEW.document WHEN 'transfer' THEN ${transfer} ${Object.entries(WAITING)
    .map(([document, [column, waiting]]) => `WHEN '${document}' THEN ${what(document, column, waiting)}`)
    .join('\n          ')} ELSE false END`;

/** A decision is of a document that waits for one, and a final one is what its document was decided by. */
export class DecideOpenDocuments1764007102002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const waits = ofEach(
      TRANSFER_WAITS,
      (document, column, waiting) =>
        `EXISTS (SELECT FROM ${document} d WHERE d.id = NEW.document_id AND d.${column} = ${waiting})`,
    );
    const follows = ofEach(
      TRANSFER_MOVED,
      (document) =>
        `EXISTS (SELECT FROM ${document} d WHERE d.id = NEW.document_id AND d.decision_id = NEW.id)`,
    );
    await this.judge(db, 'approval_decision_waited', waits, 'nothing of this kind waits for a decision');
    await this.judge(db, 'approval_decision_followed', follows, 'no document was decided by this decision');
    await db.query(`
      CREATE TRIGGER approval_decision_waited BEFORE INSERT ON approval_decision FOR EACH ROW
      WHEN (NOT has_table_privilege('approval_decision', 'TRIGGER')) EXECUTE FUNCTION approval_decision_waited()`);
    await db.query(`
      CREATE CONSTRAINT TRIGGER approval_decision_followed AFTER INSERT ON approval_decision
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.is_final AND NOT has_table_privilege('approval_decision', 'TRIGGER'))
      EXECUTE FUNCTION approval_decision_followed()`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of ['approval_decision_waited', 'approval_decision_followed']) {
      await db.query(`DROP TRIGGER ${name} ON approval_decision`);
      await db.query(`DROP FUNCTION ${name}`);
    }
  }

  private async judge(db: QueryRunner, name: string, rule: string, words: string): Promise<void> {
    await db.query(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NOT (${rule}) THEN
          RAISE EXCEPTION '% %: ${words}', NEW.document, NEW.document_id
            USING ERRCODE = 'check_violation', CONSTRAINT = '${name}_ck';
        END IF;
        RETURN NEW;
      END $$`);
  }
}
