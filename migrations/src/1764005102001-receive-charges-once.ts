import type { MigrationInterface, QueryRunner } from 'typeorm';

const HELD = 'WHERE park_cause IS NOT NULL';

/**
 * A charge is what a provider took from a payer, by the provider's own reference: it is received once, by exactly one
 * payment, which is captured or held (M7, O2). A failed or expired payment never has one.
 */
export class ReceiveChargesOnce1764005102001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payment_charge (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payment_charge_pk PRIMARY KEY,
        provider text NOT NULL CONSTRAINT payment_charge_provider_ck CHECK (provider IN ('sandbox', 'stripe')),
        provider_ref text NOT NULL,
        amount bigint NOT NULL CONSTRAINT payment_charge_amount_ck CHECK (amount > 0),
        currency text NOT NULL CONSTRAINT payment_charge_currency_ck CHECK (currency ~ '^[A-Z]{3}$'),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_charge_once_uq UNIQUE (provider_ref, provider)
      )`);
    await db.query(`ALTER TABLE payment ADD COLUMN charge_id bigint CONSTRAINT payment_charge_uq UNIQUE`);
    await this.fill(db);
    await db.query(`
      ALTER TABLE payment
        ADD CONSTRAINT payment_charge_fk FOREIGN KEY (charge_id) REFERENCES payment_charge (id),
        ADD CONSTRAINT payment_charged_ck CHECK ((charge_id IS NOT NULL) = (method = 4 AND status IN (20, 40, 50)))`);
    // Checked at the commit: the payment that receives a charge is written after it.
    await db.query(`
      ALTER TABLE payment_charge ADD CONSTRAINT payment_charge_payment_fk
        FOREIGN KEY (id) REFERENCES payment (charge_id) DEFERRABLE INITIALLY DEFERRED`);
    await db.query(`
      CREATE TRIGGER payment_charge_kept BEFORE UPDATE OF charge_id ON payment FOR EACH ROW
      WHEN (OLD.charge_id IS NOT NULL AND OLD.charge_id IS DISTINCT FROM NEW.charge_id)
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER payment_charge_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_charge
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE ALL ON payment_charge FROM fovea_app`);
    // Neither the number nor the time is the server's to choose.
    await db.query(
      `GRANT SELECT, INSERT (provider, provider_ref, amount, currency) ON payment_charge TO fovea_app`,
    );
    await db.query(`CREATE INDEX payment_charge_created ON payment_charge (created_at)`);
    await db.query(`DROP INDEX payment_parked_ref`);
    await db.query(`ALTER TABLE payment DROP COLUMN provider_ref`);
  }

  /**
   * One for each payment that was captured or held. Where the same charge was received twice, the second keeps its
   * entries and its row; its reference says that it is the second.
   */
  private async fill(db: QueryRunner): Promise<void> {
    await db.query(`
      WITH received AS (
        SELECT id, provider, coalesce(received_amount, amount) AS amount,
          coalesce(received_currency, currency) AS currency, created_at,
          CASE WHEN provider_ref IS NULL THEN 'payment-' || id
            WHEN row_number() OVER (PARTITION BY provider, provider_ref ORDER BY id) > 1 THEN provider_ref || '#' || id
            ELSE provider_ref END AS provider_ref
        FROM payment WHERE method = 4 AND status IN (20, 40, 50)),
      charge AS (
        INSERT INTO payment_charge (provider, provider_ref, amount, currency, created_at)
        SELECT r.provider, r.provider_ref, r.amount, r.currency,
          coalesce((SELECT min(e.created_at) FROM payment_event e WHERE e.payment_id = r.id AND e.is_success), r.created_at)
        FROM received r ORDER BY r.id
        RETURNING id, provider, provider_ref)
      UPDATE payment p SET charge_id = c.id
      FROM received r JOIN charge c ON (c.provider, c.provider_ref) = (r.provider, r.provider_ref)
      WHERE p.id = r.id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE payment ADD COLUMN provider_ref text`);
    await db.query(`
      UPDATE payment p SET provider_ref = c.provider_ref FROM payment_charge c WHERE c.id = p.charge_id`);
    await db.query(`CREATE INDEX payment_parked_ref ON payment (provider_ref, id) ${HELD}`);
    await db.query(`DROP TRIGGER payment_charge_kept ON payment`);
    await db.query(`ALTER TABLE payment_charge DROP CONSTRAINT payment_charge_payment_fk`);
    await db.query(`ALTER TABLE payment DROP COLUMN charge_id`);
    await db.query(`DROP TABLE payment_charge`);
  }
}
