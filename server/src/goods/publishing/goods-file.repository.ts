import { Injectable } from '@nestjs/common';
import type { FormAttachment } from '@fovea/shared-types/goods/goods-form.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** Uploads are kept in these widths beside themselves (platform/thumbnail). */
const SHOWN_PX = 1200;
const CARD_PX = 480;
const scaled = (side: string): string =>
  `greatest(1, round(f.${side} * least(1, ${SHOWN_PX}.0 / greatest(f.width, f.height))))::int`;

/** Which files goods show, and in which order. */
@Injectable()
export class GoodsFileRepository {
  /** Every file of these goods, each once. */
  async listOfGoods(q: Queryable, goodsId: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT file_id AS id FROM goods_image WHERE goods_id = $1 AND file_id IS NOT NULL
       UNION SELECT file_id FROM goods_attachment WHERE goods_id = $1
       UNION SELECT file_id FROM goods_content_image WHERE goods_id = $1
       UNION SELECT video_file_id FROM goods WHERE id = $1 AND video_file_id IS NOT NULL`,
      [goodsId],
    );
    return rows.map(({ id }) => id);
  }

  async listByKeys(q: Queryable, keys: readonly string[]): Promise<number[]> {
    if (keys.length === 0) return [];
    const { rows } = await q.query<{ id: number }>(`SELECT id FROM file WHERE key = ANY ($1::text[])`, [
      [...keys],
    ]);
    return rows.map(({ id }) => id);
  }

  async setImages(tx: Tx, goodsId: number, ids: readonly number[]): Promise<void> {
    await tx.query(`DELETE FROM goods_image WHERE goods_id = $1`, [goodsId]);
    await tx.query(
      `INSERT INTO goods_image (goods_id, sort, owner_id, file_id, image_key, thumbnail_key, width, height)
       SELECT $1, shown.place, f.owner_id, f.id, f.key || '.${SHOWN_PX}.webp', f.key || '.${CARD_PX}.webp',
         ${scaled('width')}, ${scaled('height')}
       FROM unnest($2::bigint[]) WITH ORDINALITY AS shown (id, place) JOIN file f ON f.id = shown.id`,
      [goodsId, [...ids]],
    );
  }

  /** A row that says it already stays untouched: a new version of it costs every search index. */
  async setVideo(tx: Tx, goodsId: number, id: number | null): Promise<void> {
    await tx.query(
      `UPDATE goods SET video_file_id = $2, video_owner_id = (SELECT owner_id FROM file WHERE id = $2)
       WHERE id = $1 AND video_file_id IS DISTINCT FROM $2`,
      [goodsId, id],
    );
  }

  async setAttachments(tx: Tx, goodsId: number, attachments: readonly FormAttachment[]): Promise<void> {
    await tx.query(`DELETE FROM goods_attachment WHERE goods_id = $1`, [goodsId]);
    if (attachments.length === 0) return;
    await tx.query(
      `INSERT INTO goods_attachment (goods_id, sort, kind, owner_id, file_id)
       SELECT $1, paper.place, paper.kind, f.owner_id, f.id
       FROM unnest($2::bigint[], $3::smallint[]) WITH ORDINALITY AS paper (id, kind, place)
         JOIN file f ON f.id = paper.id`,
      [goodsId, attachments.map(({ file_id }) => file_id), attachments.map(({ kind }) => kind)],
    );
  }

  async setContentImages(tx: Tx, goodsId: number, ids: readonly number[]): Promise<void> {
    await tx.query(`DELETE FROM goods_content_image WHERE goods_id = $1 AND file_id <> ALL ($2::bigint[])`, [
      goodsId,
      [...ids],
    ]);
    if (ids.length === 0) return;
    await tx.query(
      `INSERT INTO goods_content_image (goods_id, file_id) SELECT $1, id FROM unnest($2::bigint[]) AS id
       ON CONFLICT DO NOTHING`,
      [goodsId, [...ids]],
    );
  }
}
