import { CART_LEFT } from '@fovea/shared-types/order/cart-rules';
import type { CartLeft, CartPieces } from '@fovea/shared-types/order/cart.dto';
import type { Pieces, WantedGoods } from './cart.repository.js';

/** Goods that a visitor put aside, as they are for the member the visitor turned out to be. */
export type MergedGoods = WantedGoods & {
  isOwn: boolean;
  /** What the law says of it to this member, where it refuses it. */
  refusal: string | null;
};

interface Merge {
  put: Pieces[];
  left: CartLeft[];
}

/**
 * As much of a visitor's lines as is offered and fits, the first of them first.
 * @param room lines that the cart can still take; those of goods that are in it already need none
 */
export function mergeOf(
  lines: readonly CartPieces[],
  goods: ReadonlyMap<number, MergedGoods>,
  room: number,
): Merge {
  const merge: Merge = { put: [], left: [] };
  let free = room;
  for (const [goodsId, wanted] of piecesOf(lines)) {
    const found = goods.get(goodsId);
    const reason = refusalOf(found) ?? (found?.in_cart === 0 && free === 0 ? CART_LEFT.full : null);
    const { stock, in_cart: before } = found ?? { stock: 0, in_cart: 0 };
    const quantity = reason === null ? Math.max(before, Math.min(stock, wanted)) : before;
    if (reason === null) {
      merge.put.push({ goodsId, quantity });
      if (before === 0) free--;
    }
    if (quantity < wanted)
      merge.left.push({
        ...{ goods_id: goodsId, goods_name: found?.name ?? null, wanted, quantity },
        reason: reason ?? CART_LEFT.fewer_left,
        refusal: reason === CART_LEFT.refused ? (found?.refusal ?? null) : null,
      });
  }
  return merge;
}

function refusalOf(goods: MergedGoods | undefined): number | null {
  if (goods?.isOwn) return CART_LEFT.own;
  if (goods?.is_buyable && goods.stock > 0) return goods.refusal === null ? null : CART_LEFT.refused;
  if (goods?.is_buyable) return CART_LEFT.sold_out;
  return goods?.is_sold_out ? CART_LEFT.sold_out : CART_LEFT.gone;
}

/** Goods that are named twice count once, by the larger number. */
function piecesOf(lines: readonly CartPieces[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { goods_id, quantity } of lines)
    pieces.set(goods_id, Math.max(pieces.get(goods_id) ?? 0, quantity));
  return pieces;
}
