import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import type { FileShelf } from '../../platform/storage/file.service.js';

/** A line of an order, and what of it is in no parcel yet. */
export interface RestLine {
  id: number;
  line: number;
  goods_id: number;
  rest: number;
}

export interface ShippedLineRow {
  line: number;
  quantity: number;
}

export interface NewShipment {
  orderId: number;
  carrier: number;
  code: string;
  accountId: number;
  lines: readonly ShippedLineRow[];
}

export interface ShipmentRow {
  id: number;
  order_id: number;
  status: number;
}

export interface ShownShipmentRow {
  id: number;
  logistics_company: number;
  logistics_code: string;
  status: number;
  sent_at: Date | null;
  ended_at: Date | null;
  lines: { line: number; quantity: number; goods_name: string }[];
}

export const SHIPMENT_PICTURES: FileShelf = {
  table: 'shipment_file',
  key: 'shipment_id',
  rule: { kinds: ['image'], max: DOCUMENT_IMAGES_MAX, isPrivate: true },
};

const { prepared, sent, delivered, came_back, cancelled } = SEND_STATUS;
const NOT_GOING = [came_back, cancelled].join(', ');

/** SQL for the lines of a parcel `p`, each by what was ordered. */
export const linesOf = (language: Language): string =>
  `(SELECT json_agg(json_build_object('line', x.line, 'quantity', x.quantity,
      'goods_name', ${localized('l.goods_name', language)}) ORDER BY x.line)
    FROM shipment_line x JOIN order_line l ON l.order_id = x.order_id AND l.line = x.line WHERE x.shipment_id = p.id)`;

/** Parcels of orders, under the lock of their order. */
@Injectable()
export class ShipmentRepository {
  /**
   * Of each line, what is owed and is in no prepared, shipped or delivered parcel; what was returned can be
   * sent again.
   */
  async rest(q: Queryable, orderId: number): Promise<RestLine[]> {
    const { rows } = await q.query<RestLine>(
      `SELECT l.id, l.line, l.goods_id, l.quantity - l.released - coalesce((SELECT sum(x.quantity) FROM shipment_line x
           JOIN shipment p ON p.id = x.shipment_id
           WHERE x.order_id = l.order_id AND x.line = l.line AND p.status NOT IN (${NOT_GOING})), 0) AS rest
       FROM order_line l WHERE l.order_id = $1 ORDER BY l.line`,
      [orderId],
    );
    return rows;
  }

