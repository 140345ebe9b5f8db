import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The import ban was skipped for deliveries whose country was left empty. */
export class SendGoodsToACountry1796002323456 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Deliveries that have left without one: their customer's, else the sender's, as whom the law treated them.
      UPDATE send s SET receiver_country = coalesce(
          (SELECT k.country FROM customer k WHERE k.id = s.customer_id AND k.company_id = s.company_id),
          (SELECT c.country FROM company c WHERE c.id = s.company_id))
        WHERE s.status IN (1, 2, 3) AND s.receiver_country IS NULL;
      ALTER TABLE send ADD CONSTRAINT send_somewhere_ck
        CHECK (status NOT IN (1, 2, 3) OR receiver_country IS NOT NULL);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE send DROP CONSTRAINT send_somewhere_ck');
  }
}
