import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers have as many digits as they need, where `lpad` cut the seventh; recharges and groups of orders are numbered by
 * the day of the ledger instead of that of UTC. Numbers that were given out stay as they are.
 */
export class NumberDocumentsByLocalDays1796002124168 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION padded(n bigint, digits int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT lpad(n::text, greatest(digits, length(n::text)), '0') $$;
      ALTER TABLE recharge ALTER COLUMN order_no SET DEFAULT
        'R' || to_char(clock_timestamp() AT TIME ZONE 'Asia/Tokyo', 'YYYYMMDD') || '-' || padded(nextval('recharge_no_seq'), 6);
      ALTER TABLE payment_group ADD COLUMN number text;
      UPDATE payment_group SET number = 'G' || to_char(created_at AT TIME ZONE 'UTC', 'YYYYMMDD') || '-' || padded(id, 6);
      ALTER TABLE payment_group ALTER COLUMN number SET NOT NULL,
        ADD CONSTRAINT payment_group_number_uq UNIQUE (number);
      CREATE FUNCTION payment_group_number() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        NEW.number := 'G' || to_char(NEW.created_at AT TIME ZONE 'Asia/Tokyo', 'YYYYMMDD') || '-' || padded(NEW.id, 6);
        RETURN NEW;
      END $$;
      CREATE TRIGGER payment_group_numbered BEFORE INSERT ON payment_group FOR EACH ROW
        EXECUTE FUNCTION payment_group_number();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER payment_group_numbered ON payment_group;
      DROP FUNCTION payment_group_number;
      ALTER TABLE payment_group DROP COLUMN number;
      ALTER TABLE recharge ALTER COLUMN order_no SET DEFAULT
        'R' || to_char(clock_timestamp(), 'YYYYMMDD') || '-' || lpad(nextval('recharge_no_seq')::text, 6, '0');
      DROP FUNCTION padded;
    `);
  }
}
