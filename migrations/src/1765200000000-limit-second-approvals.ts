import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';

/**
 * Above which value a second person approves a document: what a setting of the server said before. Rows are only added:
 * the newest whose time has come is in force, so that what was in force at a decision can be read for ever.
 */
export class LimitSecondApprovals1765200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE approval_limit (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT approval_limit_pk PRIMARY KEY,
        -- As approval_decision names it; withdrawals have withdrawal_limit.
        document text NOT NULL CONSTRAINT approval_limit_document_ck
          CHECK (document IN ('goods_submission', 'stock_document', 'exchange', 'journal_voucher', 'write_off')),
        currency text NOT NULL CONSTRAINT approval_limit_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        -- In whole units.
        amount bigint NOT NULL CONSTRAINT approval_limit_amount_ck CHECK (amount BETWEEN 0 AND 100000000000),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Absent in an insertion: at once.
        valid_from timestamptz NOT NULL,
        CONSTRAINT approval_limit_from_ck CHECK (valid_from >= created_at)
      );
      CREATE INDEX approval_limit_in_force ON approval_limit (document, currency, valid_from DESC, id DESC);
      CREATE FUNCTION approval_limit_at_once() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        NEW.valid_from := NEW.created_at;
        RETURN NEW;
      END $$;
      CREATE TRIGGER approval_limit_at_once BEFORE INSERT ON approval_limit FOR EACH ROW
        WHEN (NEW.valid_from IS NULL) EXECUTE FUNCTION approval_limit_at_once();
      CREATE TRIGGER approval_limit_append_only BEFORE UPDATE OR DELETE ON approval_limit FOR EACH ROW
        EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON approval_limit FROM fovea_app;
    `);
    await withhold(db, 'approval_limit', { always: ['created_at'] });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE approval_limit');
    await db.query('DROP FUNCTION approval_limit_at_once');
  }
}
