import type { AdminBrand, Brand, BrandDetail } from '@fovea/shared-types/goods/brand.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { versionOf } from '../../platform/database/row-version.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { AdminBrandRow, BrandFields, BrandRow } from './brand.repository.js';

export const toBrand = ({ id, brand_name, image_key, sort, status }: BrandRow): Brand => ({
  id,
  brand_name,
  image: fileUrl(image_key),
  sort,
  status,
});

const namesOf = (row: BrandFields) => ({
  brand_name_c: row.name_c,
  brand_name_e: row.name_e,
  brand_name_j: row.name_j,
});

export const toAdminBrand = (row: AdminBrandRow): AdminBrand => ({
  ...toBrand(row),
  ...namesOf(row),
  goods_count: row.goods_count,
  created_at: row.created_at.toISOString(),
});

/** What the form of a maker edits. */
export const brandFieldsOf = (row: AdminBrandRow): BrandFields => ({
  name_c: row.name_c,
  name_e: row.name_e,
  name_j: row.name_j,
  sort: row.sort,
  status: row.status,
  image_file_id: row.image_file_id,
});

export const toBrandDetail = (row: AdminBrandRow, links: ReadonlyMap<number, FileLink>): BrandDetail => ({
  id: row.id,
  brand_name: row.brand_name,
  ...namesOf(row),
  image: (row.image_file_id === null ? undefined : links.get(row.image_file_id)) ?? null,
  sort: row.sort,
  status: row.status,
  version: versionOf(brandFieldsOf(row)),
});
