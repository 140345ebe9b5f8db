import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the accounting package calls each kind of account; entries are found by what caused them. */
export class KeepAccountCodes1764000030000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account_code (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT account_code_pk PRIMARY KEY,
        kind text NOT NULL CONSTRAINT account_code_kind_uq UNIQUE,
        code text NOT NULL CONSTRAINT account_code_code_ck CHECK (char_length(code) BETWEEN 1 AND 20),
        name text NOT NULL CONSTRAINT account_code_name_ck CHECK (char_length(name) BETWEEN 1 AND 60)
      )`);
    await db.query(`
      INSERT INTO account_code (kind, code, name) VALUES
        ('available', '2110', '預り金 利用可能'), ('frozen', '2111', '預り金 凍結'), ('deposit', '2112', '預り金 入札保証金'),
        ('escrow', '2120', '預り金 受取前代金'), ('receivable', '1140', '売掛金 月次請求'), ('fee', '4010', '受取手数料'),
        ('gateway', '1030', '決済代行未収金'), ('bank', '1020', '普通預金'), ('refunds', '2130', '未払返金'),
        ('tax', '2210', '仮受消費税'), ('suspense', '2190', '仮受金'), ('loss', '5910', '貸倒損失'),
        ('exchange', '1990', '通貨両替'), ('external', '9990', '外部')`);
    await db.query(`CREATE INDEX journal_entry_cause_id ON journal_entry (cause_id)`);
    await db.query(`CREATE INDEX posting_amount ON posting (abs(change))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE account_code`);
    await db.query(`DROP INDEX journal_entry_cause_id, posting_amount`);
  }
}
