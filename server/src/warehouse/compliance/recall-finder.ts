import { Injectable } from '@nestjs/common';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { namedBy } from './named-piece.js';

/** A buyer of a piece here; their order is known to module order. */
export interface Bought {
  accountId: number;
  goodsId: number;
  quantity: number;
  document: string;
}

/**
 * What recall $1 names: pieces by their serial numbers with every company that ever had them, lots on hand,
 * lots that were sent, and offers. 1 on hand, 2 between two places, 3 gone, 4 offered.
 */
const FOUND = `
  r AS (SELECT * FROM recall WHERE id = $1),
  item AS (
    SELECT p.id FROM r JOIN product p
      ON p.brand_id = r.brand_id AND upper(normalize(btrim(p.goods_code), NFKC)) = ANY (r.models)),
  found AS (
    SELECT m.company_id, u.product_id, NULL::bigint AS goods_id, u.id AS serial_unit_id, u.serial_number,
      '' AS lot_number, 1 AS quantity, CASE WHEN m.company_id = u.company_id AND u.place > 0 THEN u.place ELSE 3 END AS whereabouts,
      went.customer_id, coalesce(went.sn, '') AS paper
    FROM r CROSS JOIN item JOIN serial_unit u
      ON u.product_id = item.id AND is_recalled(r.serials, r.lots, u.serial_number, NULL)
        AND is_moved_within(r.moved, r.moved_from, r.moved_until, u.id, NULL, NULL)
    CROSS JOIN LATERAL (SELECT DISTINCT company_id FROM stock_movement WHERE serial_unit_id = u.id) m
    LEFT JOIN LATERAL (
      SELECT d.customer_id, d.sn FROM stock_movement o JOIN stock_document d ON d.id = o.source_id
      WHERE o.serial_unit_id = u.id AND o.company_id = m.company_id AND o.source_type = 'stock_document'
        AND o.place = 1 AND o.change < 0 AND o.step > 0
      ORDER BY o.id DESC LIMIT 1) went ON m.company_id <> u.company_id OR u.place = 0
    UNION ALL
    SELECT s.company_id, s.product_id, NULL, NULL, '', part.lot_number, sum(part.on_hand)::int, 1, NULL, ''
    FROM r CROSS JOIN item JOIN stock s ON s.product_id = item.id JOIN stock_part part
      ON part.stock_id = s.id AND part.on_hand > 0 AND is_recalled(r.serials, r.lots, NULL, part.lot_number)
        AND is_moved_within(r.moved, r.moved_from, r.moved_until, NULL, s.product_id, part.lot_number)
    GROUP BY s.company_id, s.product_id, part.lot_number
    UNION ALL
    SELECT m.company_id, s.product_id, NULL, NULL, '', part.lot_number, sum(-m.change)::int, 3, d.customer_id, d.sn
    FROM r CROSS JOIN item JOIN stock s ON s.product_id = item.id JOIN stock_part part
      ON part.stock_id = s.id AND is_recalled(r.serials, r.lots, NULL, part.lot_number)
        AND is_moved_within(r.moved, r.moved_from, r.moved_until, NULL, s.product_id, part.lot_number)
    JOIN stock_movement m ON m.part_id = part.id AND m.place = 1 AND m.type BETWEEN 21 AND 29
    JOIN stock_document d ON m.source_type = 'stock_document' AND d.id = m.source_id
    GROUP BY m.company_id, s.product_id, part.lot_number, d.customer_id, d.sn HAVING sum(-m.change) > 0
    UNION ALL
    SELECT g.company_id, g.product_id, g.id, NULL, coalesce(g.serial_number, ''), '', g.quantity, 4, NULL, g.goods_sn
    FROM r JOIN goods g ON ${namedBy('g.brand_id', 'g.model', 'g.serial_number', 'NULL')}
    WHERE g.status = ${GOODS_STATUS.listed} AND g.company_id IS NOT NULL AND g.quantity > 0)`;

