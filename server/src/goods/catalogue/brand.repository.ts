import { Injectable } from '@nestjs/common';
import type { AdminBrandListRequest } from '@fovea/shared-types/goods/brand.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { searchable } from '../../platform/database/search-words.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { inUseBy, type InUse } from '../../platform/tree/in-use.js';
import { ofCompanies } from './own-goods.js';

export interface BrandRow {
  id: number;
  brand_name: string;
  image_key: string | null;
  sort: number;
  status: number;
}

export interface BrandFields {
  name_c: string;
  name_e: string;
  name_j: string;
  sort: number;
  status: number;
  image_file_id: number | null;
}

/** A maker as staff see him. */
export interface AdminBrandRow extends BrandRow, BrandFields {
  goods_count: number;
  created_at: Date;
}

/** A maker is found by any of his names. */
export const BRAND_NAMES = `name_c || ' ' || name_e || ' ' || name_j`;

const list = new StaffList({
  from: 'brand b',
  id: 'b.id',
  sorts: { id: 'b.id', sort: 'b.sort', brand_name: 'b.name_e', created_at: 'b.created_at' },
  byDefault: 'sort',
});

/** Counts every company's goods, or those of the reader's own. */
const rowsIn = (language: Language, companies: readonly number[] | null): ListRows => ({
  columns: `b.id, ${localized('b.name', language)} AS brand_name, b.name_c, b.name_e, b.name_j, b.sort, b.status,
    b.image_file_id, f.key || '.160.webp' AS image_key, b.created_at,
    (SELECT count(*) FROM goods g WHERE g.brand_id = b.id AND ${ofCompanies('g', companies)}) AS goods_count`,
  joins: 'JOIN brand b ON b.id = page.id LEFT JOIN file f ON f.id = b.image_file_id',
});

const filterOf = ({ brand_name, status }: Pick<AdminBrandListRequest, 'brand_name' | 'status'>): SqlFilter =>
  new SqlFilter()
    .words(searchable(`b.name_c || ' ' || b.name_e || ' ' || b.name_j`), brand_name)
    .whenGiven(status, (value) => `b.status = ${value}`);

@Injectable()
export class BrandRepository {
  /** Those shown, in the order of the shop. */
  async listShown(
    q: Queryable,
    language: Language,
    pattern: string,
    limit: number,
    offset: number,
  ): Promise<{ brands: BrandRow[]; total: number }> {
    const { rows } = await q.query<BrandRow & { total: number }>(
      `SELECT page.*, whole.total FROM (SELECT count(*) AS total FROM brand
           WHERE status = 1 AND ${searchable(BRAND_NAMES)} LIKE $1) whole
       LEFT JOIN LATERAL (SELECT b.id, ${localized('b.name', language)} AS brand_name,
           f.key || '.160.webp' AS image_key, b.sort, b.status
         FROM brand b LEFT JOIN file f ON f.id = b.image_file_id
         WHERE b.status = 1 AND ${searchable(BRAND_NAMES)} LIKE $1
         ORDER BY b.sort, b.name_e, b.id LIMIT $2 OFFSET $3) page ON true`,
      [pattern, limit, offset],
    );
    // Beyond the last page the one row carries the total alone.
    return { brands: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
  }

  page(
    q: Queryable,
    language: Language,
    request: AdminBrandListRequest,
    companies: readonly number[] | null,
  ): Promise<Page<AdminBrandRow>> {
    return list.page<AdminBrandRow>(q, request, filterOf(request), rowsIn(language, companies));
  }

  count(q: Queryable, filters: AdminBrandListRequest): Promise<number> {
    return list.count(q, filterOf(filters));
  }

  /** Every maker of the filter, for an export. */
  all(
    q: Queryable,
    language: Language,
    filters: AdminBrandListRequest,
    companies: readonly number[] | null,
  ): AsyncGenerator<AdminBrandRow> {
    return list.all<AdminBrandRow>(q, filterOf(filters), rowsIn(language, companies));
  }

  async find(q: Queryable, language: Language, id: number): Promise<AdminBrandRow | null> {
    const { columns, joins } = rowsIn(language, null);
    const { rows } = await q.query<AdminBrandRow>(
      `SELECT ${columns} FROM (SELECT $1::bigint AS id) page ${joins}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Locks a maker; false when there is none. */
  async lock(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query('SELECT FROM brand WHERE id = $1 FOR UPDATE', [id]);
    return count === 1;
  }

  async insert(tx: Tx, brand: BrandFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO brand (name_c, name_e, name_j, sort, status, image_file_id) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      valuesOf(brand),
    );
    return rows[0]?.id ?? 0;
  }

  async update(tx: Tx, id: number, brand: BrandFields): Promise<void> {
    await tx.query(
      `UPDATE brand SET name_c = $2, name_e = $3, name_j = $4, sort = $5, status = $6, image_file_id = $7 WHERE id = $1`,
      [id, ...valuesOf(brand)],
    );
  }

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.query('DELETE FROM brand WHERE id = $1', [id]);
  }

  /** The first goods of a maker, and how many there are. */
  async listGoods(q: Queryable, id: number, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ goods_sn: string; count: number }>(
      `SELECT goods_sn, count(*) OVER () AS count FROM goods WHERE brand_id = $1 ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return inUseBy(rows, ({ goods_sn }) => goods_sn);
  }
}

const valuesOf = (brand: BrandFields): (string | number | null)[] => [
  brand.name_c,
  brand.name_e,
  brand.name_j,
  brand.sort,
  brand.status,
  brand.image_file_id,
];
