import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment is told of by the bank's result and again by its statement: each tells of a document once. What the
 * reconciliation of a day begins with is found by its day.
 */
export class TellBookedMoney1764001750000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX bank_line_subject_uq`);
    await db.query(`
      CREATE UNIQUE INDEX bank_line_subject_uq ON bank_line (subject_type, subject_id, (booked_on IS NULL))
      WHERE matching = 1 AND kind <> 3`);
    await db.query(`CREATE INDEX bank_line_booked_on ON bank_line (currency, booked_on)`);
    await db.query(`CREATE INDEX payment_event_created ON payment_event (created_at) WHERE is_success`);
    await db.query(`CREATE INDEX payment_refund_done ON payment_refund (done_at) WHERE done_at IS NOT NULL`);
    await db.query(`CREATE INDEX withdrawal_paid ON withdrawal (paid_at) WHERE paid_at IS NOT NULL`);
    await db.query(`CREATE INDEX remittance_decided ON remittance (decided_at) WHERE decided_at IS NOT NULL`);
    await db.query(`CREATE INDEX payout_file_pay_on ON payout_file (currency, pay_on)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP INDEX payout_file_pay_on, remittance_decided, withdrawal_paid, payment_refund_done, payment_event_created,
         bank_line_booked_on, bank_line_subject_uq`,
    );
    await db.query(`
      CREATE UNIQUE INDEX bank_line_subject_uq ON bank_line (subject_type, subject_id)
      WHERE matching = 1 AND kind <> 3`);
  }
}
