import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '@fovea/server/platform/database/database';

interface SendRow {
  documentId: number;
  status: number;
  carrier: number;
  code: string;
  createdAt: Date;
  sentAt: Date | null;
  endedAt: Date | null;
  accountId: number;
}

/** The SQL of the demo's warehouses: everything but movements, which the services make. */
@Injectable()
export class DemoWarehouseRepository {
  /** Products by the numbers of goods of them. */
  async listProducts(q: Queryable): Promise<Map<string, number>> {
    const { rows } = await q.query<{ goods_sn: string; product_id: number }>(
      `SELECT goods_sn, product_id FROM goods WHERE goods_sn LIKE 'FV-%' AND product_id IS NOT NULL`,
    );
    return new Map(rows.map((row) => [row.goods_sn, row.product_id]));
  }

  /** Devices are kept by their serial numbers. */
  async trackDevices(tx: Tx): Promise<void> {
    await tx.query(
      `UPDATE product p SET tracking = 1 FROM category k WHERE k.id = p.category_id AND k.code <> 'parts'`,
    );
  }

  /** Nobody is notified of what was long ago: of events that this transaction wrote. */
  async forgetEvents(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM outbox WHERE event LIKE 'stock.%'`);
  }

  async warnBelow(tx: Tx, warehouseId: number, productId: number, number: number): Promise<void> {
    await tx.query(
      `UPDATE stock SET number_warning = $3, warned_at = CASE WHEN on_hand <= $3 THEN clock_timestamp() END
       WHERE warehouse_id = $1 AND product_id = $2`,
      [warehouseId, productId, number],
    );
  }

  async withdrawDocument(tx: Tx, documentId: number, accountId: number, notes: string): Promise<void> {
    await tx.query(
      `UPDATE stock_document SET status = 9, audit_status = -2, scrap_cause = 1, scrapped_by = $2, scrap_notes = $3,
         scrapped_at = created_at + interval '40 minutes' WHERE id = $1`,
      [documentId, accountId, notes],
    );
  }

  /** Lines of a count of goods that are kept by number or lot, and their recorded stock. */
  async pilesToCount(tx: Tx, countId: number): Promise<{ line: number; expected: number }[]> {
    const { rows } = await tx.query<{ line: number; expected: number }>(
      `SELECT l.line, l.at_start AS expected FROM stock_count_line l JOIN product p ON p.id = l.product_id
       WHERE l.count_id = $1 AND p.tracking <> 1 ORDER BY l.line`,
      [countId],
    );
    return rows;
  }

  async addPicture(tx: Tx, documentId: number, sort: number, fileId: number): Promise<void> {
    await tx.query(`INSERT INTO stock_document_file (document_id, sort, file_id) VALUES ($1, $2, $3)`, [
      documentId,
      sort,
      fileId,
    ]);
  }

  async addArrivalLines(
    tx: Tx,
    arrivalId: number,
    lines: ReadonlyArray<{
      productId: number;
      quantity: number;
      serial: string | null;
      arrived: number | null;
    }>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO arrival_line (arrival_id, line, product_id, quantity, serial_number, arrived)
       SELECT $1, n.line, n.product_id, n.quantity, n.serial, n.arrived
       FROM unnest($2::bigint[], $3::int[], $4::text[], $5::int[])
         WITH ORDINALITY n (product_id, quantity, serial, arrived, line)`,
      [
        arrivalId,
        lines.map(({ productId }) => productId),
        lines.map(({ quantity }) => quantity),
        lines.map(({ serial }) => serial),
        lines.map(({ arrived }) => arrived),
      ],
    );
  }

  /** Everything that a stock-out took out, to its customer. */
  async addSend(tx: Tx, send: SendRow): Promise<void> {
    await tx.query(
      `WITH added AS (
         INSERT INTO send (company_id, document_id, customer_id, receiver_name, receiver_tel, receiver_address,
           receiver_country, carrier, logistics_code, status, created_at, sent_at, ended_at, account_id)
         SELECT d.company_id, d.id, c.id, c.name, c.tel, c.address, c.country, $2, $3, $4, $5, $6, $7, $8
         FROM stock_document d JOIN customer c ON c.id = d.customer_id WHERE d.id = $1 RETURNING id, document_id)
       INSERT INTO send_line (send_id, line, document_id, document_line, product_id, quantity, serial_number)
       SELECT added.id, l.line, l.document_id, l.line, l.product_id, l.quantity, l.serial_number
       FROM added JOIN stock_document_line l ON l.document_id = added.document_id`,
      [
        send.documentId,
        send.carrier,
        send.code,
        send.status,
        send.createdAt,
        send.sentAt,
        send.endedAt,
        send.accountId,
      ],
    );
  }
}
