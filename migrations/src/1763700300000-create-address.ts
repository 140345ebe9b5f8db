import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a person has goods sent. A deleted address stays for the orders that went there. */
export class CreateAddress1763700300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE address (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT address_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT address_account_fk REFERENCES account (id),
        name text NOT NULL CONSTRAINT address_name_length_ck CHECK (length(name) BETWEEN 1 AND 101),
        family_name text,
        given_name text,
        family_name_reading text,
        given_name_reading text,
        country char(2) NOT NULL CONSTRAINT address_country_form_ck CHECK (country ~ '^[A-Z]{2}$'),
        province text,
        city text NOT NULL,
        district text,
        street text NOT NULL,
        house_number text,
        building text,
        postal_code text,
        mobile text CONSTRAINT address_mobile_e164_ck CHECK (mobile ~ '^\\+[1-9][0-9]{5,14}$'),
        telephone text CONSTRAINT address_telephone_e164_ck CHECK (telephone ~ '^\\+[1-9][0-9]{5,14}$'),
        is_default boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        deleted_at timestamptz,
        CONSTRAINT address_phone_given_ck CHECK (mobile IS NOT NULL OR telephone IS NOT NULL),
        CONSTRAINT address_postal_code_ck CHECK (CASE country
          WHEN 'JP' THEN postal_code IS NOT NULL AND postal_code ~ '^[0-9]{3}-[0-9]{4}$'
          WHEN 'CN' THEN postal_code ~ '^[0-9]{6}$'
          ELSE length(postal_code) <= 10 END),
        CONSTRAINT address_default_kept_ck CHECK (NOT is_default OR deleted_at IS NULL)
      )`);
    await db.query(`CREATE UNIQUE INDEX address_default_uq ON address (account_id) WHERE is_default`);
    await db.query(`CREATE INDEX address_account ON address (account_id, id) WHERE deleted_at IS NULL`);
    await db.query(`REVOKE DELETE, TRUNCATE ON address FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE address`);
  }
}
