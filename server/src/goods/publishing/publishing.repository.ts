import { Injectable } from '@nestjs/common';
import { draftMachine, goodsMachine } from '@fovea/shared-types/states/goods.states';
import { DRAFT_PRODUCT_STATUS, GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { mayPublishSql, maySellSql } from '../../member/company/certification-rules.js';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import { nextIds } from '../../platform/database/next-ids.js';
import { FORM_COLUMNS, type GoodsFormRow } from './goods-columns.js';

/** Goods as who publishes them sees them, locked. */
export interface PublishedGoods extends GoodsFormRow {
  id: number;
  goods_sn: string;
  company_id: number | null;
  seller_id: number;
  status: number;
  sale_state: number;
  audit_status: number | null;
  needs_review: boolean;
  /** The submission that waits for its review. */
  pending_id: number | null;
  /** Pictures that came without an upload. */
  has_own_pictures: boolean;
}

const COLUMNS = `g.id, g.goods_sn, g.company_id, g.seller_id, g.status, g.sale_state, g.audit_status, g.needs_review,
  (SELECT s.id FROM goods_submission s WHERE s.goods_id = g.id AND s.audit_status = ${SUBMISSION_STATUS.under_review}) AS pending_id,
  EXISTS (SELECT FROM goods_image o WHERE o.goods_id = g.id AND o.file_id IS NULL) AS has_own_pictures,
  ${FORM_COLUMNS}`;

/**
 * SQL: whether stock has what `g` would offer after other listings due before it; only where it is linked to
 * stock.
 */
const HAS_STOCK = `(NOT g.is_stocked OR EXISTS (SELECT FROM offered_stock o
  WHERE o.company_id = g.company_id AND o.product_id = g.product_id AND o.held - o.offered >= (
    SELECT sum(e.quantity) FROM goods e
    WHERE e.is_stocked AND e.company_id = g.company_id AND e.product_id = g.product_id AND e.status = g.status
      AND (e.up_at, e.id) <= (g.up_at, g.id))))`;

/** Goods on their way to the shelf: all SQL that writes them, but for the state of a sale. */
@Injectable()
export class PublishingRepository {
  /** In id order, but deleted ones and those of other companies. */
  async lockListing(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<Map<number, PublishedGoods>> {
    // Locked first: a subquery of the same statement would still read the rows as they were before the wait.
    await tx.query(`SELECT FROM goods WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE`, [[...ids]]);
    const { rows } = await tx.query<PublishedGoods>(
      `SELECT ${COLUMNS} FROM goods g
       WHERE g.id = ANY ($1::bigint[]) AND g.status <> ${GOODS_STATUS.deleted}
         AND ($2::bigint[] IS NULL OR g.company_id = ANY ($2)) ORDER BY g.id`,
      [[...ids], companies === null ? null : [...companies]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The same without a lock, for reading. */
  async findListing(
    q: Queryable,
    id: number,
    companies: readonly number[] | null,
  ): Promise<PublishedGoods | null> {
    const { rows } = await q.query<PublishedGoods>(
      `SELECT ${COLUMNS} FROM goods g
       WHERE g.id = $1 AND g.status <> ${GOODS_STATUS.deleted} AND ($2::bigint[] IS NULL OR g.company_id = ANY ($2))`,
      [id, companies === null ? null : [...companies]],
    );
    return rows[0] ?? null;
  }

  /** @param rows of the same columns each, their values as JSON has them; @returns their ids, in this order */
  async insertListing(tx: Tx, rows: readonly object[]): Promise<number[]> {
    const ids = await nextIds(tx, 'goods', rows.length);
    const columns = ['id', ...Object.keys(rows[0] ?? {})].join(', ');
    await tx.query(
      `INSERT INTO goods (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::goods, $1::jsonb)`,
      [JSON.stringify(rows.map((row, at) => ({ id: ids[at], ...row })))],
    );
    return ids;
  }

  /** Under the lock of the row. */
  async updateListing(tx: Tx, id: number, row: Record<string, SqlValue>): Promise<void> {
    const columns = Object.keys(row).map((column, at) => `${column} = $${at + 2}`);
    await tx.query(`UPDATE goods SET ${columns.join(', ')}, updated_at = clock_timestamp() WHERE id = $1`, [
      id,
      ...Object.values(row),
    ]);
  }

  /** On the shelf from now on; a time that was set for it has done its work. */
  async putOnShelf(tx: Tx, rows: ReadonlyArray<{ id: number; saleState: number }>): Promise<void> {
    await tx.query(
      `UPDATE goods g SET status = ${GOODS_STATUS.listed}, sale_state = n.sale_state, needs_review = false, up_at = NULL,
         listed_at = clock_timestamp(), updated_at = clock_timestamp()
       FROM unnest($1::bigint[], $2::smallint[]) n (id, sale_state) WHERE g.id = n.id`,
      [rows.map(({ id }) => id), rows.map(({ saleState }) => saleState)],
    );
  }

  /**
   * Goods whose time has come, locked; those that somebody holds at this moment come with the next look.
   * @param excluded what a recall names
   */
  async lockDue(tx: Tx, limit: number, excluded: readonly number[]): Promise<PublishedGoods[]> {
    const { rows } = await tx.query<PublishedGoods>(
      `SELECT ${COLUMNS} FROM goods g
       WHERE g.status IN (${goodsMachine.from('time set for the shelf reached').join()}) AND g.up_at IS NOT NULL AND g.up_at <= clock_timestamp()
         AND NOT g.needs_review AND g.id <> ALL ($2::bigint[]) AND ${HAS_STOCK}
       ORDER BY g.up_at, g.id LIMIT $1 FOR UPDATE OF g SKIP LOCKED`,
      [limit, [...excluded]],
    );
    return rows;
  }

  /**
   * Whether somebody may publish for a company: the platform allowed both (R-PUB-03).
   * @param accountId null: the company alone is checked
   */
  async mayPublish(q: Queryable, accountId: number | null, companyId: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM company c WHERE c.id = $2 AND ${mayPublishSql('c')}
         AND ($1::bigint IS NULL OR EXISTS (SELECT FROM account a WHERE a.id = $1 AND a.is_add_good = 1))`,
      [accountId, companyId],
    );
    return count > 0;
  }

  /** Those of the companies that may not sell now. */
  async listIdle(q: Queryable, companyIds: readonly number[]): Promise<Set<number>> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT c.id FROM company c WHERE c.id = ANY ($1::bigint[]) AND ${maySellSql('c')} IS NOT TRUE`,
      [[...companyIds]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Under the lock of the draft. */
  async convertDraft(tx: Tx, draftId: number, goodsId: number): Promise<void> {
    await tx.query(
      `UPDATE draft_product SET status = ${DRAFT_PRODUCT_STATUS.converted}, goods_id = $2, updated_at = clock_timestamp()
       WHERE id = $1`,
      [draftId, goodsId],
    );
  }

  /** Locks a draft of the caller's or within their reach. @returns its files, null when there is no such draft */
  async lockDraftFiles(tx: Tx, draftId: number, reader: RowReader): Promise<number[] | null> {
    const values: SqlValue[] = [draftId, reader.accountId];
    const columns = { company: 'company_id', creator: 'owner_id' };
    const isReached = rowsInScope(reader, columns, (value) => `$${values.push(value)}`);
    const { count } = await tx.query(
      `SELECT FROM draft_product WHERE id = $1 AND status IN (${draftMachine.from('publish').join()})
         AND (owner_id = $2 OR ${isReached}) FOR UPDATE`,
      values,
    );
    if (count === 0) return null;
    const { rows } = await tx.query<{ file_id: number }>(
      `SELECT file_id FROM draft_product_file WHERE draft_id = $1`,
      [draftId],
    );
    return rows.map(({ file_id }) => file_id);
  }
}
