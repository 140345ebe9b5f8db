import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payouts to an account that came in place of another, or beside it, wait some days: the owner is notified meanwhile. */
export class HoldPayoutsToChangedAccounts1796062500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bank_account
        -- Of an owner who had one before: nothing is paid to it until then.
        ADD COLUMN held_until timestamptz;
      CREATE FUNCTION refuse_held_payee() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM bank_account b WHERE b.id = NEW.bank_account_id AND b.held_until > clock_timestamp()) THEN
          RAISE EXCEPTION 'account % was changed lately', NEW.bank_account_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_file_item_held_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER payout_file_item_held_ck BEFORE INSERT ON payout_file_item FOR EACH ROW
        EXECUTE FUNCTION refuse_held_payee();
      GRANT INSERT (held_until) ON bank_account TO fovea_app;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER payout_file_item_held_ck ON payout_file_item;
      DROP FUNCTION refuse_held_payee;
      ALTER TABLE bank_account DROP COLUMN held_until;
    `);
  }
}
