import { fromWire, type Currency } from '@fovea/shared-types/money';
import type { SqlFilter } from '../../platform/database/sql-filter.js';

/**
 * A filter for an amount as it is read, whatever its sign: yen are whole, of yuan and dollars two digits follow.
 * @param size expression of the amount without its sign, which has an index; `t.currency` is its currency
 */
export const ofAmount =
  (size: string) =>
  (filter: SqlFilter, text: string): void => {
    const plain = text.replaceAll(',', '').trim();
    const [yen, cents] = [inMinor(plain, 'JPY'), inMinor(plain, 'CNY')];
    filter.where(`${size} = ANY (${filter.value([yen, cents])}::bigint[])`);
    filter.where(
      `${size} = CASE t.currency WHEN 'JPY' THEN ${filter.value(yen)}::bigint ELSE ${filter.value(cents)}::bigint END`,
    );
  };

/** 0, which nothing has, where the text is no amount. */
function inMinor(text: string, currency: Currency): number {
  try {
    return Math.abs(fromWire(text, currency));
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}
