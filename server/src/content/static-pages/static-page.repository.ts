import { Injectable } from '@nestjs/common';
import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';

/** What staff wrote; null where they left the text that comes with the program. */
export interface StaticPageRow {
  id: number;
  type: StaticPageType;
  title_c: string | null;
  title_e: string | null;
  title_j: string | null;
  content_c: string | null;
  content_e: string | null;
  content_j: string | null;
  updated_at: Date | null;
  updated_name: string | null;
}

export type StaticPageText = Pick<
  StaticPageRow,
  'title_c' | 'title_e' | 'title_j' | 'content_c' | 'content_e' | 'content_j'
>;

export interface OfficeRow {
  country: string;
  name: string;
  address: string;
  phone: string;
}

const ROW = `SELECT p.id, p.type, p.title_c, p.title_e, p.title_j, p.content_c, p.content_e, p.content_j,
    p.updated_at, a.username AS updated_name
  FROM static_page p LEFT JOIN account a ON a.id = p.updated_by`;

@Injectable()
export class StaticPageRepository {
  async findStaticPage(q: Queryable, type: StaticPageType): Promise<StaticPageRow | null> {
    const { rows } = await q.query<StaticPageRow>(`${ROW} WHERE p.type = $1`, [type]);
    return rows[0] ?? null;
  }

  async lockStaticPage(tx: Tx, id: number): Promise<StaticPageRow | null> {
    const { rows } = await tx.query<StaticPageRow>(`${ROW} WHERE p.id = $1 FOR UPDATE OF p`, [id]);
    return rows[0] ?? null;
  }

  async updateStaticPage(tx: Tx, id: number, text: StaticPageText, accountId: number): Promise<void> {
    await tx.query(
      `UPDATE static_page SET
         title_c = $2, title_e = $3, title_j = $4, content_c = $5, content_e = $6, content_j = $7,
         updated_by = $8, updated_at = clock_timestamp()
       WHERE id = $1`,
      [
        id,
        text.title_c,
        text.title_e,
        text.title_j,
        text.content_c,
        text.content_e,
        text.content_j,
        accountId,
      ],
    );
  }

  /** The pictures that the page shows from now on. @returns those that it no longer shows */
  async setImages(tx: Tx, id: number, fileIds: readonly number[]): Promise<number[]> {
    await tx.query(
      `INSERT INTO static_page_image (page_id, file_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
      [id, [...fileIds]],
    );
    const { rows } = await tx.query<{ file_id: number }>(
      `DELETE FROM static_page_image WHERE page_id = $1 AND file_id <> ALL ($2::bigint[]) RETURNING file_id`,
      [id, [...fileIds]],
    );
    return rows.map(({ file_id }) => file_id);
  }

  /** A handful. */
  async listOffices(q: Queryable, language: Language): Promise<OfficeRow[]> {
    const { rows } = await q.query<OfficeRow>(
      `SELECT o.country, ${localized('o.name', language)} AS name, ${localized('o.address', language)} AS address,
         o.phone
       FROM office o ORDER BY o.sort, o.id LIMIT 50`,
    );
    return rows;
  }
}
