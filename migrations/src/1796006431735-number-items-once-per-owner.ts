import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two items of one owner shared a GTIN, after which a scan of it found neither. */
export class NumberItemsOncePerOwner1796006431735 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The oldest item keeps the number; others have it as their UDI-DI, which is for people to read.
      UPDATE product p SET udi_di = coalesce(p.udi_di, p.gtin), gtin = NULL
        WHERE p.gtin IS NOT NULL AND EXISTS (SELECT FROM product o
          WHERE o.gtin = p.gtin AND o.company_id IS NOT DISTINCT FROM p.company_id AND o.id < p.id);
      CREATE UNIQUE INDEX product_gtin_uq ON product (company_id, gtin) NULLS NOT DISTINCT WHERE gtin IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX product_gtin_uq');
  }
}
