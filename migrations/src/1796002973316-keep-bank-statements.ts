import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';
import { belongs } from './row-guards.js';

/** The balances that banks state, so that the next statement and the ledger are compared with them. */
export class KeepBankStatements1796002973316 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- A file that was read before states no balances.
      UPDATE bank_import SET content = content || '{"balances": []}' WHERE added_count IS NULL;
      CREATE TABLE bank_statement (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_statement_pk PRIMARY KEY,
        import_id bigint NOT NULL CONSTRAINT bank_statement_import_fk REFERENCES bank_import (id),
        -- Of our account: there is one for each.
        currency text NOT NULL CONSTRAINT bank_statement_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        from_day date NOT NULL,
        to_day date NOT NULL,
        -- In minor units, negative where overdrawn.
        opening bigint NOT NULL,
        closing bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT bank_statement_days_ck CHECK (from_day <= to_day),
        CONSTRAINT bank_statement_once_uq UNIQUE (currency, from_day, to_day, opening, closing)
      );
      CREATE INDEX bank_statement_import ON bank_statement (import_id);
      CREATE INDEX bank_statement_to ON bank_statement (currency, to_day, id);
      REVOKE UPDATE, DELETE, TRUNCATE ON bank_statement FROM fovea_app;
    `);
    await withhold(db, 'bank_statement', { always: ['created_at'] });
    await belongs(
      db,
      'bank_statement',
      `EXISTS (SELECT FROM bank_import p WHERE p.id = a.import_id AND p.added_count IS NULL)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bank_statement');
    await db.query('DROP FUNCTION bank_statement_belongs');
  }
}
