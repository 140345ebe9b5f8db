import { Injectable } from '@nestjs/common';
import { STOCK_AUDIT_STATUS, ENABLED_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import { searchable } from '../../platform/database/search-terms.js';
import type { StockHolder } from '../stock/stock.repository.js';
import { IS_BY_HAND } from './stock-document.rows.js';

/** A document as the holder of reserved stock, and who moves it. */
export const DOCUMENT_HOLDER = 'stock_document';
export const holderOf = (id: number): StockHolder => ({ type: DOCUMENT_HOLDER, id });

/** A line as it is stored. */
export interface DocumentLine {
  productId: number;
  quantity: number;
  serialNumber: string | null;
  lotNumber: string;
  expiresOn: string | null;
  binId: number | null;
  /** Of one, in minor units; null for what is sent. */
  unitCost: number | null;
  /** Which it restocks, of a stock-in. */
  listing?: LineListing;
}

/** A listing of the shop that a line adds pieces to. */
export interface LineListing {
  goodsId: number;
  /** It comes to the shelf with them. */
  isPublished: boolean;
}

/** What a document moves, and for which listing. */
export interface MovedItem {
  companyId: number;
  warehouseId: number;
  productId: number;
  goodsId: number | null;
}

export interface NewDocument {
  companyId: number;
  type: number;
  kind: number | null;
  warehouseId: number;
  /** Where an allocation goes. */
  toWarehouseId?: number | null;
  /** The allocation of which a loss writes something off. */
  allocationId?: number | null;
  currency: Currency;
  customerId: number | null;
  /** What it was made from. */
  arrivalId: number | null;
  /** The line of an order that it lets go; once for each. */
  orderLineId?: number;
  /** The stock-out of which it returns something. */
  returnsId?: number;
  /** The document that it undoes. */
  reversesId?: number;
  logisticsCode: string;
  remark: string;
  /** In minor units. */
  value: number;
  accountId: number;
  /** Only where the past is written afterwards, by the owner of the database; absent: the database's clock. */
  sentAt?: Date;
}

export interface DocumentRow {
  id: number;
  sn: string;
  company_id: number;
  type: number;
  warehouse_id: number;
  to_warehouse_id: number | null;
  allocation_id: number | null;
  currency: Currency;
  value_amount: number;
  status: number;
  audit_status: number;
  account_id: number;
  arrival_id: number | null;
  /** Of a reversal, the document that it undoes. */
  reverses_id: number | null;
  remark: string;
  username: string;
  is_by_hand: boolean;
}

export interface Added {
  id: number;
  sn: string;
}

/** How a document is scrapped. */
export interface Scrapping {
  auditStatus: number;
  accountId: number;
  notes: string;
  /** Of `SCRAP_CAUSE`. */
  cause: number;
}

export interface ItemRow {
  id: number;
  tracking: number;
}

export const DOCUMENT_COLUMNS = `t.id, t.sn, t.company_id, t.type, t.warehouse_id, t.to_warehouse_id, t.allocation_id, t.currency,
  t.value_amount, t.status, t.audit_status, t.account_id,
  t.arrival_id, t.reverses_id, t.remark, (SELECT a.username FROM account a WHERE a.id = t.account_id) AS username,
  ${IS_BY_HAND} AS is_by_hand`;

/** Documents that move stock, each statement about one document however many lines it has. */
@Injectable()
export class StockDocumentRepository {
  /** The requested items that a company may name; they are locked until the transaction ends. */
  async items(tx: Tx, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, ItemRow>> {
    const { rows } = await tx.query<ItemRow>(
      `SELECT id, tracking FROM product
       WHERE id = ANY ($1::bigint[]) AND (company_id IS NULL OR company_id = $2) ORDER BY id FOR KEY SHARE`,
      [[...ids], companyId],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Those of the bins that are in use in the warehouse. */
  async bins(tx: Tx, warehouseId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM warehouse_bin WHERE id = ANY ($1::bigint[]) AND warehouse_id = $2 AND status = ${ENABLED_STATUS.enabled}
       ORDER BY id FOR KEY SHARE`,
      [[...ids], warehouseId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async addStockDocument(tx: Tx, document: NewDocument, lines: readonly DocumentLine[]): Promise<Added> {
    const { rows } = await tx.query<Added>(
      `INSERT INTO stock_document (company_id, type, kind, warehouse_id, currency, customer_id, logistics_code, remark,
         quantity, line_count, value_amount, account_id, arrival_id, to_warehouse_id, allocation_id, order_line_id,
         returns_id, reverses_id, search_text${document.sentAt ? ', created_at' : ''})
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $15, $16, $17, $18, $19, $20, left(${searchable(
         `concat_ws(' ', $7::text, $13::text, (SELECT string_agg(concat_ws(' ', p.name_c, p.name_e, p.name_j, p.goods_code), ' ')
            FROM product p WHERE p.id = ANY ($14::bigint[])))`,
       )}, 20000)${document.sentAt ? ', $21::timestamptz' : ''}
       RETURNING id, sn`,
      [
        document.companyId,
        document.type,
        document.kind,
        document.warehouseId,
        document.currency,
        document.customerId,
        document.logisticsCode,
        document.remark,
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
        lines.length,
        document.value,
        document.accountId,
        lines.flatMap(({ serialNumber }) => serialNumber ?? []).join(' '),
        lines.map(({ productId }) => productId),
        document.arrivalId,
        document.toWarehouseId ?? null,
        document.allocationId ?? null,
        document.orderLineId ?? null,
        document.returnsId ?? null,
        document.reversesId ?? null,
        ...(document.sentAt ? [document.sentAt] : []),
      ],
    );
    const added = rows[0] ?? { id: 0, sn: '' };
    // A known piece is named as on its plate, however its number was typed: documents are printed of it.
    await tx.query(
      `INSERT INTO stock_document_line (document_id, line, product_id, quantity, serial_number, lot_number, expires_on,
         bin_id, unit_cost_amount, goods_id, is_published, company_id)
       SELECT $1, n.line, n.product_id, n.quantity,
         coalesce((SELECT u.serial_number FROM serial_unit u WHERE u.product_id = n.product_id
           AND u.serial_key = upper(normalize(btrim(n.serial_number), NFKC))), n.serial_number),
         n.lot_number, n.expires_on, n.bin_id, n.unit_cost,
         n.goods_id, n.is_published, CASE WHEN n.goods_id IS NOT NULL THEN $11::bigint END
       FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::date[], $7::bigint[], $8::bigint[], $9::bigint[],
           $10::boolean[]) WITH ORDINALITY
         n (product_id, quantity, serial_number, lot_number, expires_on, bin_id, unit_cost, goods_id, is_published, line)`,
      [
        added.id,
        lines.map(({ productId }) => productId),
        lines.map(({ quantity }) => quantity),
        lines.map(({ serialNumber }) => serialNumber),
        lines.map(({ lotNumber }) => lotNumber),
        lines.map(({ expiresOn }) => expiresOn),
        lines.map(({ binId }) => binId),
        lines.map(({ unitCost }) => unitCost),
        lines.map(({ listing }) => listing?.goodsId ?? null),
        lines.map(({ listing }) => listing?.isPublished ?? false),
        document.companyId,
      ],
    );
    return added;
  }

  /** By id, in that order; with a loss the allocation that it is of, with a reversal the document that it undoes. */
  async lockStockDocument(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, DocumentRow>> {
    const { rows } = await tx.query<DocumentRow>(
      `SELECT ${DOCUMENT_COLUMNS} FROM stock_document t
       WHERE t.id IN (
           SELECT named.id FROM stock_document d LEFT JOIN stock_document undone ON undone.id = d.reverses_id
           CROSS JOIN LATERAL (VALUES (d.id), (d.allocation_id), (undone.id), (undone.allocation_id)) named (id)
           WHERE d.id = ANY ($1::bigint[]))
         AND ${ofCompanies('t', companies)}
       ORDER BY t.id FOR NO KEY UPDATE`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async lockByNumber(
    tx: Tx,
    sn: string,
    companies: readonly number[] | null,
  ): Promise<DocumentRow | undefined> {
    const { rows } = await tx.query<DocumentRow>(
      `SELECT ${DOCUMENT_COLUMNS} FROM stock_document t WHERE t.sn = $1 AND ${ofCompanies('t', companies)}
       FOR NO KEY UPDATE`,
      [sn],
    );
    return rows[0];
  }

  /** What they name, where it may be, and for which listings it is received. */
  async moved(tx: Tx, ids: readonly number[]): Promise<MovedItem[]> {
    const { rows } = await tx.query<MovedItem>(
      `SELECT DISTINCT t.company_id AS "companyId", t.warehouse_id AS "warehouseId", l.product_id AS "productId",
         l.goods_id AS "goodsId"
       FROM stock_document t JOIN stock_document_line l ON l.document_id = t.id WHERE t.id = ANY ($1::bigint[])
       UNION SELECT t.company_id, t.to_warehouse_id, l.product_id, NULL
       FROM stock_document t JOIN stock_document_line l ON l.document_id = t.id
       WHERE t.id = ANY ($1::bigint[]) AND t.to_warehouse_id IS NOT NULL`,
      [[...ids]],
    );
    return rows;
  }

  async lines(q: Queryable, id: number): Promise<DocumentLine[]> {
    const { rows } = await q.query<DocumentLine & { goodsId: number | null; isPublished: boolean }>(
      `SELECT product_id AS "productId", quantity, serial_number AS "serialNumber", lot_number AS "lotNumber",
         expires_on::text AS "expiresOn", bin_id AS "binId", unit_cost_amount AS "unitCost", goods_id AS "goodsId",
         is_published AS "isPublished"
       FROM stock_document_line WHERE document_id = $1 ORDER BY line`,
      [id],
    );
    return rows.map(({ goodsId, isPublished, ...line }) =>
      goodsId === null ? line : { ...line, listing: { goodsId, isPublished } },
    );
  }

  /** When confirmed, the other party is stored as they are at this moment: they may move, or be deleted. */
  async decideStockDocument(tx: Tx, id: number, status: number, decisionId: number): Promise<void> {
    await tx.query(
      `WITH decided AS (
         UPDATE stock_document SET status = $2, audit_status = $2, decision_id = $3 WHERE id = $1 RETURNING id, customer_id)
       INSERT INTO stock_partner (document_id, name, address, phone, licence_kind, licence_number, licence_valid_until)
       SELECT d.id, concat_ws(' ', nullif(g.name, ''), c.name), coalesce(nullif(c.address, ''), g.address, ''),
         coalesce(nullif(c.tel, ''), g.phone, ''), c.licence_kind, c.licence_number, c.licence_valid_until
       FROM decided d JOIN customer c ON c.id = d.customer_id LEFT JOIN customer_company g ON g.id = c.customer_company_id
       WHERE $2 = ${STOCK_AUDIT_STATUS.approved}`,
      [id, status, decisionId],
    );
  }

  async scrap(tx: Tx, id: number, { auditStatus, accountId, notes, cause }: Scrapping): Promise<void> {
    await tx.query(
      `UPDATE stock_document SET status = ${STOCK_DOCUMENT_STATUS.scrapped}, audit_status = $2, scrapped_by = $3, scrap_notes = $4,
         scrap_cause = $5, scrapped_at = clock_timestamp() WHERE id = $1`,
      [id, auditStatus, accountId, notes, cause],
    );
  }

  async setStockDocumentStatus(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query(`UPDATE stock_document SET status = $2 WHERE id = $1`, [id, status]);
  }

  /** Whether a loss of this allocation is pending or approved. */
  async hasLoss(tx: Tx, id: number): Promise<boolean> {
    const { rows } = await tx.query(
      `SELECT FROM stock_document WHERE allocation_id = $1 AND status IN (${STOCK_DOCUMENT_STATUS.pending}, ${STOCK_DOCUMENT_STATUS.approved}) LIMIT 1`,
      [id],
    );
    return rows.length > 0;
  }

  async setType(tx: Tx, id: number, type: number): Promise<void> {
    await tx.query(`UPDATE stock_document SET type = $2 WHERE id = $1`, [id, type]);
  }

  /** By its place: 0 the film, from 1 on the pictures. */
  async files(q: Queryable, id: number): Promise<ReadonlyMap<number, number>> {
    const { rows } = await q.query<{ sort: number; file_id: number }>(
      `SELECT sort, file_id FROM stock_document_file WHERE document_id = $1 ORDER BY sort`,
      [id],
    );
    return new Map(rows.map(({ sort, file_id }) => [sort, file_id]));
  }
}
