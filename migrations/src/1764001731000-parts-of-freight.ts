import type { MigrationInterface, QueryRunner } from 'typeorm';

const fixed = (columns: readonly string[]): string => `
  CREATE TRIGGER orders_total_fixed BEFORE UPDATE ON orders FOR EACH ROW
  WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')}))
  EXECUTE FUNCTION orders_fix_total()`;
const TOTAL = ['freight', 'tax', 'total'];

/** What of an order's freight is for crates and for export handling stands with it, as fixed as the total. */
export class PartsOfFreight1764001731000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders
        ADD COLUMN crate_price bigint NOT NULL DEFAULT 0 CONSTRAINT orders_crate_price_ck CHECK (crate_price >= 0),
        ADD COLUMN export_price bigint NOT NULL DEFAULT 0 CONSTRAINT orders_export_price_ck CHECK (export_price >= 0),
        ADD CONSTRAINT orders_freight_parts_ck CHECK (crate_price + export_price <= freight)`);
    await db.query('DROP TRIGGER orders_total_fixed ON orders');
    await db.query(fixed([...TOTAL, 'crate_price', 'export_price']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER orders_total_fixed ON orders');
    await db.query('ALTER TABLE orders DROP COLUMN crate_price, DROP COLUMN export_price');
    await db.query(fixed(TOTAL));
  }
}
