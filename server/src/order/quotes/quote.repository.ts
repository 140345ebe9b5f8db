import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { categoryPathSql } from '../../goods/listing/category-path.js';
import { THUMBNAIL } from '../../goods/listing/goods-card.js';
import { isBuyableSql } from '../../goods/listing/on-sale.js';
import { VisibleGoods } from '../../goods/visibility/visible-goods.js';
import { int8s } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { Place } from '../freight/freight-rules.js';
import { SOLD_AT } from '../tax/sold-at.js';

/** Goods as an order is priced by them. */
export interface QuotedGoods {
  id: number;
  seller_id: number;
  company_id: number | null;
  company_name: string | null;
  name: string;
  name_c: string;
  name_e: string;
  name_j: string;
  image_key: string | null;
  /** Its category and those above it, the narrowest first. */
  categories: number[];
  price: number | null;
  currency: Currency;
  stock: number;
  freight: number | null;
  weight_g: number | null;
  seller_country: string | null;
  product_id: number | null;
  is_stocked: boolean;
  serial_number: string | null;
  pay_types: number[];
  is_buyable: boolean;
}

/** One of the addresses that the buyer keeps. */
export interface KeptAddress extends Place {
  id: number;
  updated_at: Date;
}

/** Where an order goes: to an address that is kept, or to one that is written down with the order alone. */
export type Destination = KeptAddress | ({ id: null } & Place);

/** An order that an auction made, as its price is worked out anew for an address. */
export interface WonLot {
  goods_id: number;
  goods_total: number;
  deposit: number;
  sold_at: Date;
  /** It has an address, and its total is fixed. */
  is_addressed: boolean;
}

/** Who reads goods to have them priced: a buyer by their id, or staff, whose call refuses goods beyond their reach. */
export interface GoodsReader {
  language: Language;
  visibleTo: number | 'staff';
}

interface CartPieces {
  id: number;
  goods_id: number;
  quantity: number;
}

@Injectable()
export class QuoteRepository {
  constructor(private readonly visible: VisibleGoods) {}

  /**
   * The same as they are under their locks; in id order, as everybody locks goods. Read after the locks: a statement that
   * waits sees the goods as they are then, and their companies and categories as they were before.
   */
  async lockGoods(tx: Tx, reader: GoodsReader, ids: readonly number[]): Promise<Map<number, QuotedGoods>> {
    await tx.query('SELECT FROM goods WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE', [
      int8s(ids, (id) => id),
    ]);
    return this.goods(tx, reader, ids);
  }

  /** Those of these goods that the reader may see. */
  async goods(
    q: Queryable,
    { language, visibleTo }: GoodsReader,
    ids: readonly number[],
  ): Promise<Map<number, QuotedGoods>> {
    const isVisible = visibleTo === 'staff' ? 'true' : this.visible.sql('g', '$2');
    const { rows } = await q.query<QuotedGoods>(
      `SELECT g.id, g.seller_id, g.company_id, ${localized('c.name', language)} AS company_name,
         ${localized('g.name', language)} AS name, g.name_c, g.name_e, g.name_j, ${THUMBNAIL} AS image_key,
         ${categoryPathSql('g.category_id')} AS categories, g.price, g.currency, g.quantity AS stock, g.freight, g.weight_g,
         coalesce(g.ships_from, c.country, s.country) AS seller_country, g.product_id, g.is_stocked, g.serial_number,
         g.pay_types,
         ${isBuyableSql('g')} AS is_buyable
       FROM goods g JOIN account s ON s.id = g.seller_id LEFT JOIN company c ON c.id = g.company_id
       WHERE g.id = ANY ($1::bigint[]) AND ${isVisible} ORDER BY g.id`,
      [int8s(ids, (id) => id), ...(visibleTo === 'staff' ? [] : [visibleTo])],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async cartLines(q: Queryable, accountId: number, ids: readonly number[]): Promise<CartPieces[]> {
    const { rows } = await q.query<CartPieces>(
      `SELECT id, goods_id, quantity FROM cart_line WHERE account_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id`,
      [accountId, int8s(ids, (id) => id)],
    );
    return rows;
  }

  async wonLot(q: Queryable, buyerId: number, auctionId: number): Promise<WonLot | null> {
    const { rows } = await q.query<WonLot>(
      `SELECT l.goods_id, o.goods_total, o.deposit, ${SOLD_AT} AS sold_at,
         EXISTS (SELECT FROM order_address a WHERE a.order_id = o.id) AS is_addressed
       FROM orders o JOIN order_line l ON l.order_id = o.id AND l.line = 1
       WHERE o.auction_id = $1 AND o.buyer_id = $2`,
      [auctionId, buyerId],
    );
    return rows[0] ?? null;
  }

  /** The same, which nobody changes or deletes until the transaction ends: the order is sent there and priced by it. */
  lockAddress(tx: Tx, accountId: number, id: number | null): Promise<KeptAddress | null> {
    return this.address(tx, accountId, id, 'FOR SHARE');
  }

  /** @param id null: the default, else the newest */
  async address(
    q: Queryable,
    accountId: number,
    id: number | null,
    lock: 'FOR SHARE' | '' = '',
  ): Promise<KeptAddress | null> {
    const { rows } = await q.query<KeptAddress>(
      `SELECT id, country, postal_code, updated_at FROM address
       WHERE account_id = $1 AND deleted_at IS NULL AND ($2::bigint IS NULL OR id = $2)
       ORDER BY is_default DESC, id DESC LIMIT 1 ${lock}`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }
}
