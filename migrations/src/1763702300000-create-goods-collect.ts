import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Favourites: goods a member put aside. */
export class CreateGoodsCollect1763702300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE goods_collect (
        account_id bigint NOT NULL CONSTRAINT goods_collect_account_fk REFERENCES account (id),
        goods_id bigint NOT NULL CONSTRAINT goods_collect_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT goods_collect_pk PRIMARY KEY (account_id, goods_id)
      )`);
    await db.query(
      `CREATE INDEX goods_collect_newest ON goods_collect (account_id, created_at DESC, goods_id DESC)`,
    );
    await db.query(`CREATE INDEX goods_collect_goods ON goods_collect (goods_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE goods_collect`);
  }
}
