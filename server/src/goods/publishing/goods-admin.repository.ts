import { Injectable } from '@nestjs/common';
import type { AdminGoodsListRequest, ListingStock } from '@fovea/shared-types/goods/publishing.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { Page } from '@fovea/shared-types/pagination';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { type ExportChoice, type ListRows, StaffList } from '../../platform/database/staff-list.js';
import { GOODS_ROWS } from '../listing/goods-rows.js';

/** Goods as staff's list shows them. */
export interface AdminGoodsRow {
  id: number;
  goods_sn: string;
  goods_name: string;
  thumbnail_key: string | null;
  category_name: string;
  brand_name: string;
  model: string | null;
  price: number | null;
  currency: Currency;
  sale_type: number;
  sale_state: number;
  status: number;
  audit_status: number | null;
  needs_review: boolean;
  company_name: string | null;
  listed_at: Date | null;
  quantity: number;
  view_count: number;
  collect_count: number;
  question_count: number;
  created_at: Date;
  /** Null where nothing waits for a review. */
  submitted_at: Date | null;
  submission_id: number | null;
}

/** The request of the list without its page. */
export type AdminGoodsFilter = Omit<AdminGoodsListRequest, 'page' | 'limit' | 'sort'>;

const SORTS = {
  id: 'g.id',
  status: 'g.status',
  audit_status: 'g.audit_status',
  sale_type: 'g.sale_type',
  price: 'g.price',
  quantity: 'g.quantity',
  up_time: 'g.listed_at',
  created_at: 'g.created_at',
};

const everything = new StaffList({ ...GOODS_ROWS, sorts: SORTS, byDefault: '-id' });

/** The queue of a review: found by what waits, which is little, and in its order. */
const waiting = new StaffList({
  from: `goods_submission w JOIN goods g ON w.audit_status = ${SUBMISSION_STATUS.under_review} AND g.id = w.goods_id`,
  id: 'g.id',
  sorts: { ...SORTS, submitted_at: 'w.created_at' },
  byDefault: '-id',
  rowsOf: GOODS_ROWS.rowsOf,
});

const listFor = ({ audit_status }: AdminGoodsFilter): StaffList<string> =>
  audit_status === SUBMISSION_STATUS.under_review ? waiting : everything;

const rowsIn = (language: Language): ListRows => ({
  columns: `g.id, g.goods_sn, ${localized('g.name', language)} AS goods_name, i.thumbnail_key,
    ${localized('k.name', language)} AS category_name, ${localized('b.name', language)} AS brand_name, g.model, g.price,
    g.currency, g.sale_type, g.sale_state, g.status, g.audit_status, g.needs_review,
    ${localized('c.name', language)} AS company_name, g.listed_at, g.quantity, g.created_at,
    s.created_at AS submitted_at, s.id AS submission_id,
    coalesce(n.view_count, 0) AS view_count, coalesce(n.collect_count, 0) AS collect_count,
    coalesce(n.question_count, 0) AS question_count`,
  joins: `JOIN goods g ON g.id = page.id
    JOIN category k ON k.id = g.category_id
    JOIN brand b ON b.id = g.brand_id
    LEFT JOIN company c ON c.id = g.company_id
    LEFT JOIN goods_counter n ON n.goods_id = g.id
    LEFT JOIN goods_submission s ON s.goods_id = g.id AND s.audit_status = ${SUBMISSION_STATUS.under_review}
    LEFT JOIN LATERAL (SELECT thumbnail_key FROM goods_image WHERE goods_id = g.id ORDER BY sort LIMIT 1) i ON true`,
});

/** Ids of a category and of those below it. */
const subtreeOf = (id: string): string => `
  WITH RECURSIVE below AS (
    SELECT id FROM category WHERE id = ${id} UNION ALL SELECT k.id FROM category k JOIN below ON k.pid = below.id)
  SELECT id FROM below`;

const filterOf = (request: AdminGoodsFilter): SqlFilter =>
  new SqlFilter()
    .where(`g.status <> ${GOODS_STATUS.deleted}`)
    .matchesTerms({ text: 'g.search_text', bigrams: 'g.search_bigrams' }, request.goods_name)
    .whenGiven(request.category_id, (id) => `g.category_id = ANY (ARRAY(${subtreeOf(id)}))`)
    .whenGiven(request.brand_id, (id) => `g.brand_id = ${id}`)
    .whenGiven(request.sale_type, (saleType) => `g.sale_type = ${saleType}`)
    .whenGiven(request.status, (status) => `g.status = ${status}`)
    .whenGiven(request.audit_status, (status) => `g.audit_status = ${status}`)
    .whenGiven(request.company_id, (id) => `g.company_id = ${id}`)
    .whenGiven(request.product_id, (id) => `g.product_id = ${id}`);

/** Staff's own list of goods, scoped to their companies. */
@Injectable()
export class GoodsAdminRepository {
  page(
    q: Queryable,
    language: Language,
    request: AdminGoodsListRequest,
    reader: RowReader,
  ): Promise<Page<AdminGoodsRow>> {
    return listFor(request).page<AdminGoodsRow>(q, reader, request, filterOf(request), rowsIn(language));
  }

  countGoods(q: Queryable, filters: AdminGoodsFilter & ExportChoice, reader: RowReader): Promise<number> {
    return listFor(filters).count(q, reader, filterOf(filters), filters);
  }

  search(
    q: Queryable,
    language: Language,
    reader: RowReader,
    text: string,
    limit: number,
  ): Promise<AdminGoodsRow[]> {
    return everything.top(q, reader, filterOf({ goods_name: text }), rowsIn(language), limit);
  }

  /** Every row of the filter, for an export. */
  all(
    q: Queryable,
    language: Language,
    filters: AdminGoodsFilter & ExportChoice,
    reader: RowReader,
  ): AsyncGenerator<AdminGoodsRow> {
    return listFor(filters).all<AdminGoodsRow>(q, reader, filterOf(filters), rowsIn(language), filters);
  }

  async findGoods(
    q: Queryable,
    language: Language,
    reader: RowReader,
    id: number,
  ): Promise<AdminGoodsRow | null> {
    const { columns, joins } = rowsIn(language);
    const filter = everything.scoped(new SqlFilter(), reader);
    const { rows } = await q.query<AdminGoodsRow>(
      `SELECT ${columns} FROM (SELECT ${filter.value(id)}::bigint AS id) page ${joins} WHERE ${filter.sql}`,
      filter.values,
    );
    return rows[0] ?? null;
  }

  /** Null of a listing that is kept in no stock. */
  async stockBehind(q: Queryable, id: number): Promise<ListingStock | null> {
    const { rows } = await q.query<ListingStock>(
      `SELECT o.held, o.offered FROM goods g
       JOIN offered_stock o ON o.company_id = g.company_id AND o.product_id = g.product_id
       WHERE g.id = $1 AND g.is_stocked`,
      [id],
    );
    return rows[0] ?? null;
  }
}
