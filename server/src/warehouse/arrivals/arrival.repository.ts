import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { ArrivalLine, ArrivalStockIn } from '@fovea/shared-types/warehouse/arrival.dto';
import { ARRIVAL_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import type { FileShelf } from '../../platform/storage/file.service.js';
import { thingColumns } from '../documents/stock-document.rows.js';
import { productJoins, selected } from '../stock/stock-rows.js';
import type { CountedLine, StockedRow } from './left-to-stock.js';

/** The values of an arrival besides its lines and pictures. */
export interface ArrivalValues {
  customer_id: number | null;
  warehouse_id: number | null;
  logistics_code: string;
  expected_on: string | null;
  remark: string;
}

export interface ArrivalRow extends ArrivalValues {
  id: number;
  company_id: number;
  sn: string;
  status: number;
  updated_at: Date;
}

type ListedLine = Omit<ArrivalLine, 'to_stock_number'>;

export interface NewLine {
  product_id: number;
  quantity: number;
  serial_number: string | null;
}

const values = (input: ArrivalValues) => [
  input.customer_id,
  input.warehouse_id,
  input.logistics_code,
  input.expected_on,
  input.remark,
];

export const ARRIVAL_PICTURES: FileShelf = {
  table: 'arrival_file',
  key: 'arrival_id',
  rule: { kinds: ['image'], max: DOCUMENT_IMAGES_MAX, isPrivate: true },
};

@Injectable()
export class ArrivalRepository {
  async insertArrival(
    tx: Tx,
    companyId: number,
    accountId: number,
    input: ArrivalValues,
  ): Promise<{ id: number; sn: string }> {
    const { rows } = await tx.query<{ id: number; sn: string }>(
      `INSERT INTO arrival (company_id, account_id, customer_id, warehouse_id, logistics_code, expected_on, remark)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, sn`,
      [companyId, accountId, ...values(input)],
    );
    return rows[0] ?? { id: 0, sn: '' };
  }

  async lockArrival(tx: Tx, id: number, companies: readonly number[] | null): Promise<ArrivalRow | null> {
    const { rows } = await tx.query<ArrivalRow>(
      `SELECT a.id, a.company_id, a.sn, a.customer_id, a.warehouse_id, a.logistics_code,
         a.expected_on::text AS expected_on, a.remark, a.status, a.updated_at
       FROM arrival a WHERE a.id = $1 AND ${ofCompanies('a', companies)} FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async updateArrival(tx: Tx, id: number, input: ArrivalValues): Promise<void> {
    await tx.query(
      `UPDATE arrival SET customer_id = $2, warehouse_id = $3, logistics_code = $4, expected_on = $5, remark = $6,
         updated_at = clock_timestamp() WHERE id = $1`,
      [id, ...values(input)],
    );
  }

  /** Those of the products that a company may receive: its own and the platform's. They stay while this lasts. */
  async sharedProducts(tx: Tx, companyId: number, ids: readonly number[]): Promise<Set<number>> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM product WHERE id = ANY ($1::bigint[]) AND (company_id IS NULL OR company_id = $2)
       ORDER BY id FOR KEY SHARE`,
      [[...ids], companyId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async setLines(tx: Tx, id: number, lines: readonly NewLine[]): Promise<void> {
    await tx.query('DELETE FROM arrival_line WHERE arrival_id = $1', [id]);
    await tx.query(
      `INSERT INTO arrival_line (arrival_id, line, product_id, quantity, serial_number)
       SELECT $1, place, product_id, quantity, serial_number
       FROM unnest($2::bigint[], $3::int[], $4::text[]) WITH ORDINALITY AS said (product_id, quantity, serial_number, place)`,
      [
        id,
        lines.map((line) => line.product_id),
        lines.map((line) => line.quantity),
        lines.map((line) => line.serial_number),
      ],
    );
  }

  /** Every line as it was announced, but for those that were counted otherwise. */
  async arrive(tx: Tx, id: number, at: Date, counted: ReadonlyMap<number, number>): Promise<void> {
    await tx.query(
      `UPDATE arrival_line l SET arrived = coalesce(c.counted, l.quantity)
       FROM arrival_line o LEFT JOIN unnest($2::smallint[], $3::int[]) AS c (line, counted) ON c.line = o.line
       WHERE l.arrival_id = $1 AND o.arrival_id = l.arrival_id AND o.line = l.line`,
      [id, [...counted.keys()], [...counted.values()]],
    );
    await tx.query(
      `UPDATE arrival SET status = ${ARRIVAL_STATUS.arrived}, arrived_at = $2, updated_at = clock_timestamp()
       WHERE id = $1`,
      [id, at],
    );
  }

  /** What came of these lines in all. */
  async recount(tx: Tx, id: number, counted: ReadonlyMap<number, number>): Promise<void> {
    await tx.query(
      `UPDATE arrival_line l SET arrived = c.counted
       FROM unnest($2::smallint[], $3::int[]) AS c (line, counted) WHERE l.arrival_id = $1 AND l.line = c.line`,
      [id, [...counted.keys()], [...counted.values()]],
    );
  }

  async expectAgain(tx: Tx, id: number): Promise<void> {
    await tx.query('UPDATE arrival_line SET arrived = NULL WHERE arrival_id = $1', [id]);
    await tx.query(
      `UPDATE arrival SET status = ${ARRIVAL_STATUS.expected}, arrived_at = NULL, updated_at = clock_timestamp()
       WHERE id = $1`,
      [id],
    );
  }

  async cancelArrival(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE arrival SET status = ${ARRIVAL_STATUS.cancelled}, updated_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
  }

  /** Its lines as they were counted. */
  async counted(tx: Tx, id: number): Promise<CountedLine[]> {
    const { rows } = await tx.query<CountedLine>(
      `SELECT line, product_id, serial_number, arrived AS arrived_number FROM arrival_line
       WHERE arrival_id = $1 ORDER BY line`,
      [id],
    );
    return rows;
  }

  /** What pending or approved documents put in stock of it. */
  waitingOrInStock(q: Queryable, id: number): Promise<StockedRow[]> {
    return this.ofDocuments(q, id, [STOCK_DOCUMENT_STATUS.pending, STOCK_DOCUMENT_STATUS.approved]);
  }

  /** What of it is in stock. */
  inStock(tx: Tx, id: number): Promise<StockedRow[]> {
    return this.ofDocuments(tx, id, [STOCK_DOCUMENT_STATUS.approved]);
  }

  private async ofDocuments(q: Queryable, id: number, states: readonly number[]): Promise<StockedRow[]> {
    const { rows } = await q.query<StockedRow>(
      `SELECT l.product_id, l.serial_number, sum(l.quantity)::int AS quantity
       FROM stock_document d JOIN stock_document_line l ON l.document_id = d.id
       WHERE d.arrival_id = $1 AND d.status = ANY ($2::smallint[])
       GROUP BY l.product_id, l.serial_number ORDER BY l.product_id, l.serial_number`,
      [id, [...states]],
    );
    return rows;
  }

  async setStocked(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE arrival SET status = $2, updated_at = clock_timestamp() WHERE id = $1', [
      id,
      status,
    ]);
  }

  /** Documents by which it goes into stock, the first first. */
  async stockIns(q: Queryable, id: number): Promise<ArrivalStockIn[]> {
    const { rows } = await q.query<ArrivalStockIn>(
      `SELECT id, sn AS ware_house_inp_sn, status, quantity AS good_number FROM stock_document
       WHERE arrival_id = $1 ORDER BY id`,
      [id],
    );
    return rows;
  }

  async listLines(q: Queryable, id: number, language: Language): Promise<ListedLine[]> {
    const { rows } = await q.query<ListedLine>(
      `SELECT l.line, ${selected(thingColumns, language)}, p.tracking, l.quantity AS good_number, l.arrived AS arrived_number,
         coalesce(l.arrived - l.quantity, 0) AS difference
       FROM arrival_line l ${productJoins('l.product_id')}
       WHERE l.arrival_id = $1 ORDER BY l.line`,
      [id],
    );
    return rows;
  }

  async owners(
    q: Queryable,
    id: number,
  ): Promise<{
    company_id: number;
    customer_id: number | null;
    ware_house_id: number | null;
    username: string;
  }> {
    const { rows } = await q.query<{
      company_id: number;
      customer_id: number | null;
      ware_house_id: number | null;
      username: string;
    }>(
      `SELECT a.company_id, a.customer_id, a.warehouse_id AS ware_house_id, o.username
       FROM arrival a JOIN account o ON o.id = a.account_id WHERE a.id = $1`,
      [id],
    );
    return rows[0] ?? { company_id: 0, customer_id: null, ware_house_id: null, username: '' };
  }

  /** Arrivals from a customer: how many, and the numbers of the first of them. */
  async ofCustomer(tx: Tx, customerId: number, limit: number): Promise<{ sn: string; count: number }[]> {
    const { rows } = await tx.query<{ sn: string; count: number }>(
      'SELECT sn, count(*) OVER () AS count FROM arrival WHERE customer_id = $1 ORDER BY id LIMIT $2',
      [customerId, limit],
    );
    return rows;
  }
}
