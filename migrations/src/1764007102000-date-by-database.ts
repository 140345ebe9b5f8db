import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantWhole, withhold, type Withheld } from './column-grants.js';

/** Rows that never change, or only in columns granted one by one: their times are the database's. */
const APPEND_ONLY: Readonly<Record<string, Withheld>> = {
  approval_decision: { always: ['decided_at'] },
  audit_log: { always: ['at'] },
  bank_account: { always: ['created_at'], onInsert: ['deleted_at'] },
  bank_import: { always: ['created_at'] },
  bank_line: { always: ['created_at'], onInsert: ['decided_at'] },
  bargain_offer: { always: ['created_at'] },
  evaluation: { always: ['created_at'], onInsert: ['replied_at'] },
  exchange: { always: ['created_at'], onInsert: ['withdrawn_at'] },
  journal_entry: { always: ['created_at'] },
  journal_voucher: { always: ['created_at'], onInsert: ['withdrawn_at'] },
  licence_warning: { always: ['warned_at'] },
  merchant_mark: { always: ['created_at'] },
  order_history: { always: ['created_at'] },
  order_note: { always: ['created_at'] },
  passport_line: { always: ['at'] },
  payment_event: { always: ['created_at'] },
  payment_group: { always: ['created_at'] },
  payout_file: { always: ['created_at'] },
  posting: { always: ['created_at'] },
  reconciliation: { always: ['created_at'], onInsert: ['explained_at', 'settled_at'] },
  refund_entry: { always: ['created_at'] },
  remittance: { always: ['created_at'], onInsert: ['decided_at', 'alarm_at'] },
  stock_count_scan: { always: ['created_at'] },
  stock_movement: { always: ['created_at'] },
  stock_partner: { always: ['kept_at'] },
  transfer: { always: ['created_at'], onInsert: ['released_at', 'alarm_at'] },
  transfer_history: { always: ['created_at'] },
  withdrawal: { always: ['created_at'], onInsert: ['deadline_at', 'paid_at'] },
  withdrawal_history: { always: ['created_at'] },
  write_off: { always: ['created_at'], onInsert: ['withdrawn_at'] },
};

/** Rows that go on changing, whose beginning stays. */
const BEGUN: Readonly<Record<string, Withheld>> = {
  auction: { always: ['created_at'] },
  bargain: { always: ['created_at', 'terms_agreed_at'], onInsert: ['ended_at'] },
  capture: { always: ['created_at'] },
  company_submission: { always: ['created_at'] },
  feedback: { always: ['created_at'] },
  goods_submission: { always: ['created_at'], onInsert: ['withdrawn_at'] },
  month_bill_line: { always: ['created_at'] },
  opening_import: { always: ['created_at'] },
  order_paper: { always: ['issued_at'] },
  orders: { always: ['created_at'] },
  payment: { always: ['created_at'] },
  recharge: { always: ['created_at'] },
  refund: { always: ['created_at'], onInsert: ['moved_at'] },
  reservation: { always: ['created_at', 'rules_agreed_at'] },
  stock_document: { always: ['created_at'], onInsert: ['scrapped_at'] },
  stock_reservation: { always: ['created_at'], onInsert: ['ended_at'] },
};

/** When something happened to a row: whatever time is written, the clock's is kept. */
const HAPPENED: ReadonlyArray<readonly [table: string, column: string]> = [
  ['bank_account', 'deleted_at'],
  ['bank_line', 'decided_at'],
  ['bargain', 'ended_at'],
  ['evaluation', 'replied_at'],
  ['exchange', 'withdrawn_at'],
  ['goods_submission', 'withdrawn_at'],
  ['journal_voucher', 'withdrawn_at'],
  ['reconciliation', 'explained_at'],
  ['reconciliation', 'settled_at'],
  ['refund', 'moved_at'],
  ['remittance', 'decided_at'],
  ['stock_document', 'scrapped_at'],
  ['stock_reservation', 'ended_at'],
  ['transfer', 'released_at'],
  ['withdrawal', 'paid_at'],
  ['write_off', 'withdrawn_at'],
];

/** The server's role dates nothing: neither an entry, a decision, a movement nor a line of the audit. */
export class DateByDatabase1764007102000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries({ ...APPEND_ONLY, ...BEGUN }))
      await withhold(db, table, columns);
    await db.query(`
      CREATE FUNCTION date_by_clock() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], clock_timestamp()));
      END $$`);
    for (const [table, column] of HAPPENED)
      await db.query(`
        CREATE TRIGGER ${table}_${column}_dated BEFORE UPDATE OF ${column} ON ${table} FOR EACH ROW
        WHEN (NEW.${column} IS NOT NULL AND NEW.${column} IS DISTINCT FROM OLD.${column}
          AND NOT has_table_privilege('${table}', 'TRIGGER'))
        EXECUTE FUNCTION date_by_clock('${column}')`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, column] of HAPPENED)
      await db.query(`DROP TRIGGER ${table}_${column}_dated ON ${table}`);
    await db.query(`DROP FUNCTION date_by_clock`);
    for (const table of Object.keys(APPEND_ONLY)) await grantWhole(db, table, false);
    for (const table of Object.keys(BEGUN)) await grantWhole(db, table, true);
  }
}
