import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms kept for goods that are not on the shelf yet; the lot they make takes their place. */
export class AuctionPlan1763704180000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE auction_plan (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT auction_plan_pk PRIMARY KEY,
        company_id bigint NOT NULL CONSTRAINT auction_plan_company_fk REFERENCES company (id),
        goods_id bigint NOT NULL CONSTRAINT auction_plan_goods_fk REFERENCES goods (id)
          CONSTRAINT auction_plan_goods_uq UNIQUE,
        currency char(3) NOT NULL,
        -- Whole yen, yuan or dollars; NULL: none.
        start_price bigint NOT NULL,
        reserve_price bigint,
        buy_now_price bigint,
        days smallint NOT NULL,
        -- In the company's time zone.
        end_hour smallint NOT NULL,
        extend_minutes smallint NOT NULL,
        -- NULL: as long as somebody bids.
        latest_minutes int,
        -- NULL: unlimited.
        bid_chances int,
        deposit_rate smallint NOT NULL,
        need_approval boolean NOT NULL,
        opens_by_itself boolean NOT NULL,
        -- The goods came onto the shelf, and a lot could not be opened.
        is_refused boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT auction_plan_terms_ck CHECK (currency IN ('JPY', 'CNY', 'USD')
          AND start_price > 0 AND reserve_price > start_price AND buy_now_price > start_price
          AND (reserve_price IS NULL OR buy_now_price IS NULL OR buy_now_price >= reserve_price)
          AND days BETWEEN 1 AND 60 AND end_hour BETWEEN 0 AND 23 AND extend_minutes BETWEEN 0 AND 60
          AND latest_minutes > 0 AND bid_chances > 0 AND deposit_rate BETWEEN 0 AND 100)
      )`);
    await db.query(`CREATE INDEX auction_plan_company ON auction_plan (company_id, id)`);
    await db.query(`CREATE INDEX auction_plan_created ON auction_plan (created_at, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE auction_plan`);
  }
}
