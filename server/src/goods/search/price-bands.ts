import { CURRENCIES, type Currency } from '@fovea/shared-types/money';

/** Where one band of prices ends and the next begins, in minor units; before the first and after the last are bands too. */
export const PRICE_EDGES: Record<Currency, readonly number[]> = {
  JPY: [100_000, 300_000, 1_000_000, 3_000_000, 10_000_000],
  CNY: [500_000, 2_000_000, 5_000_000, 20_000_000, 50_000_000],
  USD: [100_000, 300_000, 1_000_000, 3_000_000, 10_000_000],
};

/** SQL for the number of a price's band, 0 the lowest; null without a price. */
export const bandSql = (price: string, currency: string): string =>
  `CASE ${currency} ${CURRENCIES.map(
    (known) =>
      `WHEN '${known}' THEN width_bucket(${price}, ARRAY[${PRICE_EDGES[known].join(', ')}]::bigint[])`,
  ).join(' ')} END`;