  async insertShipment(tx: Tx, { orderId, carrier, code, accountId, lines }: NewShipment): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO shipment (order_id, carrier, logistics_code, status, account_id)
       VALUES ($1, $2, $3, ${prepared}, $4) RETURNING id`,
      [orderId, carrier, code, accountId],
    );
    const id = firstRow(rows).id;
    await tx.query(
      `INSERT INTO shipment_line (order_id, shipment_id, line, quantity)
       SELECT $1, $2, * FROM unnest($3::smallint[], $4::int[])`,
      [orderId, id, lines.map(({ line }) => line), lines.map(({ quantity }) => quantity)],
    );
    return id;
  }

  async orderOf(q: Queryable, id: number): Promise<number | null> {
    const { rows } = await q.query<{ order_id: number }>('SELECT order_id FROM shipment WHERE id = $1', [id]);
    return rows[0]?.order_id ?? null;
  }

  /** As read under the lock of its order, which every change of one takes. */
  async findUncancelled(tx: Tx, id: number): Promise<ShipmentRow | null> {
    const { rows } = await tx.query<ShipmentRow>('SELECT id, order_id, status FROM shipment WHERE id = $1', [
      id,
    ]);
    return rows[0] ?? null;
  }

  async lines(q: Queryable, id: number): Promise<{ id: number; goods_id: number }[]> {
    const { rows } = await q.query<{ id: number; goods_id: number }>(
      `SELECT l.id, l.goods_id FROM shipment_line x JOIN order_line l ON l.order_id = x.order_id AND l.line = x.line
       WHERE x.shipment_id = $1 ORDER BY l.line`,
      [id],
    );
    return rows;
  }

  async setSent(tx: Tx, id: number, carrier: number, code: string): Promise<void> {
    await tx.query(
      `UPDATE shipment SET status = ${sent}, carrier = $2, logistics_code = $3, sent_at = clock_timestamp() WHERE id = $1`,
      [id, carrier, code],
    );
  }

  async cancelShipment(tx: Tx, id: number): Promise<void> {
    await tx.query(`UPDATE shipment SET status = ${cancelled} WHERE id = $1`, [id]);
  }

  /** Cancels everything prepared of an order. @returns whether there was any */
  async cancelPrepared(tx: Tx, orderId: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE shipment SET status = ${cancelled} WHERE order_id = $1 AND status = ${prepared}`,
      [orderId],
    );
    return count > 0;
  }

  /** All of it has left: nothing rests, and no parcel waits. */
  async hasAllLeft(q: Queryable, orderId: number): Promise<boolean> {
    const { rows } = await q.query<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM shipment WHERE order_id = $1 AND status = ${prepared}) AS waits`,
      [orderId],
    );
    return rows[0]?.waits === false && (await this.rest(q, orderId)).every(({ rest }) => rest <= 0);
  }

  /** Those of these orders of which something came back and is in no other parcel. */
  async backOf(q: Queryable, orderIds: readonly number[]): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT DISTINCT x.order_id AS id FROM shipment p JOIN shipment_line x ON x.shipment_id = p.id
       JOIN order_line l ON l.order_id = x.order_id AND l.line = x.line
       WHERE p.order_id = ANY ($1::bigint[]) AND p.status = ${came_back} AND l.quantity - l.released > coalesce((
         SELECT sum(o.quantity) FROM shipment_line o JOIN shipment g ON g.id = o.shipment_id
         WHERE o.order_id = l.order_id AND o.line = l.line AND g.status NOT IN (${NOT_GOING})), 0)`,
      [[...orderIds]],
    );
    return rows.map(({ id }) => id);
  }

  /** A parcel on its way is there, or back. */
  async end(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE shipment SET status = $2, ended_at = clock_timestamp() WHERE id = $1', [
      id,
      status,
    ]);
  }

  /** What is on its way of these orders is with their buyers. */
  async deliver(tx: Tx, orderIds: readonly number[]): Promise<void> {
    await tx.query(
      `UPDATE shipment SET status = ${delivered}, ended_at = clock_timestamp()
       WHERE order_id = ANY ($1::bigint[]) AND status = ${sent}`,
      [[...orderIds]],
    );
  }

  /** Something that a stock-out took out for an order is on its way, or with its buyer. */
  async isAway(tx: Tx, documentId: number): Promise<boolean> {
    const { count } = await tx.query(
      `SELECT FROM stock_document d JOIN order_line l ON l.id = d.order_line_id
       JOIN shipment_line x ON x.order_id = l.order_id AND x.line = l.line JOIN shipment p ON p.id = x.shipment_id
       WHERE d.id = $1 AND p.status IN (${sent}, ${delivered}) LIMIT 1`,
      [documentId],
    );
    return count > 0;
  }

  async isBuyer(q: Queryable, orderId: number, accountId: number): Promise<boolean> {
    const { count } = await q.query('SELECT FROM orders WHERE id = $1 AND buyer_id = $2', [
      orderId,
      accountId,
    ]);
    return count === 1;
  }

  /** @param onlyGone leaves out what was prepared or cancelled */
  async listShipments(
    q: Queryable,
    orderId: number,
    language: Language,
    onlyGone: boolean,
  ): Promise<ShownShipmentRow[]> {
    const { rows } = await q.query<ShownShipmentRow>(
      `SELECT p.id, p.carrier AS logistics_company, p.logistics_code, p.status, p.sent_at, p.ended_at,
         ${linesOf(language)} AS lines
       FROM shipment p WHERE p.order_id = $1 AND ($2::boolean IS FALSE OR p.sent_at IS NOT NULL) ORDER BY p.id`,
      [orderId, onlyGone],
    );
    return rows;
  }

  async getShipmentDetail(
    q: Queryable,
    id: number,
    language: Language,
  ): Promise<(Omit<ShownShipmentRow, 'id'> & { order_id: number }) | null> {
    const { rows } = await q.query<Omit<ShownShipmentRow, 'id'> & { order_id: number }>(
      `SELECT p.order_id, p.carrier AS logistics_company, p.logistics_code, p.status, p.sent_at, p.ended_at,
         ${linesOf(language)} AS lines
       FROM shipment p WHERE p.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
