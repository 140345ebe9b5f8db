import type { AddAuctionsRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { LOT_SPACING_MS } from '@fovea/shared-types/auction/opening-rules';
import { instantOf } from '../../../lib/day';
import { firstValues, type Prices, priceProblems, termsOf, type TermsValues } from '../terms-values';

/** Goods put up in one go, the way every list has them. */
export interface ManyGoods {
  id: number;
  goods_name: string;
  currency: string;
}

/** Terms for all, and the prices of each in the order of their goods. */
export interface ManyValues extends TermsValues {
  prices: Prices[];
}

const NO_PRICES: Prices = { start_price: null, reserve_price: null, buy_now_price: null };

export const firstMany = (goods: readonly ManyGoods[]): ManyValues => ({
  ...firstValues(goods[0]?.currency ?? 'JPY'),
  prices: goods.map(() => NO_PRICES),
});

/** Whether the prices of one of them are wrong. */
export const hasPriceProblem = (prices: Prices): boolean => Object.keys(priceProblems(prices)).length > 0;

/** As the call asks for them, in the order of the goods. */
export function manyOf(goods: readonly ManyGoods[], values: ManyValues): AddAuctionsRequest {
  const { start_price: _first, reserve_price: _reserve, buy_now_price: _buyNow, ...shared } = termsOf(values);
  return {
    ...shared,
    lots: goods.map(({ id }, at) => {
      const { start_price, reserve_price, buy_now_price } = termsOf({ ...values, ...values.prices[at] });
      return { goods_id: id, start_price, reserve_price, buy_now_price };
    }),
  };
}

/** When the n-th of them ends, counted from 0; null while the first has no end. */
export function endOf(values: TermsValues, at: number): string | null {
  const first = instantOf(values.end_at);
  return first === null ? null : new Date(Date.parse(first) + at * LOT_SPACING_MS).toISOString();
}
