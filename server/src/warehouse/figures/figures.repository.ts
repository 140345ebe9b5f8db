import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Language } from '@fovea/shared-types/language';
import {
  ARRIVAL_STATUS,
  SEND_STATUS,
  STOCK_AUDIT_STATUS,
  WAREHOUSE_STATUS,
  STOCK_RESERVATION_STATUS,
} from '@fovea/shared-types/states';
import { STOCK_IN_KIND, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AGES } from '@fovea/shared-types/warehouse/figure-bounds';
import { localized } from '../../platform/database/localized.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Queryable } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

/** Whose figures: companies (null: all), and one warehouse of them or all. */
export interface FigureScope {
  companies: readonly number[] | null;
  warehouseId: number | null;
  language: Language;
}

interface NamedRow {
  stock_id: number;
  goods_name: string;
  ware_house_name: string;
}

/** Rows that a list of the dashboard shows. */
const SHOWN = 10;
const WAREHOUSES_MAX = 1_000;
/** A lot is announced so many days before its last, a reservation so many before it ends. */
const LOT_DAYS = 60;
const PROMISE_DAYS = 7;
/** Receipts of one lot that its age is read from; what is left over is as old as the oldest of them. */
const RECEIPTS = 100;

const within = (table: string, { companies }: FigureScope): string =>
  `${ofCompanies(table, companies)} AND ($1::bigint IS NULL OR ${table}.warehouse_id = $1)`;

const named = (language: Language): string =>
  `s.id AS stock_id, ${localized('p.name', language)} AS goods_name, w.name AS ware_house_name`;

const NAMES = `JOIN product p ON p.id = s.product_id JOIN warehouse w ON w.id = s.warehouse_id`;

/** The age of days since its receipt. */
const AGE = `(SELECT max(a) FROM unnest(ARRAY[${AGES.join(', ')}]) a WHERE a <= extract(day FROM now() - came_at))`;

/** Figures of stock, each one statement about everything it counts. */
@Injectable()
export class FiguresRepository {
  async warehouses(q: Queryable, { companies }: FigureScope): Promise<{ code: number; name: string }[]> {
    const { rows } = await q.query<{ code: number; name: string }>(
      `SELECT w.id AS code, w.name FROM warehouse w WHERE w.status <> ${WAREHOUSE_STATUS.deleted} AND ${ofCompanies('w', companies)}
       ORDER BY w.name, w.id LIMIT ${WAREHOUSES_MAX}`,
    );
    return rows;
  }

  async values(q: Queryable, scope: FigureScope) {
    const { rows } = await q.query<{
      ware_house_id: number;
      ware_house_name: string;
      good_number: number;
      reserved: number;
      in_transit: number;
      value_amount: number;
      currency: Currency;
    }>(
      `SELECT w.id AS ware_house_id, w.name AS ware_house_name, w.currency, sum(s.on_hand)::bigint AS good_number,
         sum(s.reserved)::bigint AS reserved, sum(s.in_transit)::bigint AS in_transit,
         sum(s.value_amount + s.transit_amount)::bigint AS value_amount
       FROM stock s JOIN warehouse w ON w.id = s.warehouse_id WHERE ${within('s', scope)}
       GROUP BY w.id ORDER BY w.currency, value_amount DESC, w.id LIMIT ${WAREHOUSES_MAX}`,
      [scope.warehouseId],
    );
    return rows;
  }

  /**
   * By currency and age. A piece is as old as its last receipt; of a lot the newest receipts are what is
   * left, as the oldest is sent first.
   */
  async ages(q: Queryable, scope: FigureScope) {
    const { rows } = await q.query<{
      from_days: number;
      currency: Currency;
      good_number: number;
      value_amount: number;
    }>(
      `SELECT ${AGE} AS from_days, currency, sum(quantity)::bigint AS good_number, round(sum(value))::bigint AS value_amount
       FROM (
         SELECT s.currency, 1 AS quantity, u.cost_amount::numeric AS value,
           (SELECT m.created_at FROM stock_movement m WHERE m.serial_unit_id = u.id AND m.change > 0 AND m.step > 0
              AND m.type <> ${STOCK_TYPE.bins} ORDER BY m.id DESC LIMIT 1) AS came_at
         FROM stock s JOIN serial_unit u ON u.stock_id = s.id AND u.place = 1
         WHERE s.on_hand > 0 AND ${within('s', scope)}
         UNION ALL
         SELECT s.currency, taken.quantity, s.value_amount * taken.quantity::numeric / s.on_hand, taken.came_at
         FROM stock s CROSS JOIN LATERAL (
           SELECT array_agg(id) AS ids, sum(on_hand)::int AS on_hand FROM stock_part WHERE stock_id = s.id
           GROUP BY lot_number, expires_on HAVING sum(on_hand) > 0) part
         CROSS JOIN LATERAL (
           SELECT came_at, CASE WHEN is_oldest THEN part.on_hand - newer
             ELSE least(change, part.on_hand - newer) END AS quantity
           FROM (
             SELECT m.created_at AS came_at, m.change, lead(m.id) OVER newest IS NULL AS is_oldest,
               coalesce(sum(m.change) OVER (newest ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS newer
             FROM (SELECT id, created_at, change FROM stock_movement
               WHERE part_id = ANY (part.ids) AND change > 0 AND step > 0 AND type <> ${STOCK_TYPE.bins}
               ORDER BY id DESC LIMIT ${RECEIPTS}) m
             WINDOW newest AS (ORDER BY m.id DESC)) receipt
           WHERE newer < part.on_hand) taken
         WHERE s.on_hand > 0 AND ${within('s', scope)}) lying
       GROUP BY 1, 2 ORDER BY 2, 1`,
      [scope.warehouseId],
    );
    return rows;
  }

