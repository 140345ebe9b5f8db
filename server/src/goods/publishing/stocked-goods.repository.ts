import { Injectable } from '@nestjs/common';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { NamedListing } from './goods-moves.js';

/** An item of a company, in any warehouse. */
export interface CompanyItem {
  companyId: number;
  productId: number;
}

/** So many pieces of a listing. */
export interface ListedPieces {
  goodsId: number;
  quantity: number;
}

/** Pieces of an item that leave stock. */
export interface LeavingPieces {
  productId: number;
  quantity: number;
  /** Folded as stock folds serial numbers; null where nobody names one. */
  serialKey: string | null;
}

/** A listing after its number changed. */
export interface ChangedListing {
  id: number;
  quantity: number;
  status: number;
  sale_state: number;
  old_sale_state: number;
}

const isOffered = (goods: string): string =>
  `${goods}.is_stocked AND ${goods}.status = ${GOODS_STATUS.listed} AND ${goods}.sale_state <> ${SALE_STATE.sold_out}`;
const PIECES = `(SELECT goods_id, sum(quantity)::int AS quantity
  FROM unnest($1::bigint[], $2::int[]) p (goods_id, quantity) GROUP BY goods_id)`;
const CHANGED = `g.id, g.quantity, g.status, g.sale_state, n.old_sale_state`;
const piecesOf = (pieces: readonly ListedPieces[]) => [
  pieces.map(({ goodsId }) => goodsId),
  pieces.map(({ quantity }) => quantity),
];

/** Numbers of listings that are linked to stock, each statement for all of them at once. */
@Injectable()
export class StockedGoodsRepository {
  /** These, and every listing of these items that is linked to stock; in id order. */
  async lockStockedGoods(tx: Tx, ids: readonly number[], items: readonly CompanyItem[]): Promise<void> {
    await tx.query(
      `SELECT FROM goods WHERE id IN (
         SELECT unnest($1::bigint[]) UNION
         SELECT s.id FROM unnest($2::bigint[], $3::bigint[]) i (company_id, product_id)
         JOIN goods s ON s.is_stocked AND s.company_id = i.company_id AND s.product_id = i.product_id)
       ORDER BY id FOR UPDATE`,
      [[...ids], items.map(({ companyId }) => companyId), items.map(({ productId }) => productId)],
    );
  }

