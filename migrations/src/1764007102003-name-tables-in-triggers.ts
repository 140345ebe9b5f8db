import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions that judge rows and look other rows up. */
const JUDGES = [
  'add_to_month_bill()',
  'auction_keep_outcome()',
  'auction_refuse_change()',
  'evaluation_check_receipt()',
  'journal_entry_balances()',
  'keep_last_admin()',
  'lexicon_group_spells()',
  'orders_fix_total()',
  'orders_refuse_change()',
  'refund_line_counted()',
  'refuse_change()',
  'refuse_move()',
  'refuse_uneven_bins()',
];

/** A temporary table hides the one of its name: what judges rows must not look there. */
export class NameTablesInTriggers1764007102003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const judge of JUDGES) await db.query(`ALTER FUNCTION ${judge} SET search_path = public, pg_temp`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const judge of JUDGES) await db.query(`ALTER FUNCTION ${judge} RESET search_path`);
  }
}