  /** Every day of the period, also those on which nothing moved. */
  async movements(q: Queryable, scope: FigureScope, days: number) {
    const { rows } = await q.query<{ day: string; came: number; went: number }>(
      `WITH moved AS (
         SELECT (m.created_at AT TIME ZONE c.time_zone)::date AS day,
           sum(m.change) FILTER (WHERE m.change > 0) AS came, -sum(m.change) FILTER (WHERE m.change < 0) AS went
         FROM stock_movement m JOIN company c ON c.id = m.company_id
         WHERE m.place = 1 AND m.type <> ${STOCK_TYPE.bins} AND m.created_at > now() - make_interval(days => $2) AND ${within('m', scope)}
         GROUP BY 1)
       SELECT day::text, coalesce(came, 0)::bigint AS came, coalesce(went, 0)::bigint AS went
       FROM (SELECT generate_series(least(current_date, coalesce((SELECT min(day) FROM moved), current_date), current_date - $2 + 1),
         greatest(current_date, (SELECT max(day) FROM moved)), interval '1 day')::date AS day) calendar
       LEFT JOIN moved USING (day) ORDER BY day`,
      [scope.warehouseId, days],
    );
    return rows;
  }

  /** By what the document is now: a loan that became a sale is one since the day on which it left. */
  async sold(q: Queryable, scope: FigureScope, days: number) {
    const { rows } = await q.query<{
      ware_house_id: number;
      ware_house_name: string;
      good_number: number;
      cost_amount: number;
      currency: Currency;
    }>(
      `SELECT w.id AS ware_house_id, w.name AS ware_house_name, w.currency, -sum(m.change)::bigint AS good_number,
         -sum(m.cost_amount)::bigint AS cost_amount
       FROM stock_movement m
       JOIN stock_document d ON m.source_type = 'stock_document' AND d.id = m.source_id
         AND (d.type = ${STOCK_TYPE.sale} OR (d.type = ${STOCK_TYPE.in} AND d.kind = ${STOCK_IN_KIND.customer_return}))
       JOIN warehouse w ON w.id = m.warehouse_id
       WHERE m.place = 1 AND m.created_at > now() - make_interval(days => $2) AND ${within('m', scope)}
       GROUP BY w.id ORDER BY w.currency, cost_amount DESC, w.id LIMIT ${WAREHOUSES_MAX}`,
      [scope.warehouseId, days],
    );
    return rows;
  }

  async countLow(q: Queryable, scope: FigureScope): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) FROM stock s WHERE s.warned_at IS NOT NULL AND ${within('s', scope)}`,
      [scope.warehouseId],
    );
    return firstRow(rows).count;
  }

  async low(q: Queryable, scope: FigureScope) {
    const { rows } = await q.query<NamedRow & { good_number: number; number_warning: number }>(
      `SELECT ${named(scope.language)}, s.on_hand AS good_number, s.number_warning
       FROM stock s ${NAMES} WHERE s.warned_at IS NOT NULL AND ${within('s', scope)}
       ORDER BY s.warned_at DESC, s.id LIMIT ${SHOWN}`,
      [scope.warehouseId],
    );
    return rows;
  }

  async promises(q: Queryable, scope: FigureScope) {
    const { rows } = await q.query<NamedRow & { id: number; good_number: number; expires_at: Date }>(
      `SELECT r.id, ${named(scope.language)}, r.quantity AS good_number, r.expires_at
       FROM stock_reservation r JOIN stock s ON s.id = r.stock_id ${NAMES}
       WHERE r.status = ${STOCK_RESERVATION_STATUS.held} AND r.expires_at <= now() + interval '${PROMISE_DAYS} days' AND ${within('s', scope)}
       ORDER BY r.expires_at, r.id LIMIT ${SHOWN}`,
      [scope.warehouseId],
    );
    return rows;
  }

  async lots(q: Queryable, scope: FigureScope) {
    const { rows } = await q.query<
      NamedRow & { id: number; lot_number: string; expires_on: string; good_number: number; is_over: boolean }
    >(
      `SELECT part.id, ${named(scope.language)}, part.lot_number, part.expires_on::text, part.on_hand AS good_number,
         part.expires_on < current_date AS is_over
       FROM stock_part part JOIN stock s ON s.id = part.stock_id ${NAMES}
       WHERE part.on_hand > 0 AND part.expires_on <= current_date + ${LOT_DAYS} AND ${within('s', scope)}
       ORDER BY part.expires_on, part.id LIMIT ${SHOWN}`,
      [scope.warehouseId],
    );
    return rows;
  }

  async waiting(q: Queryable, scope: FigureScope) {
    const { rows } = await q.query<{ approvals: number; expected: number; arrived: number; to_send: number }>(
      `SELECT
         (SELECT count(*) FROM stock_document t
          WHERE t.audit_status = ${STOCK_AUDIT_STATUS.pending} AND ${within('t', scope)}) AS approvals,
         (SELECT count(*) FROM arrival t
          WHERE t.status = ${ARRIVAL_STATUS.expected} AND ${within('t', scope)}) AS expected,
         (SELECT count(*) FROM arrival t
          WHERE t.status = ${ARRIVAL_STATUS.arrived} AND ${within('t', scope)}) AS arrived,
         (SELECT count(*) FROM send x JOIN stock_document t ON t.id = x.document_id
          WHERE x.status = ${SEND_STATUS.prepared} AND ${within('t', scope)}) AS to_send`,
      [scope.warehouseId],
    );
    return rows[0] ?? { approvals: 0, expected: 0, arrived: 0, to_send: 0 };
  }
}
