import { Injectable } from '@nestjs/common';
import type { ProductListRequest } from '@fovea/shared-types/goods/product.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import { DRAFT_PRODUCT_STATUS, GOODS_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { searchable, searchWords } from '../../platform/database/search-words.js';
import { literally, SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { inUseBy, type InUse } from '../../platform/tree/in-use.js';

/** What the form of an item edits. */
export interface ProductFields {
  category_id: number;
  brand_id: number;
  goods_code: string | null;
  name_c: string;
  name_e: string;
  name_j: string;
  content_c: string;
  content_e: string;
  content_j: string;
  status: number;
  /** Ids of its pictures in their order. */
  images: number[];
}

export interface ProductRow extends ProductFields {
  id: number;
  company_id: number | null;
  goods_name: string;
  category_name: string;
  maker: string;
  company_name: string | null;
  image_keys: string[];
  created_at: Date;
}

const list = new StaffList({
  from: 'product p',
  id: 'p.id',
  sorts: { id: 'p.id', goods_code: 'p.goods_code', status: 'p.status', up_time: 'p.created_at' },
  byDefault: '-id',
});

const rowsIn = (language: Language): ListRows => ({
  columns: `p.id, p.company_id, p.category_id, p.brand_id, p.goods_code, p.name_c, p.name_e, p.name_j, p.content_c,
    p.content_e, p.content_j, p.status, p.created_at, ${localized('p.name', language)} AS goods_name,
    ${localized('k.name', language)} AS category_name, ${localized('b.name', language)} AS maker,
    ${localized('c.name', language)} AS company_name, i.images, i.image_keys`,
  joins: `JOIN product p ON p.id = page.id
    JOIN category k ON k.id = p.category_id
    JOIN brand b ON b.id = p.brand_id
    LEFT JOIN company c ON c.id = p.company_id
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(f.id ORDER BY m.sort), '[]') AS images,
        coalesce(json_agg(f.key || '.480.webp' ORDER BY m.sort), '[]') AS image_keys
      FROM product_image m JOIN file f ON f.id = m.file_id WHERE m.product_id = p.id) i`,
});

const MAKER_NAMES = searchable(`b.name_c || ' ' || b.name_e || ' ' || b.name_j`);

function filterOf(request: ProductListRequest, companies: readonly number[] | null): SqlFilter {
  const filter = new SqlFilter();
  // The platform's own are for everybody to offer.
  if (companies !== null)
    filter.where(`(p.company_id IS NULL OR p.company_id = ANY (${filter.value([...companies])}::bigint[]))`);
  anywhere(filter, request.search);
  return filter
    .words({ text: 'p.search_text', bigrams: 'p.search_bigrams' }, request.goods_name)
    .whenGiven(request.goods_code, (code) => `p.goods_code = ${code}`)
    .whenGiven(request.category_id, (id) => `p.category_id = ${id}`)
    .words(`(SELECT ${MAKER_NAMES} FROM brand b WHERE b.id = p.brand_id)`, request.maker)
    .whenGiven(request.status, (status) => `p.status = ${status}`);
}

/** Each condition has an index of its own on both sides: names and model here, makers by their few rows. */
function anywhere(filter: SqlFilter, search: string | undefined): void {
  for (const word of searchWords(search)) {
    const part = filter.value(`%${literally(word)}%`);
    const named =
      [...word].length === 2
        ? `p.search_bigrams @> ARRAY[${filter.value(word)}]::text[]`
        : `p.search_text LIKE ${part}`;
    filter.where(`(${named} OR p.brand_id IN (SELECT b.id FROM brand b WHERE ${MAKER_NAMES} LIKE ${part}))`);
  }
}

/** All SQL of table `product` and its pictures. */
@Injectable()
export class ProductRepository {
  page(
    q: Queryable,
    language: Language,
    request: ProductListRequest,
    companies: readonly number[] | null,
  ): Promise<Page<ProductRow>> {
    return list.page<ProductRow>(q, request, filterOf(request, companies), rowsIn(language));
  }

  /** Whoever's it is. */
  async find(q: Queryable, language: Language, id: number): Promise<ProductRow | null> {
    const { columns, joins } = rowsIn(language);
    const { rows } = await q.query<ProductRow>(
      `SELECT ${columns} FROM (SELECT $1::bigint AS id) page ${joins}`,
      [id],
    );
    return rows[0] ?? null;
  }

  async lock(tx: Tx, id: number): Promise<void> {
    await tx.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [id]);
  }

  async insert(tx: Tx, companyId: number | null, product: ProductFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO product (category_id, brand_id, goods_code, name_c, name_e, name_j, content_c, content_e, content_j,
         status, company_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [...valuesOf(product), companyId],
    );
    return rows[0]?.id ?? 0;
  }

  async update(tx: Tx, id: number, product: ProductFields): Promise<void> {
    await tx.query(
      `UPDATE product SET category_id = $1, brand_id = $2, goods_code = $3, name_c = $4, name_e = $5, name_j = $6,
         content_c = $7, content_e = $8, content_j = $9, status = $10 WHERE id = $11`,
      [...valuesOf(product), id],
    );
  }

  /**
   * Writes what an item shows, in its order.
   * @returns files that it no longer refers to
   */
  async setFiles(
    tx: Tx,
    id: number,
    images: readonly number[],
    contentImages: readonly number[],
  ): Promise<number[]> {
    const before = await this.listFiles(tx, id);
    await tx.query(`DELETE FROM product_image WHERE product_id = $1`, [id]);
    await tx.query(`DELETE FROM product_content_image WHERE product_id = $1`, [id]);
    await tx.query(
      `INSERT INTO product_image (product_id, sort, file_id)
       SELECT $1, place, id FROM unnest($2::bigint[]) WITH ORDINALITY AS shown (id, place)`,
      [id, [...images]],
    );
    await tx.query(
      `INSERT INTO product_content_image (product_id, file_id) SELECT $1, id FROM unnest($2::bigint[]) AS id`,
      [id, [...contentImages]],
    );
    const kept = new Set([...images, ...contentImages]);
    return before.filter((file) => !kept.has(file));
  }

  async listFiles(q: Queryable, id: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT file_id AS id FROM product_image WHERE product_id = $1
       UNION SELECT file_id FROM product_content_image WHERE product_id = $1`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE goods SET product_id = NULL WHERE product_id = $1 AND status = ${GOODS_STATUS.deleted}`,
      [id],
    );
    await tx.query('DELETE FROM product WHERE id = $1', [id]);
  }

  /** The first goods that offer it, and how many do. */
  async listGoods(q: Queryable, id: number, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ goods_sn: string; count: number }>(
      `SELECT goods_sn, count(*) OVER () AS count FROM goods
       WHERE product_id = $1 AND status <> ${GOODS_STATUS.deleted} ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return inUseBy(rows, ({ goods_sn }) => goods_sn);
  }

  /** The first drafts that name it, and how many do. */
  async listDrafts(q: Queryable, id: number, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ id: number; count: number }>(
      `SELECT id, count(*) OVER () AS count FROM draft_product
       WHERE (form ->> 'product_id')::bigint = $1 AND status = ${DRAFT_PRODUCT_STATUS.draft} ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return inUseBy(rows, (draft) => String(draft.id));
  }
}

const valuesOf = (product: ProductFields): (string | number | null)[] => [
  product.category_id,
  product.brand_id,
  product.goods_code,
  product.name_c,
  product.name_e,
  product.name_j,
  product.content_c,
  product.content_e,
  product.content_j,
  product.status,
];
