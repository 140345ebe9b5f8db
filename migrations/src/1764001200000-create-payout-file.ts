import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Approved withdrawals as they go to our banks: in one file each time they are tried. */
export class CreatePayoutFile1764001200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await widenPlatformAccount(db);
    await db.query(`
      CREATE TABLE payout_file (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payout_file_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('PF' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT payout_file_sn_uq UNIQUE,
        -- 1 transfers of Japan, 2 a sheet for China, 3 ISO 20022.
        format smallint NOT NULL CONSTRAINT payout_file_format_ck CHECK (format BETWEEN 1 AND 3),
        currency text NOT NULL CONSTRAINT payout_file_currency_ck CHECK (currency IN ('JPY', 'CNY', 'USD')),
        pay_on date NOT NULL,
        -- As our account was written down that day.
        sender jsonb NOT NULL,
        made_by bigint NOT NULL CONSTRAINT payout_file_made_by_fk REFERENCES account (id),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await db.query(`CREATE INDEX payout_file_made_by ON payout_file (made_by)`);
    await db.query(`
      CREATE TABLE payout_file_item (
        file_id bigint NOT NULL CONSTRAINT payout_file_item_file_fk REFERENCES payout_file (id),
        seq smallint NOT NULL CONSTRAINT payout_file_item_seq_ck CHECK (seq BETWEEN 1 AND 1000),
        withdrawal_id bigint NOT NULL CONSTRAINT payout_file_item_withdrawal_fk REFERENCES withdrawal (id),
        attempt smallint NOT NULL CONSTRAINT payout_file_item_attempt_ck CHECK (attempt >= 1),
        -- Where it went this time: it may be tried again to another one.
        bank_account_id bigint NOT NULL CONSTRAINT payout_file_item_account_fk REFERENCES bank_account (id),
        CONSTRAINT payout_file_item_pk PRIMARY KEY (file_id, seq),
        -- No bank is told twice to pay the same.
        CONSTRAINT payout_file_item_once_uq UNIQUE (withdrawal_id, attempt)
      )`);
    await db.query(`CREATE INDEX payout_file_item_account ON payout_file_item (bank_account_id)`);
    for (const table of ['payout_file', 'payout_file_item'])
      await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE payout_file_item, payout_file`);
    await narrowPlatformAccount(db);
  }
}

const NAMES = ['pk', 'currency_uq', 'currency_ck', 'type_ck', 'whole_ck'];

/** The account to which buyers transfer is also the one from which payouts go: its bank is known by codes. */
async function widenPlatformAccount(db: QueryRunner): Promise<void> {
  await db.query(`ALTER TABLE receiving_account RENAME TO house_account`);
  for (const name of NAMES)
    await db.query(
      `ALTER TABLE house_account RENAME CONSTRAINT receiving_account_${name} TO house_account_${name}`,
    );
  await db.query(`
    ALTER TABLE house_account
      ADD COLUMN bank_code text NOT NULL DEFAULT '' CONSTRAINT house_account_bank_ck CHECK (length(bank_code) <= 12),
      ADD COLUMN branch_code text NOT NULL DEFAULT '' CONSTRAINT house_account_branch_ck CHECK (length(branch_code) <= 3),
      ADD COLUMN client_code text NOT NULL DEFAULT ''
        CONSTRAINT house_account_client_ck CHECK (client_code ~ '^[0-9]{0,10}$'),
      ADD CONSTRAINT house_account_number_ck CHECK (account_no ~ '^[0-9A-Z]{0,34}$')`);
}

async function narrowPlatformAccount(db: QueryRunner): Promise<void> {
  await db.query(`ALTER TABLE house_account DROP CONSTRAINT house_account_number_ck,
    DROP COLUMN bank_code, DROP COLUMN branch_code, DROP COLUMN client_code`);
  for (const name of NAMES)
    await db.query(
      `ALTER TABLE house_account RENAME CONSTRAINT house_account_${name} TO receiving_account_${name}`,
    );
  await db.query(`ALTER TABLE house_account RENAME TO receiving_account`);
}
