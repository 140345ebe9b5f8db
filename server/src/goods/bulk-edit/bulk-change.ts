import type { BulkEditGoodsRequest } from '@fovea/shared-types/goods/bulk-edit.dto';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import {
  fromWire,
  isCurrency,
  MAX_AMOUNT,
  percentOf,
  toWire,
  type Currency,
} from '@fovea/shared-types/money';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';

const PRICES = ['price', 'price_change', 'price_percent'] as const;
const SAME = ['quantity', 'shipping_time', 'freight', 'is_negotiable', 'sale_type', 'category_id'] as const;

/** @throws VALIDATION when nothing is to change, or the price in two ways */
export function assertChange(request: BulkEditGoodsRequest): void {
  const given = PRICES.filter((name) => request[name] !== undefined);
  if (given.length > 1)
    throw fieldError(
      Object.fromEntries(given.map((name) => [name, { key: 'too_many', params: { limit: 1 } }])),
    );
  if (given.length === 0 && SAME.every((name) => request[name] === undefined))
    throw fieldError({ price: { key: 'required' } });
}

/** What changes of one form. @throws VALIDATION where there is no price to change, AMOUNT_INVALID */
export function changeOf(present: GoodsForm, request: BulkEditGoodsRequest): GoodsForm {
  const change: GoodsForm = Object.fromEntries(
    SAME.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])),
  );
  const price = newPrice(present, request);
  return price === undefined ? change : { ...change, price };
}

function newPrice(
  { price, currency = 'JPY' }: GoodsForm,
  { price: fixed, price_change: added, price_percent: percent }: BulkEditGoodsRequest,
): string | undefined {
  if (fixed !== undefined) return fixed;
  if (added === undefined && percent === undefined) return undefined;
  // An auction's prices are terms of its auction.
  if (price === undefined || price === null || !isCurrency(currency))
    throw fieldError({ price: { key: 'no_price' } });
  const before = fromWire(price, currency);
  const change = added === undefined ? partOf(before, percent ?? 0) : minorOf(added, currency);
  const after = before + change;
  if (after < 1 || after > MAX_AMOUNT) throw new AppError('AMOUNT_INVALID');
  return toWire(after, currency);
}

const partOf = (amount: number, percent: number): number =>
  Math.sign(percent) * percentOf(amount, Math.abs(percent));

function minorOf(text: string, currency: Currency): number {
  try {
    return fromWire(text, currency);
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('AMOUNT_INVALID', {}, undefined, { cause: error });
    throw error;
  }
}
