import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the platform asks for sending a device, until staff say otherwise: by currency, country (null: any other), kilograms
 * up to which it holds, freight, each piece beyond the second, kilograms from which a piece is crated, crate, export.
 */
const RATES: ReadonlyArray<
  readonly [string, string | null, number, number, number, number | null, number, number]
> = [
  ['JPY', 'JP', 10, 1_500, 500, null, 0, 0],
  ['JPY', 'JP', 30, 3_000, 1_000, null, 0, 0],
  ['JPY', 'JP', 150, 18_000, 6_000, 60, 8_000, 0],
  ['JPY', 'JP', 1_000, 65_000, 30_000, 60, 15_000, 0],
  ['JPY', null, 30, 15_000, 6_000, null, 0, 5_000],
  ['JPY', null, 150, 60_000, 25_000, 30, 12_000, 15_000],
  ['JPY', null, 1_000, 220_000, 120_000, 30, 30_000, 25_000],
  ['CNY', 'CN', 10, 40, 15, null, 0, 0],
  ['CNY', 'CN', 30, 90, 40, null, 0, 0],
  ['CNY', 'CN', 150, 480, 200, 60, 300, 0],
  ['CNY', 'CN', 1_000, 2_200, 1_100, 60, 600, 0],
  ['CNY', null, 30, 700, 300, null, 0, 250],
  ['CNY', null, 150, 2_800, 1_200, 30, 500, 700],
  ['CNY', null, 1_000, 10_500, 5_500, 30, 1_400, 1_200],
  ['USD', null, 30, 110, 45, null, 0, 40],
  ['USD', null, 150, 420, 180, 30, 90, 110],
  ['USD', null, 1_000, 1_550, 850, 30, 220, 180],
];

/** The freight table begins with rows of the platform. */
export class EditFreight1764001300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX freight_rate_by_status ON freight_rate (status, id)');
    await db.query('CREATE INDEX tax_rate_by_day ON tax_rate (effective_from DESC, id DESC)');
    for (const rate of RATES)
      await db.query(
        `INSERT INTO freight_rate (currency, delivery_country, max_kg, price, step_price, crate_from_kg, crate_price, export_price)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT ON CONSTRAINT freight_rate_band_uq DO NOTHING`,
        [...rate],
      );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM freight_rate WHERE company_id IS NULL`);
    await db.query('DROP INDEX tax_rate_by_day, freight_rate_by_status');
  }
}
