import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { searchable } from '../../platform/database/search-terms.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface BrandRow {
  id: number;
  brand_name: string;
  image_key: string | null;
  sort: number;
  status: number;
}

/** A maker is found by any of its names. */
export const BRAND_NAMES = `name_c || ' ' || name_e || ' ' || name_j`;

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
           WHERE status = ${ENABLED_STATUS.enabled} AND ${searchable(BRAND_NAMES)} LIKE $1) whole
       LEFT JOIN LATERAL (SELECT b.id, ${localized('b.name', language)} AS brand_name,
           f.key || '.160.webp' AS image_key, b.sort, b.status
         FROM brand b LEFT JOIN file f ON f.id = b.image_file_id
         WHERE b.status = ${ENABLED_STATUS.enabled} AND ${searchable(BRAND_NAMES)} LIKE $1
         ORDER BY b.sort, b.name_e, b.id LIMIT $2 OFFSET $3) page ON true`,
      [pattern, limit, offset],
    );
    // Beyond the last page the one row carries the total alone.
    return { brands: rows.filter(({ id }) => id !== null), total: firstRow(rows).total };
  }
}
