import { type Currency, toWire } from '@fovea/shared-types/money';
import { CART_STATE, FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import type { Cart, CartLine, CartTotal } from '@fovea/shared-types/order/cart.dto';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { CartRow } from './cart.repository.js';

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
