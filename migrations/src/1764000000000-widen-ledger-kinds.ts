import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts for whatever payments need: whose each kind may be, and which may lie below zero. */
export class WidenLedgerKinds1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ledger_account
        DROP CONSTRAINT ledger_account_kind_ck,
        DROP CONSTRAINT ledger_account_not_negative_ck,
        ADD CONSTRAINT ledger_account_kind_ck CHECK (kind IN ('available', 'frozen', 'deposit', 'escrow', 'receivable',
          'fee', 'gateway', 'bank', 'refunds', 'tax', 'suspense', 'loss', 'exchange', 'external')),
        -- What people and companies hold is theirs; everything else is the platform's.
        ADD CONSTRAINT ledger_account_whose_kind_ck CHECK (CASE
          WHEN kind IN ('deposit', 'receivable') THEN owner_type = 'member'
          WHEN kind IN ('available', 'frozen', 'escrow') THEN owner_type IN ('member', 'company')
          ELSE owner_type = 'platform' AND owner_id = 0 END),
        -- Below zero lies what others hold for us, owe us or cost us; nobody's money here may.
        ADD CONSTRAINT ledger_account_not_negative_ck CHECK (
          balance >= 0 OR kind IN ('gateway', 'bank', 'receivable', 'exchange', 'loss', 'external')),
        ADD CONSTRAINT ledger_account_receivable_ck CHECK (kind <> 'receivable' OR balance <= 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ledger_account
        DROP CONSTRAINT ledger_account_receivable_ck,
        DROP CONSTRAINT ledger_account_whose_kind_ck,
        DROP CONSTRAINT ledger_account_not_negative_ck,
        DROP CONSTRAINT ledger_account_kind_ck,
        ADD CONSTRAINT ledger_account_kind_ck
          CHECK (kind IN ('available', 'frozen', 'escrow', 'fee', 'external')),
        ADD CONSTRAINT ledger_account_not_negative_ck CHECK (balance >= 0 OR kind = 'external')`);
  }
}
