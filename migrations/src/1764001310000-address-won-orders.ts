import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is fixed at placement, but for the total: that of a lot follows from where it goes. */
const FIXED = ['order_no', 'buyer_id', 'seller_id', 'auction_id', 'currency', 'goods_total'];
const fixed = (columns: readonly string[]): string => `
  CREATE TRIGGER orders_placement_fixed BEFORE UPDATE ON orders FOR EACH ROW
  WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')}))
  EXECUTE FUNCTION orders_refuse_change('orders_placement_fixed_ck', 'fixed at placement')`;

/** The order of a lot has its total once its buyer has said where it goes. */
export class AddressWonOrders1764001310000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER orders_placement_fixed ON orders');
    await db.query(fixed(FIXED));
    await db.query(`
      CREATE FUNCTION orders_fix_total() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.auction_id IS NULL OR OLD.status <> 10
           OR EXISTS (SELECT FROM order_address a WHERE a.order_id = OLD.id) THEN
          RAISE EXCEPTION 'order %: its total is fixed', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_placement_fixed_ck';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER orders_total_fixed BEFORE UPDATE ON orders FOR EACH ROW
      WHEN ((OLD.freight, OLD.tax, OLD.total) IS DISTINCT FROM (NEW.freight, NEW.tax, NEW.total))
      EXECUTE FUNCTION orders_fix_total()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER orders_total_fixed ON orders');
    await db.query('DROP FUNCTION orders_fix_total');
    await db.query('DROP TRIGGER orders_placement_fixed ON orders');
    await db.query(fixed([...FIXED, 'total']));
  }
}
