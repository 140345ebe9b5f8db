import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of goods are wide: what lists narrow, count and sort by stands in one index, so that counting reads no row. */
export class CountGoodsByIndex1763702240000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX goods_facets ON goods (category_id, brand_id, condition, sale_type, ships_from, year)
        INCLUDE (currency, price, company_id, id, listed_at, sale_state, auction_end_at, completeness)
        WHERE status = 30`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX goods_facets`);
  }
}
