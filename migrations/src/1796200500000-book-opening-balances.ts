import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'available', 'frozen', 'deposit', 'escrow', 'receivable', 'fee', 'gateway', 'bank', 'refunds', 'tax', 'suspense',
  'loss', 'exchange', 'external', 'cost', 'rounding'`;
const BELOW_ZERO = `'gateway', 'bank', 'receivable', 'exchange', 'loss', 'external', 'cost', 'rounding'`;
const OF_VOUCHERS = `'bank', 'gateway', 'suspense', 'fee', 'tax', 'loss', 'cost'`;

const accountKinds = (kinds: string, belowZero: string): string => `
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_kind_ck, DROP CONSTRAINT ledger_account_not_negative_ck,
    ADD CONSTRAINT ledger_account_kind_ck CHECK (kind IN (${kinds})),
    ADD CONSTRAINT ledger_account_not_negative_ck CHECK (balance >= 0 OR kind IN (${belowZero}));`;

const voucherKinds = (kinds: string): string => `
  ALTER TABLE journal_voucher DROP CONSTRAINT journal_voucher_debit_ck, DROP CONSTRAINT journal_voucher_credit_ck,
    ADD CONSTRAINT journal_voucher_debit_ck CHECK (debit_kind IN (${kinds})),
    ADD CONSTRAINT journal_voucher_credit_ck CHECK (credit_kind IN (${kinds}));`;

/** What the bank's account held before its first statement is booked against an account of its own. */
export class BookOpeningBalances1796200500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ${accountKinds(`${KINDS}, 'opening'`, `${BELOW_ZERO}, 'opening'`)}
      ${voucherKinds(`${OF_VOUCHERS}, 'opening'`)}
      -- With the next id, which a database of an earlier release has passed.
      INSERT INTO account_code (id, kind, code, name) OVERRIDING SYSTEM VALUE
      SELECT coalesce(max(id), 0) + 1, 'opening', '3900', '開始残高' FROM account_code;
      SELECT setval('account_code_id_seq', max(id)) FROM account_code;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM account_code WHERE kind = 'opening';
      ${voucherKinds(OF_VOUCHERS)}
      ${accountKinds(KINDS, BELOW_ZERO)}
    `);
  }
}
