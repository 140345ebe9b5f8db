import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member looked at, whom to tell when goods arrive, and who was counted as a visitor of goods lately. */
export class CreateGoodsView1763702310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE goods_view (
        account_id bigint NOT NULL CONSTRAINT goods_view_account_fk REFERENCES account (id),
        goods_id bigint NOT NULL CONSTRAINT goods_view_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        viewed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT goods_view_pk PRIMARY KEY (account_id, goods_id)
      )`);
    await db.query(
      `CREATE INDEX goods_view_newest ON goods_view (account_id, viewed_at DESC, goods_id DESC)`,
    );
    await db.query(`CREATE INDEX goods_view_goods ON goods_view (goods_id)`);
    // A keyed digest of who it was, kept for a day: it tells one visitor from another and nothing else.
    await db.query(`
      CREATE TABLE goods_visit (
        goods_id bigint NOT NULL CONSTRAINT goods_visit_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        visitor bytea NOT NULL CONSTRAINT goods_visit_visitor_ck CHECK (length(visitor) = 16),
        counted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT goods_visit_pk PRIMARY KEY (goods_id, visitor)
      )`);
    await db.query(`CREATE INDEX goods_visit_counted ON goods_visit (counted_at)`);
    await db.query(`
      CREATE TABLE goods_notify (
        account_id bigint NOT NULL CONSTRAINT goods_notify_account_fk REFERENCES account (id),
        goods_id bigint NOT NULL CONSTRAINT goods_notify_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT goods_notify_pk PRIMARY KEY (account_id, goods_id)
      )`);
    await db.query(`CREATE INDEX goods_notify_goods ON goods_notify (goods_id)`);
    // The neighbours in price, for similar goods.
    await db.query(
      `CREATE INDEX goods_by_category_price ON goods (category_id, currency, price, id) WHERE status = 30`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX goods_by_category_price`);
    await db.query(`DROP TABLE goods_notify, goods_visit, goods_view`);
  }
}
