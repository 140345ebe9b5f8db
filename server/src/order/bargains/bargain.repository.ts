import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { BARGAIN_OFFER_HOURS, BARGAIN_PAUSE_HOURS } from '@fovea/shared-types/order/bargain-rules';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { onSaleSql } from '../../goods/listing/on-sale.js';
import { VisibleGoods } from '../../goods/visibility/visible-goods.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { AgreedPrice } from '../quotes/agreed-prices.js';

export interface BargainState {
  id: number;
  goods_id: number;
  company_id: number | null;
  seller_id: number;
  buyer_id: number;
  quantity: number;
  currency: Currency;
  price: number;
  buyer_price: number;
  merchant_price: number | null;
  offer_price: number;
  offers: number;
  status: number;
  /** Its time is over, by the clock under its lock. */
  is_over: boolean;
}

/** Goods of a bargain, under their lock. */
export interface BargainedGoods {
  seller_id: number;
  company_id: number | null;
  price: number | null;
  currency: Currency;
  quantity: number;
  /** The shop shows them, at a fixed price that may be bargained about. */
  is_open: boolean;
}

export interface NewBargain {
  goodsId: number;
  goods: BargainedGoods & { price: number };
  buyerId: number;
  quantity: number;
  offerPrice: number;
  remark: string;
}

/** A thread that ended as its goods are gone. */
type GoneRow = Pick<BargainState, 'id' | 'offer_price' | 'currency'>;

/** By whom a thread ended; null: by nobody in particular. */
interface Ending {
  status: number;
  endedBy: number | null;
  reason?: string;
}

const { offered, countered, agreed, ordered, declined } = BARGAIN_STATUS;
const LIVES = `clock_timestamp() + interval '${BARGAIN_OFFER_HOURS} hours'`;
const SILENT = bargainMachine.from('merchant silent', 'buyer silent', 'no order placed').join();
const VOIDABLE = bargainMachine.from('goods off shelf, sold out or deleted').join();

/**
 * A fixed price of listed goods: others may still open a thread while an agreed price holds the last piece.
 */
const isBargainable = (goods: string): string =>
  `(${onSaleSql(goods)} AND ${goods}.sale_type = ${SALE_TYPE.immediate}
    AND ${goods}.sale_state IN (${SALE_STATE.on_sale}, ${SALE_STATE.negotiating}))`;

/** Threads of offers; each statement is guarded by what it starts from. */
@Injectable()
export class BargainRepository {
  constructor(private readonly visible: VisibleGoods) {}

  /** Null where the buyer may not see them. */
  async findGoods(tx: Tx, goodsId: number, buyerId: number): Promise<BargainedGoods | null> {
    const { rows } = await tx.query<BargainedGoods>(
      `SELECT g.seller_id, g.company_id, g.price, g.currency, g.quantity,
         ${isBargainable('g')} AND g.is_negotiable AND g.price IS NOT NULL AS is_open
       FROM goods g WHERE g.id = $1 AND ${this.visible.sql('g', '$2')}`,
      [goodsId, buyerId],
    );
    return rows[0] ?? null;
  }

  /** Whether the merchant declined this buyer's offers for these goods a short while ago. */
  async isPaused(tx: Tx, goodsId: number, buyerId: number): Promise<boolean> {
    const { rows } = await tx.query(
      `SELECT FROM bargain WHERE buyer_id = $2 AND goods_id = $1 AND status = ${declined} AND ended_by <> buyer_id
         AND ended_at > clock_timestamp() - interval '${BARGAIN_PAUSE_HOURS} hours' LIMIT 1`,
      [goodsId, buyerId],
    );
    return rows.length > 0;
  }

