import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms that a company opens its lots with; figures that a lot has in absolute terms are relative to its start here. */
export class AuctionTemplate1763704120000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE auction_template (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_template_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT auction_template_company_fk REFERENCES company (id),
        name text NOT NULL CONSTRAINT auction_template_name_ck CHECK (length(name) BETWEEN 1 AND 60),
        days smallint NOT NULL,
        -- In the time zone of whoever uses it.
        end_hour smallint NOT NULL,
        -- Percent of the start price; NULL: none.
        reserve_percent int,
        buy_now_percent int,
        extend_minutes smallint NOT NULL,
        -- NULL: as long as somebody bids.
        latest_minutes int,
        -- NULL: unlimited.
        bid_chances int,
        deposit_rate smallint NOT NULL,
        need_approval boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT auction_template_terms_ck CHECK (days BETWEEN 1 AND 60 AND end_hour BETWEEN 0 AND 23
          AND reserve_percent > 100 AND buy_now_percent > 100
          AND (reserve_percent IS NULL OR buy_now_percent IS NULL OR buy_now_percent >= reserve_percent)
          AND extend_minutes BETWEEN 0 AND 60 AND latest_minutes > 0 AND bid_chances > 0
          AND deposit_rate BETWEEN 0 AND 100)
      )`);
    await db.query(`CREATE INDEX auction_template_company ON auction_template (company_id, id)`);
    await db.query(`CREATE INDEX auction_template_created ON auction_template (created_at, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE auction_template`);
  }
}
