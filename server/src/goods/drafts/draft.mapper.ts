import type { DraftProduct, DraftProductDetail } from '@fovea/shared-types/goods/draft.dto';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Language } from '@fovea/shared-types/language';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { thumbnailUrl } from '@fovea/shared-types/platform/thumbnail';
import { inLanguage } from '../../platform/database/localized.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { namedFilesOf } from './draft-form.js';
import type { DraftRow } from './draft.repository.js';

const THUMBNAIL_WIDTH = 480;

/** Its name in the reader's language; '' while it has none. */
export const draftName = (form: GoodsForm, language: Language): string =>
  inLanguage(
    { c: form.goods_name_c ?? '', e: form.goods_name_e ?? '', j: form.goods_name_j ?? '' },
    language,
  );

export function toDraft({ form, ...row }: DraftRow, language: Language): DraftProduct {
  return {
    id: row.id,
    goods_name: draftName(form, language) || null,
    goods_code: form.goods_code ?? null,
    goods_name_c: form.goods_name_c ?? '',
    goods_name_e: form.goods_name_e ?? '',
    goods_name_j: form.goods_name_j ?? '',
    category_id: form.category_id ?? null,
    category_name: row.category_name,
    maker: row.brand_name,
    brand_id: form.brand_id ?? null,
    images: row.image_keys.map((key) => thumbnailUrl(fileUrl(key), THUMBNAIL_WIDTH)),
    status: row.status,
    up_time: form.up_at ?? null,
    updated_at: row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

export const toDraftDetail = (
  row: DraftRow,
  language: Language,
  links: ReadonlyMap<number, FileLink>,
): DraftProductDetail => ({
  ...toDraft(row, language),
  form: row.form,
  files: namedFilesOf(row.form).flatMap((id) => links.get(id) ?? []),
  version: row.version,
});
