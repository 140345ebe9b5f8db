import { Injectable } from '@nestjs/common';
import type { MyEvaluationListRequest } from '@fovea/shared-types/order/evaluation.dto';
import type { Language } from '@fovea/shared-types/language';
import { ORDER_STATUS, EVALUATION_STATUS } from '@fovea/shared-types/states';
import { isShownSql } from '../../goods/listing/on-sale.js';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { PageBounds } from '../../platform/database/page.js';

interface OrderFacts {
  order_id: number;
  order_no: string;
  goods_id: number;
  goods_name: string;
  image_key: string | null;
  company_name: string | null;
  username: string;
}

/** An order with its evaluation, all of which is null until it is written. */
export interface MyEvaluationRow extends OrderFacts {
  id: number | null;
  comment_content: string | null;
  comment_star: number | null;
  reply: string | null;
  replied_at: Date | null;
  status: number | null;
  hide_reason: string | null;
  created_at: Date | null;
  received_at: Date | null;
}

export interface ShownEvaluationRow {
  id: number;
  goods_id: number;
  goods_name: string;
  username: string;
  comment_content: string;
  comment_star: number;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
}

/** How many gave one star, two, … five. */
export type Stars = [number, number, number, number, number];

export type MineFilter = Pick<MyEvaluationListRequest, 'is_written' | 'order_id'>;

/** The first line of order `o` names it, as in the lists of orders. */
export const firstLine = (language: Language): string =>
  `CROSS JOIN LATERAL (SELECT first.goods_id, ${localized('first.goods_name', language)} AS goods_name, first.image_key
     FROM order_line first WHERE first.order_id = o.id ORDER BY first.line LIMIT 1) l`;

const orderFacts = (language: Language): string =>
  `o.id AS order_id, o.order_no, l.goods_id, l.goods_name, l.image_key,
   ${localized('c.name', language)} AS company_name, u.username`;

const EVALUATION = `e.id, e.comment_content, e.comment_star, e.reply, e.replied_at, e.status, e.hide_reason, e.created_at`;
const STARS = `json_build_array(${[1, 2, 3, 4, 5].map((star) => `count(*) FILTER (WHERE e.comment_star = ${star})`).join(', ')})`;

/** Received, and so to be evaluated. */
const RECEIVED = `o.status IN (${ORDER_STATUS.to_evaluate}, ${ORDER_STATUS.completed})`;
const WRITTEN: Readonly<Record<number, string>> = {
  0: `e.id IS NULL AND ${RECEIVED}`,
  1: 'e.id IS NOT NULL',
};
const EITHER = `(e.id IS NOT NULL OR ${RECEIVED})`;
const MINE = 'orders o LEFT JOIN evaluation e ON e.order_id = o.id AND e.author_id = o.buyer_id';

/** Evaluations as their author and the shop see them. */
@Injectable()
export class EvaluationQueryRepository {
  /** What a buyer wrote and has still to write, the newest order on top. */
  async listMine(
    q: Queryable,
    language: Language,
    buyerId: number,
    { is_written, order_id }: MineFilter,
    { limit, offset }: PageBounds,
  ): Promise<MyEvaluationRow[]> {
    const { rows } = await q.query<MyEvaluationRow>(
      `SELECT ${orderFacts(language)}, ${EVALUATION},
         (SELECT max(h.created_at) FROM order_history h
          WHERE h.order_id = o.id AND h.to_status = ${ORDER_STATUS.to_evaluate}) AS received_at
       FROM (SELECT o.* FROM ${MINE} WHERE ${mineOf(is_written)} ORDER BY o.id DESC LIMIT $3 OFFSET $4) o
       LEFT JOIN evaluation e ON e.order_id = o.id AND e.author_id = o.buyer_id
       JOIN account u ON u.id = o.buyer_id LEFT JOIN company c ON c.id = o.company_id ${firstLine(language)}
       ORDER BY o.id DESC`,
      [buyerId, order_id ?? null, limit, offset],
    );
    return rows;
  }

  async countListed(q: Queryable, buyerId: number, { is_written, order_id }: MineFilter): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM ${MINE} WHERE ${mineOf(is_written)}`,
      [buyerId, order_id ?? null],
    );
    return firstRow(rows).total;
  }

  /** For the tabs, whatever is listed. */
  async countMine(q: Queryable, buyerId: number): Promise<{ to_write: number; written: number }> {
    const { rows } = await q.query<{ to_write: number; written: number }>(
      `SELECT count(*) FILTER (WHERE ${WRITTEN[0]}) AS to_write, count(*) FILTER (WHERE ${WRITTEN[1]}) AS written
       FROM ${MINE} WHERE o.buyer_id = $1`,
      [buyerId],
    );
    return rows[0] ?? { to_write: 0, written: 0 };
  }

  /** Who sells goods that the shop shows; null: no such goods. */
  async findSeller(q: Queryable, goodsId: number): Promise<{ company_id: number | null } | null> {
    const { rows } = await q.query<{ company_id: number | null }>(
      `SELECT g.company_id FROM goods g WHERE g.id = $1 AND ${isShownSql('g')}`,
      [goodsId],
    );
    return rows[0] ?? null;
  }

  async listShown(
    q: Queryable,
    language: Language,
    of: Evaluated,
    { limit, offset }: PageBounds,
  ): Promise<ShownEvaluationRow[]> {
    const { condition, id } = shownOf(of);
    const { rows } = await q.query<ShownEvaluationRow>(
      `SELECT e.id, l.goods_id, l.goods_name, u.username, e.comment_content, e.comment_star, e.reply, e.replied_at,
         e.created_at
       FROM (SELECT * FROM evaluation e WHERE ${condition} ORDER BY e.id DESC LIMIT $2 OFFSET $3) e
       JOIN account u ON u.id = e.author_id
       JOIN orders o ON o.id = e.order_id ${firstLine(language)}
       ORDER BY e.id DESC`,
      [id, limit, offset],
    );
    return rows;
  }

  /** Counted anew each time: from an index alone for a merchant, over a few orders for goods. */
  async countStars(q: Queryable, of: Evaluated): Promise<Stars> {
    const { condition, id } = shownOf(of);
    const { rows } = await q.query<{ stars: Stars }>(
      `SELECT ${STARS} AS stars FROM evaluation e WHERE ${condition}`,
      [id],
    );
    return rows[0]?.stars ?? [0, 0, 0, 0, 0];
  }
}

/** What strangers read evaluations of. */
export type Evaluated = { goodsId: number } | { companyId: number };

const shownOf = (of: Evaluated): { condition: string; id: number } =>
  'goodsId' in of
    ? {
        condition: `e.status = ${EVALUATION_STATUS.shown} AND e.order_id IN (SELECT order_id FROM order_line WHERE goods_id = $1)`,
        id: of.goodsId,
      }
    : { condition: `e.status = ${EVALUATION_STATUS.shown} AND e.company_id = $1`, id: of.companyId };

const mineOf = (isWritten: number | undefined): string =>
  `o.buyer_id = $1 AND ($2::bigint IS NULL OR o.id = $2) AND ${
    isWritten === undefined ? EITHER : (WRITTEN[isWritten] ?? EITHER)
  }`;
