import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where members and companies are paid: rows that never change, so that what was approved is what is paid. */
export class CreateBankAccount1764000600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bank_account (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_account_pk PRIMARY KEY,
        -- Who wrote it down; whose it is where no company stands.
        account_id bigint NOT NULL CONSTRAINT bank_account_account_fk REFERENCES account (id),
        company_id bigint CONSTRAINT bank_account_company_fk REFERENCES company (id),
        owner_type text NOT NULL GENERATED ALWAYS AS (CASE WHEN company_id IS NULL THEN 'member' ELSE 'company' END) STORED,
        owner_id bigint NOT NULL GENERATED ALWAYS AS (coalesce(company_id, account_id)) STORED,
        country text NOT NULL CONSTRAINT bank_account_country_ck CHECK (country ~ '^[A-Z]{2}$'),
        currency text NOT NULL CONSTRAINT bank_account_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        bank_name text NOT NULL CONSTRAINT bank_account_name_ck CHECK (length(bank_name) BETWEEN 1 AND 60),
        bank_code text NOT NULL,
        branch_name text NOT NULL DEFAULT '',
        branch_code text NOT NULL DEFAULT '',
        account_type smallint,
        payee text NOT NULL CONSTRAINT bank_account_payee_ck CHECK (length(payee) BETWEEN 1 AND 100),
        -- Only who pays reads the number; its end is shown to its owner.
        number_sealed bytea NOT NULL,
        number_end text NOT NULL CONSTRAINT bank_account_end_ck CHECK (length(number_end) BETWEEN 1 AND 4),
        is_default boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        deleted_at timestamptz,
        CONSTRAINT bank_account_owner_uq UNIQUE (owner_type, owner_id, currency, id),
        CONSTRAINT bank_account_codes_ck CHECK (CASE country
          WHEN 'JP' THEN bank_code ~ '^\\d{4}$' AND branch_code ~ '^\\d{3}$' AND branch_name <> ''
            AND account_type IN (1, 2, 4) AND account_type IS NOT NULL
          WHEN 'CN' THEN bank_code ~ '^\\d{12}$' AND branch_code = '' AND account_type IS NULL
          ELSE bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' AND branch_code = '' AND account_type IS NULL END),
        CONSTRAINT bank_account_default_ck CHECK (NOT (is_default AND deleted_at IS NOT NULL))
      )`);
    await db.query(`
      CREATE UNIQUE INDEX bank_account_default_uq ON bank_account (owner_type, owner_id, currency) WHERE is_default`);
    await db.query(`CREATE INDEX bank_account_account ON bank_account (account_id)`);
    await db.query(
      `CREATE INDEX bank_account_company ON bank_account (company_id) WHERE company_id IS NOT NULL`,
    );
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON bank_account FROM fovea_app`);
    await db.query(`GRANT UPDATE (is_default, deleted_at) ON bank_account TO fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE bank_account`);
  }
}
