import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bill says how often its customer was reminded: each reminder is firmer than the last. */
export class CountRemindersOfBills1796200200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE month_bill
        ADD COLUMN reminders smallint NOT NULL DEFAULT 0 CONSTRAINT month_bill_reminders_ck CHECK (reminders >= 0);
      -- One a week, as they were sent.
      UPDATE month_bill SET reminders = 1 + greatest(0, extract(day FROM reminded_at - due_at)::int / 7)
      WHERE reminded_at IS NOT NULL AND due_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE month_bill DROP COLUMN reminders');
  }
}
