import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff look orders up by what stands in their list; a merchant's own come in the order they were placed. */
const INDEXES = {
  orders_company_created_at: '(company_id, created_at, id)',
  orders_created_at: '(created_at, id)',
  orders_status: '(status, id)',
  orders_pay_type: '(pay_type, id)',
  orders_delivery_type: '(delivery_type, id)',
};

export class OrderDesk1764000300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES))
      await db.query(`CREATE INDEX ${name} ON orders ${columns}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await db.query(`DROP INDEX ${name}`);
  }
}
