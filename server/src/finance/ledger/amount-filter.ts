import { fromWire, type Currency } from '@fovea/shared-types/money';
import type { SqlFilter } from '../../platform/database/sql-filter.js';

/**
 * A filter for an amount as it is read, whatever its sign: yen are whole, of yuan and dollars two digits follow.
 * @param size expression of the amount without its sign, which has an index; `t.currency` is its currency
 */
export const ofAmount =
  (size: string) =>
  (filter: SqlFilter, text: string): void => {
    // 0, which nothing has, where the text is no amount.
    const [yen, cents] = [inMinor(text, 'JPY') ?? 0, inMinor(text, 'CNY') ?? 0];
    filter.where(`${size} = ANY (${filter.value([yen, cents])}::bigint[])`);
    filter.where(
      `${size} = CASE t.currency WHEN 'JPY' THEN ${filter.value(yen)}::bigint ELSE ${filter.value(cents)}::bigint END`,
    );
  };

/** More than anything is worth. */
const BEYOND = 10 ** 15;

/**
 * A bound of amounts, each currency by its own digits; what is no amount bounds nothing that exists.
 * @param size as of `ofAmount`
 */
export const amountBound =
  (size: string, comparison: '>=' | '<=') =>
  (filter: SqlFilter, text: string): void => {
    const none = comparison === '>=' ? BEYOND : -1;
    const [yen, cents] = [inMinor(text, 'JPY') ?? none, inMinor(text, 'CNY') ?? none];
    // By the index first: the looser of the two bounds.
    const loose = comparison === '>=' ? Math.min(yen, cents) : Math.max(yen, cents);
    filter.where(`${size} ${comparison} ${filter.value(loose)}::bigint`);
    filter.where(
      `${size} ${comparison} CASE t.currency WHEN 'JPY' THEN ${filter.value(yen)}::bigint ELSE ${filter.value(cents)}::bigint END`,
    );
  };

/** Null where the text is no amount; yen may have the zeros with which screens show them. */
function inMinor(text: string, currency: Currency): number | null {
  const plain = text.replaceAll(',', '').trim();
  try {
    return Math.abs(fromWire(currency === 'JPY' ? plain.replace(/\.0*$/, '') : plain, currency));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
