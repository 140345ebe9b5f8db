import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAGE = `(SELECT id FROM menu WHERE key = 'orders.auction')`;
const BUTTON = `(SELECT id FROM menu WHERE key = 'auction:auction:list')`;

/**
 * Auctions have a page: who may list them holds the page's row, which was a button below it. The start unhides it. Lots are
 * listed by when they begin and end, whatever their state.
 */
export class AuctionDeskPage1763704110000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX auction_by_end ON auction (end_at, id)`);
    await db.query(`CREATE INDEX auction_by_start ON auction (start_at, id)`);
    // The page permitted nothing: whoever held it without the button sees no more than before.
    await db.query(`DELETE FROM role_menu p WHERE p.menu_id = ${PAGE} AND NOT EXISTS (
      SELECT FROM role_menu b WHERE b.role_id = p.role_id AND b.menu_id = ${BUTTON})`);
    await db.query(`INSERT INTO role_menu (role_id, menu_id)
      SELECT role_id, ${PAGE} FROM role_menu WHERE menu_id = ${BUTTON} AND ${PAGE} IS NOT NULL
      ON CONFLICT DO NOTHING`);
    await db.query(`UPDATE menu SET is_edited = false WHERE key IN ('orders', 'orders.auction')`);
    await db.query(`DELETE FROM role_menu WHERE menu_id = ${BUTTON} AND ${PAGE} IS NOT NULL`);
    await db.query(`DELETE FROM menu WHERE key = 'auction:auction:list' AND ${PAGE} IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`INSERT INTO menu (key, pid, menu_type, menu_name, menu_name_e, menu_name_j, perms)
      SELECT 'auction:auction:list', id, 'F', '查看拍卖', 'See auctions', 'オークションの閲覧', 'auction:auction:list'
      FROM menu WHERE key = 'orders.auction' ON CONFLICT DO NOTHING`);
    await db.query(`INSERT INTO role_menu (role_id, menu_id)
      SELECT role_id, ${BUTTON} FROM role_menu WHERE menu_id = ${PAGE} ON CONFLICT DO NOTHING`);
    await db.query(`UPDATE menu SET perms = NULL WHERE key = 'orders.auction'`);
    await db.query(`DROP INDEX auction_by_start, auction_by_end`);
  }
}
