import type { MigrationInterface, QueryRunner } from 'typeorm';

const HELD = 'WHERE park_cause IS NOT NULL';

/** Remittances, held payments and withdrawals are found and ordered by more: each filter and each order has its index. */
export class FindMoneyPapers1764001820000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX remittance_currency ON remittance (currency, id)`);
    await db.query(`CREATE INDEX remittance_kind ON remittance (subject_type, id)`);
    await db.query(`CREATE INDEX remittance_amount ON remittance (amount, id)`);
    await db.query(`CREATE INDEX payment_parked_payer ON payment (payer_id, id) ${HELD}`);
    await db.query(`CREATE INDEX payment_parked_currency ON payment (received_currency, id) ${HELD}`);
    await db.query(`CREATE INDEX payment_parked_resolution ON payment (resolution, id) ${HELD}`);
    await db.query(`CREATE INDEX payment_parked_created ON payment (created_at, id) ${HELD}`);
    await db.query(`CREATE INDEX payment_parked_ref ON payment (provider_ref, id) ${HELD}`);
    await db.query(`CREATE INDEX withdrawal_amount ON withdrawal (amount, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP INDEX withdrawal_amount, payment_parked_ref, payment_parked_created, payment_parked_resolution,
         payment_parked_currency, payment_parked_payer, remittance_amount, remittance_kind, remittance_currency`,
    );
  }
}