  /** Listings of a company; they stay of the item that they are of until the transaction ends. */
  async named(tx: Tx, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, NamedListing>> {
    const { rows } = await tx.query<NamedListing>(
      `SELECT id, product_id, serial_number, sale_type, sale_state FROM goods
       WHERE id = ANY ($1::bigint[]) AND company_id = $2 AND status <> ${GOODS_STATUS.deleted}
       ORDER BY id FOR KEY SHARE`,
      [[...ids], companyId],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Adds what was received to what was offered. A listing not linked to stock before keeps as many as stock
   * can spare; a listing of one piece keeps none.
   */
  async raise(tx: Tx, pieces: readonly ListedPieces[]): Promise<ChangedListing[]> {
    const { rows } = await tx.query<ChangedListing>(
      `WITH listing AS (
         SELECT g.id, g.company_id, g.product_id, g.sale_state, p.quantity AS come,
           CASE WHEN ${isOffered('g')} THEN g.quantity END AS offered,
           CASE WHEN g.sale_type = ${SALE_TYPE.auction} OR g.serial_number <> '' THEN 0 ELSE g.quantity END AS said,
           o.held - o.offered - sum(p.quantity) OVER (PARTITION BY g.company_id, g.product_id) AS spare
         FROM ${PIECES} p JOIN goods g ON g.id = p.goods_id
         JOIN offered_stock o ON o.company_id = g.company_id AND o.product_id = g.product_id),
       n AS (
         SELECT id, sale_state AS old_sale_state, come + coalesce(offered, greatest(0, least(said, spare -
           coalesce(sum(said) FILTER (WHERE offered IS NULL) OVER (PARTITION BY company_id, product_id ORDER BY id
             ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)))) AS quantity
         FROM listing)
       UPDATE goods g SET is_stocked = true, quantity = n.quantity, updated_at = clock_timestamp(),
         sale_state = CASE WHEN g.sale_type = ${SALE_TYPE.immediate} AND g.sale_state = ${SALE_STATE.sold_out}
           THEN ${SALE_STATE.on_sale} ELSE g.sale_state END
       FROM n WHERE g.id = n.id RETURNING ${CHANGED}`,
      piecesOf(pieces),
    );
    return rows;
  }

  /** Takes pieces away; a fixed price with none left is sold out, and what was to be auctioned leaves the shelf. */
  async lower(tx: Tx, pieces: readonly ListedPieces[]): Promise<ChangedListing[]> {
    const { on_sale, sold_out } = SALE_STATE;
    const { rows } = await tx.query<ChangedListing>(
      `WITH n AS (
         SELECT g.id, g.sale_state AS old_sale_state, greatest(g.quantity - p.quantity, 0) AS quantity
         FROM ${PIECES} p JOIN goods g ON g.id = p.goods_id WHERE g.is_stocked)
       UPDATE goods g SET quantity = n.quantity, updated_at = clock_timestamp(),
         sale_state = CASE WHEN n.quantity = 0 AND g.sale_type = ${SALE_TYPE.immediate} AND g.sale_state = ${on_sale}
           THEN ${sold_out} ELSE g.sale_state END,
         status = CASE WHEN n.quantity = 0 AND g.sale_type = ${SALE_TYPE.auction} AND g.status = ${GOODS_STATUS.listed}
           THEN ${GOODS_STATUS.off_shelf} ELSE g.status END
       FROM n WHERE g.id = n.id RETURNING ${CHANGED}`,
      piecesOf(pieces),
    );
    return rows;
  }

  /** Listings of these items that the shop offers. */
  async offeredOf(tx: Tx, companyId: number, productIds: readonly number[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM goods g
       WHERE company_id = $1 AND product_id = ANY ($2::bigint[]) AND ${isOffered('g')} ORDER BY id`,
      [companyId, [...productIds]],
    );
    return rows.map(({ id }) => id);
  }

  /** What these listings offer beyond stock once this left it: first the piece that is named, then of any, the newest first. */
  async beyond(
    tx: Tx,
    companyId: number,
    ids: readonly number[],
    leaving: readonly LeavingPieces[],
  ): Promise<ListedPieces[]> {
    const { rows } = await tx.query<ListedPieces>(
      `WITH short AS (
         SELECT o.product_id, o.offered - o.held + l.quantity AS excess, l.keys
         FROM (SELECT product_id, sum(quantity) AS quantity, array_remove(array_agg(key), NULL) AS keys
               FROM unnest($3::bigint[], $4::int[], $5::text[]) u (product_id, quantity, key) GROUP BY product_id) l
         JOIN offered_stock o ON o.company_id = $1 AND o.product_id = l.product_id),
       listing AS (
         SELECT g.id, g.quantity, s.excess, sum(g.quantity) OVER (
             PARTITION BY g.product_id
             ORDER BY CASE WHEN coalesce(g.serial_number, '') = '' THEN 1
               WHEN upper(normalize(btrim(g.serial_number), NFKC)) = ANY (s.keys) THEN 0 ELSE 2 END, g.id DESC
           ) - g.quantity AS before
         FROM short s JOIN goods g ON g.company_id = $1 AND g.product_id = s.product_id
         WHERE g.id = ANY ($2::bigint[]) AND s.excess > 0)
       SELECT id AS "goodsId", least(quantity, excess - before)::int AS quantity
       FROM listing WHERE before < excess AND quantity > 0`,
      [
        companyId,
        [...ids],
        leaving.map(({ productId }) => productId),
        leaving.map(({ quantity }) => quantity),
        leaving.map(({ serialKey }) => serialKey),
      ],
    );
    return rows;
  }
}
