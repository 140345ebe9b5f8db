import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members mean to buy, before they order it. */
export class CreateCart1764000200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE cart_line (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT cart_line_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT cart_line_account_fk REFERENCES account (id),
        goods_id bigint NOT NULL CONSTRAINT cart_line_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        quantity int NOT NULL CONSTRAINT cart_line_quantity_ck CHECK (quantity BETWEEN 1 AND 9999),
        -- Goes along with the next order.
        is_checked boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT cart_line_once_uq UNIQUE (account_id, goods_id)
      )`);
    await db.query(`CREATE INDEX cart_line_goods ON cart_line (goods_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE cart_line`);
  }
}
