import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parts of countries that cost more to reach, until staff say otherwise, by how postal codes there begin: of Japan's islands
 * those that no bridge leads to in Tokyo, Shimane, Nagasaki and Kagoshima.
 */
const ZONES: ReadonlyArray<readonly [string, string, string, string, string]> = [
  ['JP', '北海道', 'Hokkaido', '北海道', '00 04 05 06 07 08 09'],
  [
    ...(['JP', '冲绳及离岛', 'Okinawa and remote islands', '沖縄・離島'] as const),
    `10001 10002 10003 10004 10005 10006 1001 1002 68401 68402 68403 68404 685 8115 817 853 85741 85742 85744 85745
     85746 85747 89009 8913 8914 8915 8916 8917 8918 8919 894 90`,
  ],
  [
    ...(['CN', '偏远地区', 'Remote regions', '遠隔地'] as const),
    // Inner Mongolia, Qinghai, Xinjiang, Tibet.
    '01 02 1374 1375 1376 1626 1627 1628 1654 7503 7353 7354 7373 81 83 84 85 86',
  ],
];

/** Their rows of the freight table, in the order of `EditFreight`, with the name of the zone for the country. */
const RATES: ReadonlyArray<readonly [string, string, number, number, number, number | null, number, number]> =
  [
    ['JPY', 'Hokkaido', 10, 2_200, 700, null, 0, 0],
    ['JPY', 'Hokkaido', 30, 4_500, 1_500, null, 0, 0],
    ['JPY', 'Hokkaido', 150, 27_000, 9_000, 60, 8_000, 0],
    ['JPY', 'Hokkaido', 1_000, 98_000, 45_000, 60, 15_000, 0],
    ['JPY', 'Okinawa and remote islands', 10, 2_800, 1_000, null, 0, 0],
    ['JPY', 'Okinawa and remote islands', 30, 6_000, 2_200, null, 0, 0],
    ['JPY', 'Okinawa and remote islands', 150, 38_000, 14_000, 60, 8_000, 0],
    ['JPY', 'Okinawa and remote islands', 1_000, 140_000, 68_000, 60, 15_000, 0],
    ['CNY', 'Remote regions', 10, 80, 35, null, 0, 0],
    ['CNY', 'Remote regions', 30, 190, 90, null, 0, 0],
    ['CNY', 'Remote regions', 150, 980, 420, 60, 300, 0],
    ['CNY', 'Remote regions', 1_000, 4_600, 2_300, 60, 600, 0],
  ];

const BAND = 'CONSTRAINT freight_rate_band_uq UNIQUE NULLS NOT DISTINCT';

/** Freight of parts of a country: a row of the table may name one. */
export class FreightZones1764001730000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const name = (column: string): string =>
      `${column} text NOT NULL CONSTRAINT freight_zone_${column}_ck CHECK (length(${column}) BETWEEN 1 AND 60)`;
    await db.query(`
      CREATE TABLE freight_zone (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT freight_zone_pk PRIMARY KEY,
        country char(2) NOT NULL CONSTRAINT freight_zone_country_ck CHECK (country ~ '^[A-Z]{2}$'),
        ${['name_c', 'name_e', 'name_j'].map(name).join(', ')},
        -- Digits and letters alone, as codes are compared.
        postal_prefixes text[] NOT NULL CONSTRAINT freight_zone_postal_prefixes_ck CHECK (
          cardinality(postal_prefixes) BETWEEN 1 AND 200
          AND array_to_string(postal_prefixes, ',', '-') ~ '^[0-9A-Z]{1,10}(,[0-9A-Z]{1,10})*$'),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT freight_zone_country_uq UNIQUE (id, country)
      )`);
    await db.query('CREATE INDEX freight_zone_by_country ON freight_zone (country, id)');
    await db.query(`
      ALTER TABLE freight_rate
        ADD COLUMN zone_id bigint,
        -- A zone lies in the country of its row.
        ADD CONSTRAINT freight_rate_zone_fk FOREIGN KEY (zone_id, delivery_country)
          REFERENCES freight_zone (id, country) ON UPDATE CASCADE,
        ADD CONSTRAINT freight_rate_zone_ck CHECK (zone_id IS NULL OR delivery_country IS NOT NULL),
        DROP CONSTRAINT freight_rate_band_uq,
        ADD ${BAND} (company_id, currency, delivery_country, zone_id, max_kg)`);
    await db.query(
      'CREATE INDEX freight_rate_zone ON freight_rate (zone_id, delivery_country) WHERE zone_id IS NOT NULL',
    );
    for (const [country, c, e, j, prefixes] of ZONES)
      await db.query(
        `INSERT INTO freight_zone (country, name_c, name_e, name_j, postal_prefixes) VALUES ($1, $2, $3, $4, $5)`,
        [country, c, e, j, prefixes.split(/\s+/)],
      );
    for (const rate of RATES)
      await db.query(
        `INSERT INTO freight_rate (currency, zone_id, delivery_country, max_kg, price, step_price, crate_from_kg, crate_price,
           export_price)
         SELECT $1, z.id, z.country, $3, $4, $5, $6, $7, $8 FROM freight_zone z WHERE z.name_e = $2`,
        [...rate],
      );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM freight_rate WHERE zone_id IS NOT NULL');
    await db.query(`
      ALTER TABLE freight_rate DROP CONSTRAINT freight_rate_band_uq, DROP COLUMN zone_id,
        ADD ${BAND} (company_id, currency, delivery_country, max_kg)`);
    await db.query('DROP TABLE freight_zone');
  }
}
