import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { ShownLine } from '@fovea/shared-types/warehouse/arrival.dto';
import type { SendLine } from '@fovea/shared-types/warehouse/send.dto';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import type { FileShelf } from '../../platform/storage/file.service.js';
import { thingColumns } from '../documents/stock-document.rows.js';
import { productJoins, selected } from '../stock/stock-rows.js';

/** Who gets it. */
export interface Receiver {
  customer_id: number | null;
  receiver_name: string;
  receiver_tel: string;
  receiver_address: string;
  receiver_country: string | null;
}

export interface SendValues extends Receiver {
  carrier: number;
  logistics_code: string;
  remark: string;
}

export interface SendRow extends SendValues {
  id: number;
  company_id: number;
  document_id: number;
  sn: string;
  status: number;
  updated_at: Date;
}

/** A stock-out for sends. */
export interface OutRow {
  id: number;
  company_id: number;
  sn: string;
  status: number;
  customer_id: number | null;
}

/** What of a line of a stock-out was not sent yet. */
export interface RestLine {
  line: number;
  product_id: number;
  serial_number: string | null;
  rest: number;
}

export interface NewSendLine extends Omit<RestLine, 'rest'> {
  quantity: number;
}

const values = (input: SendValues) => [
  input.customer_id,
  input.receiver_name,
  input.receiver_tel,
  input.receiver_address,
  input.receiver_country,
  input.carrier,
  input.logistics_code,
  input.remark,
];

/** Of a line `l` of a stock-out: what other deliveries have of it. */
const SENT_ELSEWHERE = `coalesce((SELECT sum(o.quantity) FROM send_line o JOIN send s ON s.id = o.send_id
  WHERE o.document_id = l.document_id AND o.document_line = l.line
    AND s.status <> ${SEND_STATUS.cancelled} AND s.id IS DISTINCT FROM $2), 0)`;

export const SEND_PICTURES: FileShelf = {
  table: 'send_file',
  key: 'send_id',
  rule: { kinds: ['image'], max: DOCUMENT_IMAGES_MAX, isPrivate: true },
};

@Injectable()
export class SendRepository {
  /** A stock-out by its number; locked, so that two deliveries of it are made one after the other. */
  async lockOut(tx: Tx, sn: string, companies: readonly number[] | null): Promise<OutRow | null> {
    const { rows } = await tx.query<OutRow>(
      `SELECT d.id, d.company_id, d.sn, d.status, d.customer_id FROM stock_document d
       WHERE d.sn = $1 AND d.type BETWEEN 21 AND 29 AND ${ofCompanies('d', companies)} FOR NO KEY UPDATE`,
      [sn],
    );
    return rows[0] ?? null;
  }

