import { type Currency, toWire } from '@fovea/shared-types/money';
import { CART_QUANTITY_MAX, CART_STATE, FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import type { Cart, CartLine, CartTotal } from '@fovea/shared-types/order/cart.dto';
import type { ReorderLine } from '@fovea/shared-types/order/reorder.dto';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { CartRow, OrderedRow } from './cart.repository.js';

/** Texts of what the law refuses, by goods. */
export type CartRefusals = ReadonlyMap<number, string>;

export function toCart(found: readonly CartRow[], refusals: CartRefusals): Cart {
  const rows = found.map((row) => ({ ...row, ...refusedBy(row, refusals.get(row.goods_id) ?? null) }));
  return {
    items: rows.map(toLine),
    totals: totalsOf(rows),
    cart_cnt: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Of what is not offered any more nothing else is reported. */
const refusedBy = ({ state }: CartRow, refusal: string | null) =>
  refusal !== null && (state === CART_STATE.available || state === CART_STATE.fewer_left)
    ? { state: CART_STATE.refused, refusal }
    : { state, refusal: null };

const toLine = (row: CartRow & { refusal: string | null }): CartLine => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  image: fileUrl(row.image_key),
  company_id: row.company_id,
  company_name: row.company_name,
  seller_id: row.seller_id,
  price: row.price === null ? null : toWire(row.price, row.currency),
  currency: row.currency,
  quantity: row.quantity,
  stock: row.stock,
  checked: row.is_checked ? 1 : 0,
  state: row.state,
  refusal: row.refusal,
  freight_note: row.quantity > FIXED_FREIGHT_MAX,
});

/** What the next order would cost, by currency in the order of the lines. */
function totalsOf(rows: readonly CartRow[]): CartTotal[] {
  const sums = new Map<Currency, number>();
  for (const { is_checked, state, price, quantity, currency } of rows)
    if (is_checked && state === CART_STATE.available)
      sums.set(currency, (sums.get(currency) ?? 0) + (price ?? 0) * quantity);
  return [...sums].map(([currency, sum]) => ({ currency, total_price: toWire(sum, currency) }));
}

/**
 * @param isOwn nobody orders from themselves, even where they once could
 * @param law what refuses it to this buyer
 */
export function againOf(row: OrderedRow, isOwn: boolean, law: string | null): ReorderLine {
  const refusal = row.is_buyable && !isOwn ? law : null;
  const wanted = Math.min(CART_QUANTITY_MAX, Math.max(row.ordered, row.in_cart));
  const quantity = row.is_buyable && !isOwn && refusal === null ? Math.min(row.stock, wanted) : 0;
  return {
    goods_id: row.id,
    goods_name: row.goods_name,
    ordered: row.ordered,
    quantity,
    state: refusal === null ? stateOf(row, quantity, isOwn) : CART_STATE.refused,
    refusal,
    price_then: toWire(row.price_then, row.currency_then),
    price: row.price === null ? null : toWire(row.price, row.currency),
    currency: row.currency,
  };
}

function stateOf(row: OrderedRow, quantity: number, isOwn: boolean): number {
  if (!row.is_buyable || isOwn) return CART_STATE.gone;
  if (quantity === 0) return CART_STATE.sold_out;
  return quantity < row.ordered ? CART_STATE.fewer_left : CART_STATE.available;
}
