import { Injectable } from '@nestjs/common';
import { int2s, int4s, int8s } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** Uploads are kept in these widths beside themselves (platform/thumbnail). */
const SHOWN_PX = 1200;
const CARD_PX = 480;
const scaled = (side: string): string =>
  `greatest(1, round(f.${side} * least(1, ${SHOWN_PX}.0 / greatest(f.width, f.height))))::int`;

/** A file of goods, and its position among them, from 1. */
export interface PlacedFile {
  goods_id: number;
  place: number;
  file_id: number;
}

export interface PlacedDocument extends PlacedFile {
  kind: number;
}

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

  /** Of goods that have none. */
  async addImages(tx: Tx, images: readonly PlacedFile[]): Promise<void> {
    if (images.length === 0) return;
    await tx.query(
      `INSERT INTO goods_image (goods_id, sort, owner_id, file_id, image_key, thumbnail_key, width, height)
       SELECT shown.goods_id, shown.place, f.owner_id, f.id, f.key || '.${SHOWN_PX}.webp', f.key || '.${CARD_PX}.webp',
         ${scaled('width')}, ${scaled('height')}
       FROM unnest($1::bigint[], $2::int[], $3::bigint[]) AS shown (goods_id, place, file_id)
         JOIN file f ON f.id = shown.file_id`,
      placedArrays(images),
    );
  }

  async setImages(tx: Tx, goodsId: number, images: readonly PlacedFile[]): Promise<void> {
    await tx.query(`DELETE FROM goods_image WHERE goods_id = $1`, [goodsId]);
    await this.addImages(tx, images);
  }

  /** Of goods that have none. */
  async addVideos(tx: Tx, videos: readonly Omit<PlacedFile, 'place'>[]): Promise<void> {
    if (videos.length === 0) return;
    await tx.query(
      `UPDATE goods g SET video_file_id = f.id, video_owner_id = f.owner_id
       FROM unnest($1::bigint[], $2::bigint[]) AS shown (goods_id, file_id) JOIN file f ON f.id = shown.file_id
       WHERE g.id = shown.goods_id`,
      [int8s(videos, ({ goods_id }) => goods_id), int8s(videos, ({ file_id }) => file_id)],
    );
  }

  /** A row that has it already stays untouched: a new version of it costs every search index. */
  async setVideo(tx: Tx, goodsId: number, id: number | null): Promise<void> {
    await tx.query(
      `UPDATE goods SET video_file_id = $2, video_owner_id = (SELECT owner_id FROM file WHERE id = $2)
       WHERE id = $1 AND video_file_id IS DISTINCT FROM $2`,
      [goodsId, id],
    );
  }

  /** Of goods that have none. */
  async addAttachments(tx: Tx, documents: readonly PlacedDocument[]): Promise<void> {
    if (documents.length === 0) return;
    await tx.query(
      `INSERT INTO goods_attachment (goods_id, sort, kind, owner_id, file_id)
       SELECT paper.goods_id, paper.place, paper.kind, f.owner_id, f.id
       FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::smallint[]) AS paper (goods_id, place, file_id, kind)
         JOIN file f ON f.id = paper.file_id`,
      [...placedArrays(documents), int2s(documents, ({ kind }) => kind)],
    );
  }

  async setAttachments(tx: Tx, goodsId: number, documents: readonly PlacedDocument[]): Promise<void> {
    await tx.query(`DELETE FROM goods_attachment WHERE goods_id = $1`, [goodsId]);
    await this.addAttachments(tx, documents);
  }

  /** Beside those that goods have. */
  async addContentImages(tx: Tx, images: readonly PlacedFile[]): Promise<void> {
    if (images.length === 0) return;
    await tx.query(
      `INSERT INTO goods_content_image (goods_id, file_id)
       SELECT goods_id, file_id FROM unnest($1::bigint[], $2::bigint[]) AS shown (goods_id, file_id)
       ON CONFLICT DO NOTHING`,
      [int8s(images, ({ goods_id }) => goods_id), int8s(images, ({ file_id }) => file_id)],
    );
  }

  async setContentImages(tx: Tx, goodsId: number, images: readonly PlacedFile[]): Promise<void> {
    await tx.query(`DELETE FROM goods_content_image WHERE goods_id = $1 AND file_id <> ALL ($2::bigint[])`, [
      goodsId,
      int8s(images, ({ file_id }) => file_id),
    ]);
    await this.addContentImages(tx, images);
  }
}

const placedArrays = (files: readonly PlacedFile[]): Buffer[] => [
  int8s(files, ({ goods_id }) => goods_id),
  int4s(files, ({ place }) => place),
  int8s(files, ({ file_id }) => file_id),
];