/** Finds who has, had or offers what a recall names: set-wise, however many there are. */
@Injectable()
export class RecallFinder {
  /** How far a recall would reach. */
  async reach(q: Queryable, recallId: number): Promise<{ companies: number; pieces: number }> {
    const { rows } = await q.query<{ companies: number; pieces: number }>(
      `WITH ${FOUND} SELECT count(DISTINCT company_id)::int AS companies,
         (count(DISTINCT serial_unit_id) + coalesce(sum(quantity) FILTER (
           WHERE serial_unit_id IS NULL AND whereabouts < 4), 0))::int AS pieces FROM found`,
      [recallId],
    );
    return rows[0] ?? { companies: 0, pieces: 0 };
  }

  /**
   * Writes down whom a recall reaches; who stands there already gets pieces that are new.
   * @returns those to be notified, for the first time and of further pieces
   */
  async find(tx: Tx, recallId: number): Promise<{ first: number[]; again: number[] }> {
    const notified = await tx.query<{ id: number }>(
      `WITH ${FOUND} INSERT INTO recall_party (recall_id, company_id)
       SELECT DISTINCT $1::bigint, company_id FROM found ORDER BY company_id
       ON CONFLICT ON CONSTRAINT recall_party_once_uq DO NOTHING RETURNING id`,
      [recallId],
    );
    const parties = notified.rows.map(({ id }) => id);
    const added = await tx.query<{ party_id: number }>(
      `WITH ${FOUND} INSERT INTO recall_piece (party_id, product_id, goods_id, serial_unit_id, serial_number, lot_number,
         quantity, whereabouts, customer_id, paper)
       SELECT y.id, f.product_id, f.goods_id, f.serial_unit_id, f.serial_number, f.lot_number, f.quantity, f.whereabouts,
         f.customer_id, f.paper
       FROM found f JOIN recall_party y ON y.recall_id = $1 AND y.company_id = f.company_id
       WHERE y.id = ANY ($2::bigint[]) OR f.serial_unit_id IS NOT NULL AND NOT EXISTS (
         SELECT FROM recall_piece o WHERE o.party_id = y.id AND o.serial_unit_id = f.serial_unit_id)
       ORDER BY y.id, f.serial_unit_id ON CONFLICT ON CONSTRAINT recall_piece_once_uq DO NOTHING RETURNING party_id`,
      [recallId, parties],
    );
    const known = new Set(parties);
    const more = new Set(added.rows.map(({ party_id }) => party_id).filter((id) => !known.has(id)));
    return { first: parties, again: [...more] };
  }

  /** Goods that an open recall names, for the module that knows their buyers. */
  async goodsNamed(q: Queryable, recallId: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT g.id FROM recall r JOIN goods g ON ${namedBy('g.brand_id', 'g.model', 'g.serial_number', 'NULL')}
       WHERE r.id = $1 ORDER BY g.id`,
      [recallId],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns those of the buyers to be notified */
  async addBuyers(tx: Tx, recallId: number, bought: readonly Bought[]): Promise<number[]> {
    const values = [
      recallId,
      bought.map(({ accountId }) => accountId),
      bought.map(({ goodsId }) => goodsId),
      bought.map(({ quantity }) => quantity),
      bought.map(({ document }) => document),
    ];
    const notified = await tx.query<{ id: number }>(
      `INSERT INTO recall_party (recall_id, account_id)
       SELECT DISTINCT $1::bigint, account_id FROM unnest($2::bigint[]) AS said (account_id) ORDER BY account_id
       ON CONFLICT ON CONSTRAINT recall_party_once_uq DO NOTHING RETURNING id`,
      values.slice(0, 2),
    );
    await tx.query(
      `INSERT INTO recall_piece (party_id, product_id, goods_id, serial_number, quantity, whereabouts, paper)
       SELECT y.id, g.product_id, g.id, coalesce(g.serial_number, ''), said.quantity, 5, said.paper
       FROM unnest($2::bigint[], $3::bigint[], $4::int[], $5::text[]) AS said (account_id, goods_id, quantity, paper)
       JOIN recall_party y ON y.recall_id = $1 AND y.account_id = said.account_id JOIN goods g ON g.id = said.goods_id
       ORDER BY y.id, g.id ON CONFLICT ON CONSTRAINT recall_piece_once_uq DO NOTHING`,
      values,
    );
    return notified.rows.map(({ id }) => id);
  }
}