  /** @returns the stock-out's state */
  async lockOutOf(tx: Tx, id: number): Promise<number | undefined> {
    const { rows } = await tx.query<{ status: number }>(
      'SELECT status FROM stock_document WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return rows[0]?.status;
  }

  /** Something of the stock-out is on its way or with its receiver. */
  async isAway(tx: Tx, documentId: number): Promise<boolean> {
    const { sent, delivered } = SEND_STATUS;
    const { count } = await tx.query(
      `SELECT FROM send WHERE document_id = $1 AND status IN (${sent}, ${delivered}) LIMIT 1`,
      [documentId],
    );
    return count > 0;
  }

  async findOut(q: Queryable, sn: string, companies: readonly number[] | null): Promise<OutRow | null> {
    const { rows } = await q.query<OutRow>(
      `SELECT d.id, d.company_id, d.sn, d.status, d.customer_id FROM stock_document d
       WHERE d.sn = $1 AND d.type BETWEEN 21 AND 29 AND ${ofCompanies('d', companies)}`,
      [sn],
    );
    return rows[0] ?? null;
  }

  /** @param excludedId a delivery that does not count: the one being changed */
  async listRest(q: Queryable, documentId: number, excludedId: number | null): Promise<RestLine[]> {
    const { rows } = await q.query<RestLine>(
      `SELECT l.line, l.product_id, l.serial_number, l.quantity - ${SENT_ELSEWHERE} AS rest
       FROM stock_document_line l WHERE l.document_id = $1 ORDER BY l.line`,
      [documentId, excludedId],
    );
    return rows;
  }

  async listRestShown(q: Queryable, documentId: number, language: Language): Promise<ShownLine[]> {
    const { rows } = await q.query<ShownLine>(
      `SELECT l.line, ${selected(thingColumns, language)}, l.quantity - ${SENT_ELSEWHERE} AS good_number
       FROM stock_document_line l ${productJoins('l.product_id')}
       WHERE l.document_id = $1 AND l.quantity > ${SENT_ELSEWHERE} ORDER BY l.line`,
      [documentId, null],
    );
    return rows;
  }

  /** A customer of the company as a receiver. */
  async receiver(q: Queryable, companyId: number, customerId: number): Promise<Receiver | null> {
    const { rows } = await q.query<Receiver>(
      `SELECT id AS customer_id, name AS receiver_name, tel AS receiver_tel, address AS receiver_address,
         country AS receiver_country
       FROM customer WHERE id = $1 AND company_id = $2`,
      [customerId, companyId],
    );
    return rows[0] ?? null;
  }

  async insertSend(
    tx: Tx,
    out: OutRow,
    accountId: number,
    input: SendValues,
  ): Promise<{ id: number; sn: string }> {
    const { rows } = await tx.query<{ id: number; sn: string }>(
      `INSERT INTO send (company_id, document_id, account_id, customer_id, receiver_name, receiver_tel, receiver_address,
         receiver_country, carrier, logistics_code, remark)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id, sn`,
      [out.company_id, out.id, accountId, ...values(input)],
    );
    return rows[0] ?? { id: 0, sn: '' };
  }

  async lockSend(tx: Tx, id: number, companies: readonly number[] | null): Promise<SendRow | null> {
    const { rows } = await tx.query<SendRow>(
      `SELECT s.id, s.company_id, s.document_id, s.sn, s.customer_id, s.receiver_name, s.receiver_tel, s.receiver_address,
         s.receiver_country, s.carrier, s.logistics_code, s.remark, s.status, s.updated_at
       FROM send s WHERE s.id = $1 AND ${ofCompanies('s', companies)} FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async updateSend(tx: Tx, id: number, input: SendValues): Promise<void> {
    await tx.query(
      `UPDATE send SET customer_id = $2, receiver_name = $3, receiver_tel = $4, receiver_address = $5,
         receiver_country = $6, carrier = $7, logistics_code = $8, remark = $9, updated_at = clock_timestamp()
       WHERE id = $1`,
      [id, ...values(input)],
    );
  }

  /** Sent, delivered, back or cancelled: the time of the first two is the database's. */
  async move(tx: Tx, id: number, status: number, input: SendValues): Promise<void> {
    await this.updateSend(tx, id, input);
    const column =
      status === SEND_STATUS.sent ? 'sent_at' : status === SEND_STATUS.cancelled ? null : 'ended_at';
    await tx.query(
      `UPDATE send SET status = $2${column === null ? '' : `, ${column} = clock_timestamp()`} WHERE id = $1`,
      [id, status],
    );
  }

  async setLines(tx: Tx, id: number, documentId: number, lines: readonly NewSendLine[]): Promise<void> {
    await tx.query('DELETE FROM send_line WHERE send_id = $1', [id]);
    await tx.query(
      `INSERT INTO send_line (send_id, line, document_id, document_line, product_id, quantity, serial_number)
       SELECT $1, place, $2, document_line, product_id, quantity, serial_number
       FROM unnest($3::smallint[], $4::bigint[], $5::int[], $6::text[])
         WITH ORDINALITY AS said (document_line, product_id, quantity, serial_number, place)`,
      [
        id,
        documentId,
        lines.map((line) => line.line),
        lines.map((line) => line.product_id),
        lines.map((line) => line.quantity),
        lines.map((line) => line.serial_number),
      ],
    );
  }

  async listLines(q: Queryable, id: number, language: Language): Promise<SendLine[]> {
    const { rows } = await q.query<SendLine>(
      `SELECT l.line, l.document_line AS out_line, ${selected(thingColumns, language)}, l.quantity AS good_number
       FROM send_line l ${productJoins('l.product_id')}
       WHERE l.send_id = $1 ORDER BY l.line`,
      [id],
    );
    return rows;
  }

  async owners(q: Queryable, id: number): Promise<Owners> {
    const { rows } = await q.query<Owners>(
      `SELECT s.company_id, s.document_id AS ware_house_out_id, w.name AS ware_house_name, s.customer_id, o.username
       FROM send s JOIN account o ON o.id = s.account_id JOIN stock_document d ON d.id = s.document_id
         JOIN warehouse w ON w.id = d.warehouse_id WHERE s.id = $1`,
      [id],
    );
    return (
      rows[0] ?? { company_id: 0, ware_house_out_id: 0, ware_house_name: '', customer_id: null, username: '' }
    );
  }

  /** Deliveries to a customer: how many, and the numbers of the first of them. */
  async ofCustomer(tx: Tx, customerId: number, limit: number): Promise<{ sn: string; count: number }[]> {
    const { rows } = await tx.query<{ sn: string; count: number }>(
      'SELECT sn, count(*) OVER () AS count FROM send WHERE customer_id = $1 ORDER BY id LIMIT $2',
      [customerId, limit],
    );
    return rows;
  }
}

interface Owners {
  company_id: number;
  ware_house_out_id: number;
  ware_house_name: string;
  customer_id: number | null;
  username: string;
}
