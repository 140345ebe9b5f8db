import type {
  AddAuctionsRequest,
  AdminAuctionRow,
  RelistAuctionsRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import { LOT_SPACING_MS } from '@fovea/shared-types/auction/opening-rules';
import { instantOf } from '../../../lib/day';
import {
  firstValues,
  type Prices,
  priceProblems,
  pricesOf,
  termsOf,
  type TermsValues,
} from '../terms-values';

/** What goes up in one go with others: goods, or a lot that is over. */
export interface ManyLot {
  id: number;
  goods_name: string;
  currency: string;
}

/** In which currency a lot's amounts are, and by which step they rise where that is known here. */
export interface LotAmounts {
  currency: string;
  step?: number | null;
}

/** Terms for all, and the prices of each in their order. */
export interface ManyValues extends TermsValues {
  prices: Prices[];
  /** Their pieces of stock, in their order; empty where each keeps that of its last run. */
  serials: string[];
}

/** What became of one of them. */
export interface ManyOutcome {
  id: number;
  end_at: string | null;
  error: string | null;
  msg: string | null;
}

const NO_PRICES: Prices = { start_price: null, reserve_price: null, buy_now_price: null };

export const firstMany = (goods: readonly ManyLot[]): ManyValues => ({
  ...firstValues(goods[0]?.currency ?? 'JPY'),
  prices: goods.map(() => NO_PRICES),
  serials: goods.map(() => ''),
});

/** For lots that go up again: their prices as they were. */
export const againMany = (lots: readonly AdminAuctionRow[]): ManyValues => ({
  ...firstMany(lots),
  prices: lots.map(pricesOf),
  serials: [],
});

/** Whether the prices of one of them are wrong. */
export const hasPriceProblem = (prices: Prices): boolean => Object.keys(priceProblems(prices)).length > 0;

/** The request of the call, in the order of the goods. */
export function manyOf(goods: readonly ManyLot[], values: ManyValues): AddAuctionsRequest {
  const { start_price: _first, reserve_price: _reserve, buy_now_price: _buyNow, ...shared } = termsOf(values);
  return {
    ...shared,
    lots: goods.map(({ id }, at) => ({
      ...{ goods_id: id, serial_number: values.serials[at]?.trim() ?? '' },
      ...pricesAt(values, at),
    })),
  };
}

/** The same for relisted lots: fields that are missing here stay as they are. */
export function againManyOf(lots: readonly ManyLot[], values: ManyValues): RelistAuctionsRequest {
  const { start_at, end_at, latest_end_at, extend_seconds } = termsOf(values);
  return {
    ...{ start_at, end_at, latest_end_at, extend_seconds },
    lots: lots.map(({ id }, at) => ({ id, ...pricesAt(values, at) })),
  };
}

function pricesAt(values: ManyValues, at: number) {
  const { start_price, reserve_price, buy_now_price } = termsOf({ ...values, ...values.prices[at] });
  return { start_price, reserve_price, buy_now_price };
}

/** When the n-th of them ends, counted from 0; null while the first has no end. */
export function endOf(values: TermsValues, at: number): string | null {
  const first = instantOf(values.end_at);
  return first === null ? null : new Date(Date.parse(first) + at * LOT_SPACING_MS).toISOString();
}
