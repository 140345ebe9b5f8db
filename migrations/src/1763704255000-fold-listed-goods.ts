import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED_TEXT = `name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(model, '') || ' ' || goods_sn`;
const FOUND = {
  find_text: `goods_find_text(${SEARCHED_TEXT}, model, goods_sn)`,
  find_grams: `search_grams(search_fold(${SEARCHED_TEXT}))`,
};

/**
 * Only what is listed is looked for by words. Folding is most of what a row of goods costs: drafts that are handed in and
 * edited, and goods that wait for their review, are not folded before they come to the shelf.
 */
export class FoldListedGoods1763704255000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await express(db, (sql) => `CASE WHEN status = 30 THEN ${sql} END`);
  }

  async down(db: QueryRunner): Promise<void> {
    await express(db, (sql) => sql);
  }
}

async function express(db: QueryRunner, as: (sql: string) => string): Promise<void> {
  const columns = Object.entries(FOUND).map(
    ([column, sql]) => `ALTER COLUMN ${column} SET EXPRESSION AS (${as(sql)})`,
  );
  await db.query(`ALTER TABLE goods ${columns.join(', ')}`);
}
