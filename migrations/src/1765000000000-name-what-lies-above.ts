import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What earlier modules read of later ones: names of people and of categories through views, and of an order what its
 * proceeds show, copied when they are put aside. None of it changes for an order once it was placed.
 */
export class NameWhatLiesAbove1765000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW person WITH (security_invoker = true) AS
        SELECT id, username, company_id, dept_id, status = 1 AND deleted_at IS NULL AS is_active FROM account`);
    await db.query(`
      CREATE VIEW category_name WITH (security_invoker = true) AS SELECT id, name_c, name_e, name_j FROM category`);
    for (const view of ['person', 'category_name']) {
      await db.query(`REVOKE ALL ON ${view} FROM fovea_app`);
      await db.query(`GRANT SELECT ON ${view} TO fovea_app`);
    }
    await db.query(`
      ALTER TABLE transfer ADD COLUMN order_no text,
        -- The first line, as it is shown; and all lines in three languages, as searches are folded.
        ADD COLUMN goods_name_c text NOT NULL DEFAULT '', ADD COLUMN goods_name_e text NOT NULL DEFAULT '',
        ADD COLUMN goods_name_j text NOT NULL DEFAULT '', ADD COLUMN goods_text text NOT NULL DEFAULT ''`);
    await db.query(`
      UPDATE transfer t SET order_no = o.order_no, goods_name_c = l.goods_name_c, goods_name_e = l.goods_name_e,
        goods_name_j = l.goods_name_j, goods_text = (
          SELECT lower(normalize(
            string_agg(concat_ws(' ', a.goods_name_c, a.goods_name_e, a.goods_name_j), ' ' ORDER BY a.line), NFKC))
          FROM order_line a WHERE a.order_id = t.order_id)
      FROM orders o JOIN order_line l ON l.order_id = o.id
        AND l.line = (SELECT min(f.line) FROM order_line f WHERE f.order_id = o.id)
      WHERE o.id = t.order_id`);
    await db.query(`ALTER TABLE transfer ALTER order_no SET NOT NULL`);
    await db.query(`CREATE INDEX transfer_order_no ON transfer (order_no)`);
    await db.query(`CREATE INDEX transfer_goods_text ON transfer USING gin (goods_text gin_trgm_ops)`);
    await db.query(
      `GRANT INSERT (order_no, goods_name_c, goods_name_e, goods_name_j, goods_text) ON transfer TO fovea_app`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE transfer DROP COLUMN order_no, DROP COLUMN goods_name_c, DROP COLUMN goods_name_e,
        DROP COLUMN goods_name_j, DROP COLUMN goods_text`);
    await db.query(`DROP VIEW category_name, person`);
  }
}
