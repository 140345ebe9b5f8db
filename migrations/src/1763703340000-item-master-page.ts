import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The item master has a page: who may see it holds that page's row, which was a button. The start gives it its place. */
export class ItemMasterPage1763703340000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `UPDATE menu SET key = 'warehouse.goods', is_edited = false WHERE key = 'goods:product:list'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE menu SET key = 'goods:product:list' WHERE key = 'warehouse.goods'`);
  }
}
