import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By which ways a seller takes the payment of an order stands with it, as it was placed. A deposit may be all that an
 * order costs: then its capture brings nothing more (O2).
 */
export class KeepPayTypes1764001740000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE orders ADD COLUMN pay_types smallint[] NOT NULL DEFAULT '{1,2,3,4}'
        CONSTRAINT orders_pay_types_ck CHECK (pay_types <@ '{1,2,3,4}' AND cardinality(pay_types) > 0)`);
    await db.query(`
      CREATE TRIGGER orders_pay_types_fixed BEFORE UPDATE OF pay_types ON orders FOR EACH ROW
      WHEN (OLD.pay_types <> NEW.pay_types)
      EXECUTE FUNCTION orders_refuse_change('orders_placement_fixed_ck', 'fixed at placement')`);
    await bound(db, 'payment', 'amount BETWEEN 1 AND 10000000000000 OR amount = 0 AND method = 1');
    await bound(
      db,
      'capture',
      `amount BETWEEN 1 AND 10000000000000 OR amount = 0 AND method = 1 AND subject_type = 'order'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await bound(db, 'capture', 'amount BETWEEN 1 AND 10000000000000');
    await bound(db, 'payment', 'amount BETWEEN 1 AND 10000000000000');
    await db.query('DROP TRIGGER orders_pay_types_fixed ON orders');
    await db.query('ALTER TABLE orders DROP COLUMN pay_types');
  }
}

async function bound(db: QueryRunner, table: string, rule: string): Promise<void> {
  await db.query(`
    ALTER TABLE ${table} DROP CONSTRAINT ${table}_amount_ck, ADD CONSTRAINT ${table}_amount_ck CHECK (${rule})`);
}
