import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { CART_LINES_MAX, CART_STATE } from '@fovea/shared-types/order/cart-rules';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { THUMBNAIL } from '../../goods/listing/goods-card.js';
import { isBuyableSql, onSaleSql } from '../../goods/listing/on-sale.js';
import { VisibleGoods } from '../../goods/visibility/visible-goods.js';
import { int4s, int8s } from '../../platform/database/array-param.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';

export interface CartRow {
  id: number;
  goods_id: number;
  goods_name: string;
  image_key: string | null;
  company_id: number | null;
  company_name: string | null;
  seller_id: number;
  price: number | null;
  currency: Currency;
  quantity: number;
  stock: number;
  is_checked: boolean;
  state: number;
}

/** Goods for the cart, and how many of them are in it. */
export interface WantedGoods {
  id: number;
  seller_id: number;
  company_id: number | null;
  stock: number;
  is_buyable: boolean;
  is_sold_out: boolean;
  in_cart: number;
  /** In the reader's language; null where the shop does not show them. */
  name: string | null;
}

/** A line of an earlier order, and what its goods are by now. */
export interface OrderedRow extends Omit<WantedGoods, 'name' | 'is_sold_out'> {
  goods_name: string;
  ordered: number;
  price_then: number;
  currency_then: Currency;
  price: number | null;
  currency: Currency;
}

export interface Pieces {
  goodsId: number;
  quantity: number;
}

const STATE = `CASE
  WHEN ${isBuyableSql('g')} AND g.quantity >= k.quantity THEN ${CART_STATE.available}
  WHEN ${isBuyableSql('g')} AND g.quantity > 0 THEN ${CART_STATE.fewer_left}
  WHEN ${isBuyableSql('g')} OR ${onSaleSql('g')} AND g.sale_state = ${SALE_STATE.sold_out} THEN ${CART_STATE.sold_out}
  ELSE ${CART_STATE.gone} END`;

/** Of lines `k` of goods `g`. */
const lineColumns = (language: Language): string =>
  `k.id, k.goods_id, ${localized('g.name', language)} AS goods_name, ${THUMBNAIL} AS image_key, g.company_id,
     ${localized('c.name', language)} AS company_name, g.seller_id, g.price, g.currency, k.quantity,
     g.quantity AS stock, k.is_checked, ${STATE} AS state`;
const LINE_JOINS = 'JOIN goods g ON g.id = k.goods_id LEFT JOIN company c ON c.id = g.company_id';

/**
 * Carts of members. A change holds the lock of its cart, so that no two changes together exceed its limits.
 */
@Injectable()
export class CartRepository {
  constructor(private readonly visible: VisibleGoods) {}

