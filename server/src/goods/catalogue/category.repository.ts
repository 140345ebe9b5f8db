import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import { inUseBy, type InUse } from '../../platform/tree/in-use.js';
import type { CategoryRow } from './category-tree.js';
import { onSaleSql } from '../listing/on-sale.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

export interface CategoryFields {
  pid: number | null;
  name_c: string;
  name_e: string;
  name_j: string;
  sort: number;
  status: number;
  image_file_id: number | null;
}

/** A category as staff see it. */
export interface AdminCategoryRow extends CategoryFields {
  id: number;
  level: number;
  /** Of the picture uploaded for it, or of the one it came with. */
  image_key: string | null;
  /** Goods directly in it, whatever became of them: everybody's, or the reader's own. */
  goods_count: number;
}

@Injectable()
export class CategoryRepository {
  /** Those shown, with how many listed goods are directly in each. */
  async listShown(q: Queryable, language: Language): Promise<CategoryRow[]> {
    const { rows } = await q.query<CategoryRow>(
      `SELECT k.id, k.pid, k.level, ${localized('k.name', language)} AS name,
         coalesce(f.key || '.160.webp', k.image_key) AS image_key,
         k.sort, k.status, coalesce(own.count, 0) AS own_count
       FROM category k
       LEFT JOIN file f ON f.id = k.image_file_id
       LEFT JOIN (SELECT g.category_id, count(*) FROM goods g WHERE ${onSaleSql('g')} GROUP BY g.category_id) own
         ON own.category_id = k.id
       WHERE k.status = ${ENABLED_STATUS.enabled} ORDER BY k.level, k.sort, k.id`,
    );
    return rows;
  }

  /** All there are, in the order of their siblings: no more than may be made (category.service). */
  async listAll(q: Queryable, companies: readonly number[] | null = null): Promise<AdminCategoryRow[]> {
    const { rows } = await q.query<AdminCategoryRow>(
      `SELECT k.id, k.pid, k.level, k.name_c, k.name_e, k.name_j, k.sort, k.status, k.image_file_id,
         coalesce(f.key || '.160.webp', k.image_key) AS image_key,
         (SELECT count(*) FROM goods g WHERE g.category_id = k.id AND ${ofCompanies('g', companies)}) AS goods_count
       FROM category k LEFT JOIN file f ON f.id = k.image_file_id ORDER BY k.level, k.sort, k.id`,
    );
    return rows;
  }

  /** Keeps the tree from changing: depth and names are checked against all of it. */
  async lockTree(tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fovea categories'))`);
  }

  async insertCategory(tx: Tx, level: number, category: CategoryFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO category (level, pid, name_c, name_e, name_j, sort, status, image_file_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [level, ...valuesOf(category)],
    );
    return firstRow(rows).id;
  }

  /** A picture it came with is gone once one is uploaded, or none is wanted. */
  async updateCategory(
    tx: Tx,
    { id, level }: { id: number; level: number },
    category: CategoryFields,
    keepsFirstImage: boolean,
  ): Promise<void> {
    await tx.query(
      `UPDATE category SET level = $2, pid = $3, name_c = $4, name_e = $5, name_j = $6, sort = $7, status = $8,
         image_file_id = $9, image_key = CASE WHEN $10 THEN image_key END
       WHERE id = $1`,
      [id, level, ...valuesOf(category), keepsFirstImage],
    );
  }

  async addToLevels(tx: Tx, ids: readonly number[], steps: number): Promise<void> {
    await tx.query(`UPDATE category SET level = level + $2 WHERE id = ANY ($1::bigint[])`, [[...ids], steps]);
  }

  async deleteCategory(tx: Tx, id: number): Promise<void> {
    await tx.query('DELETE FROM category WHERE id = $1', [id]);
  }

  /** The first goods in it, and how many there are. */
  async listGoods(q: Queryable, id: number, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ goods_sn: string; count: number }>(
      `SELECT goods_sn, count(*) OVER () AS count FROM goods WHERE category_id = $1 ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return inUseBy(rows, ({ goods_sn }) => goods_sn);
  }
}

const valuesOf = (category: CategoryFields): (string | number | null)[] => [
  category.pid,
  category.name_c,
  category.name_e,
  category.name_j,
  category.sort,
  category.status,
  category.image_file_id,
];