  async insertBargain(
    tx: Tx,
    { goodsId, goods, buyerId, quantity, offerPrice, remark }: NewBargain,
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO bargain (goods_id, company_id, seller_id, buyer_id, quantity, currency, price, buyer_price, offer_price,
         remark, expired_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, ${LIVES}) RETURNING id`,
      [
        ...[goodsId, goods.company_id, goods.seller_id, buyerId, quantity, goods.currency, goods.price],
        ...[offerPrice, remark],
      ],
    );
    const id = firstRow(rows).id;
    await this.addOffer(tx, id, buyerId);
    return id;
  }

  /** Whose goods it is about, before they are locked: goods come before their threads. */
  async findGoodsId(q: Queryable, id: number): Promise<number | null> {
    const { rows } = await q.query<{ goods_id: number }>('SELECT goods_id FROM bargain WHERE id = $1', [id]);
    return rows[0]?.goods_id ?? null;
  }

  async lockBargain(tx: Tx, id: number): Promise<BargainState | null> {
    const { rows } = await tx.query<Omit<BargainState, 'is_over'>>(
      `SELECT id, goods_id, company_id, seller_id, buyer_id, quantity, currency, price, buyer_price, merchant_price,
         offer_price, offers, status FROM bargain WHERE id = $1 FOR UPDATE`,
      [id],
    );
    const [row] = rows;
    return row ? { ...row, is_over: await this.isOver(tx, id) } : null;
  }

  /** The next offer of a side; the parity of `seq` identifies it. */
  async offer(tx: Tx, id: number, by: { accountId: number; isBuyer: boolean }, price: number): Promise<void> {
    const [side, status] = by.isBuyer ? ['buyer_price', offered] : ['merchant_price', countered];
    await tx.query(
      `UPDATE bargain SET ${side} = $2, offer_price = $2, offers = offers + 1, status = ${status}, expired_at = ${LIVES}
       WHERE id = $1`,
      [id, price],
    );
    await this.addOffer(tx, id, by.accountId);
  }

  /** What is on the table is the price; the buyer has as long to order at it as an offer lives. */
  async agree(tx: Tx, id: number): Promise<void> {
    await tx.query(`UPDATE bargain SET status = ${agreed}, expired_at = ${LIVES} WHERE id = $1`, [id]);
  }

  async end(tx: Tx, ids: readonly number[], { status, endedBy, reason }: Ending): Promise<void> {
    await tx.query(
      `UPDATE bargain SET status = $2, ended_at = clock_timestamp(), ended_by = $3, reason = $4
       WHERE id = ANY ($1::bigint[])`,
      [[...ids], status, endedBy, reason ?? null],
    );
  }

  /** Threads to end by themselves, before any lock: their goods. */
  async listDue(q: Queryable, limit: number): Promise<{ id: number; goods_id: number }[]> {
    const { rows } = await q.query<{ id: number; goods_id: number }>(
      `SELECT id, goods_id FROM bargain WHERE status IN (${SILENT}) AND expired_at <= clock_timestamp()
       ORDER BY expired_at LIMIT $1`,
      [limit],
    );
    return rows;
  }

  async lockDue(tx: Tx, ids: readonly number[]): Promise<Omit<BargainState, 'is_over'>[]> {
    const { rows } = await tx.query<Omit<BargainState, 'is_over'>>(
      `SELECT id, goods_id, company_id, seller_id, buyer_id, quantity, currency, price, buyer_price, merchant_price,
         offer_price, offers, status FROM bargain
       WHERE id = ANY ($1::bigint[]) AND status IN (${SILENT}) AND expired_at <= clock_timestamp()
       ORDER BY id FOR UPDATE SKIP LOCKED`,
      [[...ids]],
    );
    return rows;
  }

  /** Ends threads whose goods are no longer for sale at a price that can be bargained about; at most `limit`. */
  async voidGone(tx: Tx, limit: number): Promise<GoneRow[]> {
    const { rows } = await tx.query<GoneRow>(
      `UPDATE bargain SET status = ${BARGAIN_STATUS.void}, ended_at = clock_timestamp()
       WHERE status IN (${VOIDABLE}) AND id = ANY (ARRAY(
         SELECT b.id FROM bargain b JOIN goods g ON g.id = b.goods_id
         WHERE b.status IN (${VOIDABLE}) AND NOT ${isBargainable('g')}
         ORDER BY b.id LIMIT $1 FOR UPDATE OF b SKIP LOCKED))
       RETURNING id, offer_price, currency`,
      [limit],
    );
    return rows;
  }

  /** One that this buyer may order by now. */
  async findAgreed(q: Queryable, id: number, buyerId: number): Promise<AgreedPrice | null> {
    const { rows } = await q.query<AgreedPrice>(
      `SELECT id AS "bargainId", goods_id AS "goodsId", quantity, offer_price AS "unitPrice" FROM bargain
       WHERE id = $1 AND buyer_id = $2 AND status = ${agreed} AND expired_at > clock_timestamp()`,
      [id, buyerId],
    );
    return rows[0] ?? null;
  }

  /** It serves this line; null: it serves none any more. */
  async order(
    tx: Tx,
    id: number,
    { orderId, line, buyerId }: { orderId: number; line: number; buyerId: number },
  ): Promise<(GoneRow & { goods_id: number }) | null> {
    const { rows } = await tx.query<GoneRow & { goods_id: number }>(
      `UPDATE bargain SET status = ${ordered}, ended_at = clock_timestamp(), ended_by = buyer_id
       WHERE id = $1 AND buyer_id = $2 AND status = ${agreed} AND expired_at > clock_timestamp()
       RETURNING id, offer_price, currency, goods_id`,
      [id, buyerId],
    );
    await tx.query(
      'UPDATE order_line SET bargain_id = $3, bargain_buyer_id = $4 WHERE order_id = $1 AND line = $2',
      [orderId, line, id, buyerId],
    );
    return rows[0] ?? null;
  }

  /** Other agreed prices that hold pieces of these goods. */
  async hasAgreed(tx: Tx, goodsId: number): Promise<boolean> {
    const { rows } = await tx.query(
      `SELECT FROM bargain WHERE goods_id = $1 AND status = ${agreed} LIMIT 1`,
      [goodsId],
    );
    return rows.length > 0;
  }

  private async isOver(tx: Tx, id: number): Promise<boolean> {
    const { rows } = await tx.query<{ is_over: boolean }>(
      'SELECT expired_at <= clock_timestamp() AS is_over FROM bargain WHERE id = $1',
      [id],
    );
    return rows[0]?.is_over ?? true;
  }

  private async addOffer(tx: Tx, id: number, accountId: number): Promise<void> {
    await tx.query(
      `INSERT INTO bargain_offer (bargain_id, seq, account_id, price, expired_at)
       SELECT id, offers, $2, offer_price, expired_at FROM bargain WHERE id = $1`,
      [id, accountId],
    );
  }
}
