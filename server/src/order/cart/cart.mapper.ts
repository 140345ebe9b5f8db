import { type Currency, toWire } from '@fovea/shared-types/money';
import { CART_QUANTITY_MAX, CART_STATE, FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import type { Cart, CartLine, CartTotal } from '@fovea/shared-types/order/cart.dto';
import type { ReorderLine } from '@fovea/shared-types/order/reorder.dto';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { CartRow, OrderedRow } from './cart.repository.js';

export const toCart = (rows: readonly CartRow[]): Cart => ({
  items: rows.map(toLine),
  totals: totalsOf(rows),
  cart_cnt: rows.reduce((sum, { quantity }) => sum + quantity, 0),
});

const toLine = (row: CartRow): CartLine => ({
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

/** @param isOwn nobody orders from themselves, even where they once could */
export function againOf(row: OrderedRow, isOwn: boolean): ReorderLine {
  const wanted = Math.min(CART_QUANTITY_MAX, Math.max(row.ordered, row.in_cart));
  const quantity = row.is_buyable && !isOwn ? Math.min(row.stock, wanted) : 0;
  return {
    goods_id: row.id,
    goods_name: row.goods_name,
    ordered: row.ordered,
    quantity,
    state: stateOf(row, quantity, isOwn),
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
