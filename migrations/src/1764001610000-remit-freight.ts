import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bank transfers for the freight that was asked for afterwards (M3, O2). */
export class RemitFreight1764001610000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await allow(db, 'remittance', ['order', 'payment_group', 'freight_bill', 'recharge', 'month_bill']);
    await allow(db, 'remittance_share', ['order', 'freight_bill', 'recharge', 'month_bill']);
  }

  async down(db: QueryRunner): Promise<void> {
    await allow(db, 'remittance', ['order', 'payment_group', 'recharge', 'month_bill']);
    await allow(db, 'remittance_share', ['order', 'recharge', 'month_bill']);
  }
}

async function allow(db: QueryRunner, table: string, types: readonly string[]): Promise<void> {
  const listed = types.map((type) => `'${type}'`).join(', ');
  await db.query(`
    ALTER TABLE ${table} DROP CONSTRAINT ${table}_subject_ck,
      ADD CONSTRAINT ${table}_subject_ck CHECK (subject_type IN (${listed}))`);
}
