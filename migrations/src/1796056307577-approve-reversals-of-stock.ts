import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An approved document that moved stock is undone by another document, its reversal, which another person than its
 * requester approves.
 */
export class ApproveReversalsOfStock1796056307577 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE stock_document
        -- 1 its initiator withdrew or closed it, 2 its reversal was approved, 3 its order was cancelled; 4 undone before
        -- reversals were approved, by one person or with its order.
        ADD COLUMN scrap_cause smallint,
        -- The document that a reversal undoes.
        ADD COLUMN reverses_id bigint,
        DROP CONSTRAINT stock_document_type_ck,
        -- 11 in; out: 21 sale, 22 loan, 23 trial, 24 repair parts, 25 loss, 26 count, 29 other; 31 allocation;
        -- 41 reversal of one of these.
        ADD CONSTRAINT stock_document_type_ck CHECK (type IN (11, 21, 22, 23, 24, 25, 26, 29, 31, 41)),
        ALTER COLUMN sn SET EXPRESSION AS (CASE type WHEN 11 THEN 'IN' WHEN 31 THEN 'MV' WHEN 41 THEN 'RV'
          ELSE 'OUT' END || right('0000000' || id::text, greatest(8, length(id::text))));
    `);
    await db.query(`
      UPDATE stock_document SET scrap_cause = CASE WHEN audit_status = 1 THEN 4 ELSE 1 END WHERE status = 9;
    `);
    await db.query(`
      ALTER TABLE stock_document
        ADD CONSTRAINT stock_document_scrap_cause_ck CHECK (
          CASE WHEN status <> 9 THEN scrap_cause IS NULL
          WHEN audit_status = 1 THEN scrap_cause IS NOT NULL AND scrap_cause IN (2, 3, 4)
          ELSE scrap_cause IS NOT NULL AND scrap_cause IN (1, 3) END),
        ADD CONSTRAINT stock_document_reverses_ck CHECK ((type = 41) = (reverses_id IS NOT NULL)),
        ADD CONSTRAINT stock_document_reverses_fk FOREIGN KEY (company_id, reverses_id)
          REFERENCES stock_document (company_id, id);
      -- A document has one reversal that waits or was approved.
      CREATE UNIQUE INDEX stock_document_reversal_uq ON stock_document (reverses_id)
        WHERE reverses_id IS NOT NULL AND status IN (0, 1);
      CREATE INDEX stock_document_reverses_id ON stock_document (reverses_id, id) WHERE reverses_id IS NOT NULL;
      -- A reversal is about one document for ever.
      GRANT INSERT (reverses_id), UPDATE (scrap_cause) ON stock_document TO fovea_app;
      CREATE TRIGGER stock_document_reversal_move BEFORE UPDATE OF status ON stock_document FOR EACH ROW
        WHEN (OLD.type = 41 AND OLD.status IS DISTINCT FROM NEW.status)
        EXECUTE FUNCTION refuse_move('stock_reversal', 'status');
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('stock_reversal', NULL, 0), ('stock_reversal', 0, -1), ('stock_reversal', 0, 1), ('stock_reversal', 0, 9),
        ('allocation', -1, 9), ('allocation', 1, 1), ('allocation', 3, 3);
    `);
    await db.query(`
      CREATE FUNCTION stock_document_undone() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NOT (NEW.scrap_cause = 3 AND NEW.order_line_id IS NOT NULL OR NEW.scrap_cause = 2 AND EXISTS (
            SELECT FROM stock_document r WHERE r.reverses_id = NEW.id AND r.status = 1)) THEN
          RAISE EXCEPTION 'document % is undone by no approved reversal', NEW.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_document_undone_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER stock_document_undone BEFORE UPDATE OF status ON stock_document FOR EACH ROW
        WHEN (NEW.status = 9 AND OLD.status <> 9 AND OLD.audit_status = 1) EXECUTE FUNCTION stock_document_undone();
      -- Nobody decides a reversal that they requested, whatever role they have.
      CREATE FUNCTION stock_document_reversal_own() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM stock_document d WHERE d.id = NEW.document_id AND d.type = 41
            AND d.account_id = NEW.decided_by) THEN
          RAISE EXCEPTION 'reversal % is decided by its requester', NEW.document_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_decision_never_own_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER approval_decision_reversal BEFORE INSERT ON approval_decision FOR EACH ROW
        WHEN (NEW.document = 'stock_document') EXECUTE FUNCTION stock_document_reversal_own();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER approval_decision_reversal ON approval_decision;
      DROP FUNCTION stock_document_reversal_own();
      DROP TRIGGER stock_document_undone ON stock_document;
      DROP FUNCTION stock_document_undone();
      DROP TRIGGER stock_document_reversal_move ON stock_document;
      DELETE FROM state_transition WHERE machine = 'stock_reversal'
        OR machine = 'allocation' AND (from_status, to_status) IN ((-1, 9), (1, 1), (3, 3));
      ALTER TABLE stock_document
        ALTER COLUMN sn SET EXPRESSION AS (CASE type WHEN 11 THEN 'IN' WHEN 31 THEN 'MV' ELSE 'OUT' END
          || right('0000000' || id::text, greatest(8, length(id::text)))),
        DROP CONSTRAINT stock_document_type_ck,
        ADD CONSTRAINT stock_document_type_ck CHECK (type IN (11, 21, 22, 23, 24, 25, 26, 29, 31)),
        DROP COLUMN scrap_cause,
        DROP COLUMN reverses_id;
    `);
  }
}