  async lockCart(tx: Tx, accountId: number): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('cart', $1))`, [accountId]);
  }

  async listCartLines(q: Queryable, language: Language, accountId: number): Promise<CartRow[]> {
    const { rows } = await q.query<CartRow>(
      `SELECT ${lineColumns(language)} FROM cart_line k ${LINE_JOINS}
       WHERE k.account_id = $1 ORDER BY k.id DESC LIMIT ${CART_LINES_MAX}`,
      [accountId],
    );
    return rows;
  }

  /** Lines that are in no cart, each by the id of its goods; what the shop does not show is left out. */
  async preview(q: Queryable, language: Language, pieces: readonly Pieces[]): Promise<CartRow[]> {
    const { rows } = await q.query<CartRow>(
      `SELECT ${lineColumns(language)} FROM (
         SELECT goods_id AS id, goods_id, max(quantity) AS quantity, true AS is_checked, min(place) AS place
         FROM unnest($1::bigint[], $2::int[]) WITH ORDINALITY p (goods_id, quantity, place) GROUP BY goods_id) k
       ${LINE_JOINS} WHERE ${onSaleSql('g')} ORDER BY k.place`,
      [int8s(pieces, ({ goodsId }) => goodsId), int4s(pieces, ({ quantity }) => quantity)],
    );
    return rows;
  }

  /** Pieces in somebody's cart. */
  async countCartLines(q: Queryable, accountId: number): Promise<number> {
    const { rows } = await q.query<{ pieces: number }>(
      'SELECT coalesce(sum(quantity), 0)::bigint AS pieces FROM cart_line WHERE account_id = $1',
      [accountId],
    );
    return firstRow(rows).pieces;
  }

  /** Those of these goods that somebody may see, and how many pieces of each are in their cart. */
  async wanted(
    tx: Tx,
    language: Language,
    accountId: number,
    goodsIds: readonly number[],
  ): Promise<Map<number, WantedGoods>> {
    const { rows } = await tx.query<WantedGoods>(
      `SELECT g.id, g.seller_id, g.company_id, g.quantity AS stock, ${isBuyableSql('g')} AS is_buyable,
         ${onSaleSql('g')} AND g.sale_state = ${SALE_STATE.sold_out} AS is_sold_out, coalesce(k.quantity, 0) AS in_cart,
         CASE WHEN ${onSaleSql('g')} THEN ${localized('g.name', language)} END AS name
       FROM goods g LEFT JOIN cart_line k ON k.goods_id = g.id AND k.account_id = $1
       WHERE g.id = ANY ($2::bigint[]) AND ${this.visible.sql('g', '$1')}`,
      [accountId, [...goodsIds]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Goods of one order of a buyer, each once; none where the order is somebody else's. */
  async ordered(tx: Tx, language: Language, accountId: number, orderId: number): Promise<OrderedRow[]> {
    const { rows } = await tx.query<OrderedRow>(
      `SELECT g.id, g.seller_id, g.company_id, g.quantity AS stock, ${isBuyableSql('g')} AS is_buyable,
         coalesce(k.quantity, 0) AS in_cart, ${localized('l.goods_name', language)} AS goods_name,
         l.quantity AS ordered, l.unit_price AS price_then, o.currency AS currency_then, g.price, g.currency
       FROM orders o JOIN order_line l ON l.order_id = o.id JOIN goods g ON g.id = l.goods_id
       LEFT JOIN cart_line k ON k.goods_id = g.id AND k.account_id = o.buyer_id
       WHERE o.id = $2 AND o.buyer_id = $1 ORDER BY l.line`,
      [accountId, orderId],
    );
    return rows;
  }

  async countLines(tx: Tx, accountId: number): Promise<number> {
    const { rows } = await tx.query<{ n: number }>(
      'SELECT count(*) AS n FROM cart_line WHERE account_id = $1',
      [accountId],
    );
    return firstRow(rows).n;
  }

  /** Sets each line to so many pieces. @returns false where they are more than a cart holds */
  async put(tx: Tx, accountId: number, pieces: readonly Pieces[]): Promise<boolean> {
    await tx.query(
      `INSERT INTO cart_line (account_id, goods_id, quantity)
       SELECT $1, p.goods_id, p.quantity FROM unnest($2::bigint[], $3::int[]) p (goods_id, quantity)
       ON CONFLICT (account_id, goods_id) DO UPDATE SET quantity = excluded.quantity, is_checked = true`,
      [accountId, pieces.map(({ goodsId }) => goodsId), pieces.map(({ quantity }) => quantity)],
    );
    return (await this.countLines(tx, accountId)) <= CART_LINES_MAX;
  }

  async findOf(tx: Tx, accountId: number, goodsId: number): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'SELECT id FROM cart_line WHERE account_id = $1 AND goods_id = $2',
      [accountId, goodsId],
    );
    return firstRow(rows).id;
  }

  /** @returns the goods of the line; null where it is not in this cart */
  async findGoods(tx: Tx, accountId: number, id: number): Promise<number | null> {
    const { rows } = await tx.query<{ goods_id: number }>(
      'SELECT goods_id FROM cart_line WHERE id = $1 AND account_id = $2',
      [id, accountId],
    );
    return rows[0]?.goods_id ?? null;
  }

  /** Null leaves as it is. */
  async change(tx: Tx, id: number, quantity: number | null, isChecked: boolean | null): Promise<void> {
    await tx.query(
      `UPDATE cart_line SET quantity = coalesce($2::int, quantity), is_checked = coalesce($3::boolean, is_checked)
       WHERE id = $1`,
      [id, quantity, isChecked],
    );
  }

  /** @returns how many lines were in the cart */
  async remove(tx: Tx, accountId: number, ids: readonly number[]): Promise<number> {
    const { count } = await tx.query(
      'DELETE FROM cart_line WHERE account_id = $1 AND id = ANY ($2::bigint[])',
      [accountId, [...ids]],
    );
    return count;
  }
}
