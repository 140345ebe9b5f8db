/** Of the countries we sell from; one with several zones has the one all can agree on. */
const ZONES: Readonly<Partial<Record<string, string>>> = { CN: 'Asia/Shanghai', JP: 'Asia/Tokyo' };
const ANYWHERE = 'UTC';

/** Where the days of a country are counted. */
export const zoneOf = (country: string): string => ZONES[country] ?? ANYWHERE;

/** The same in SQL, of a column with a country. */
export const zoneOfSql = (country: string): string =>
  `CASE ${country} ${Object.entries(ZONES)
    .map(([code, zone]) => `WHEN '${code}' THEN '${zone}'`)
    .join(' ')} ELSE '${ANYWHERE}' END`;

/** The same of a seller: of their company, else of the country of their account. */
export const sellerZoneSql = ({ company, seller }: { company: string; seller: string }): string =>
  `coalesce(${company}.time_zone, ${zoneOfSql(`${seller}.country`)})`;
