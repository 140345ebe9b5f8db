import type { Product, ProductDetail } from '@fovea/shared-types/goods/product.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { versionOf } from '../../platform/database/row-version.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { cleanRichText } from '../../platform/text/rich-text.js';
import type { ProductFields, ProductRow } from './product.repository.js';

type Scope = Pick<StaffCaller, 'companies'>;

/** Whether an item is the caller's to change; the platform's own is the platform's alone. */
export const isOwnProduct = ({ companies }: Scope, companyId: number | null): boolean =>
  companies === null || (companyId !== null && companies.includes(companyId));

export const productFieldsOf = (row: ProductRow): ProductFields => ({
  category_id: row.category_id,
  brand_id: row.brand_id,
  goods_code: row.goods_code,
  name_c: row.name_c,
  name_e: row.name_e,
  name_j: row.name_j,
  content_c: row.content_c,
  content_e: row.content_e,
  content_j: row.content_j,
  status: row.status,
  images: row.images,
});

export const toProduct = (row: ProductRow, caller: Scope): Product => ({
  id: row.id,
  goods_name: row.goods_name,
  goods_code: row.goods_code,
  goods_name_c: row.name_c,
  goods_name_e: row.name_e,
  goods_name_j: row.name_j,
  category_id: row.category_id,
  category_name: row.category_name,
  maker: row.maker,
  brand_id: row.brand_id,
  images: row.image_keys.map((key) => fileUrl(key)),
  status: row.status,
  company_name: row.company_name,
  is_own: isOwnProduct(caller, row.company_id),
  up_time: row.created_at.toISOString(),
});

export const toProductDetail = (
  row: ProductRow,
  caller: Scope,
  links: ReadonlyMap<number, FileLink>,
): ProductDetail => ({
  ...toProduct(row, caller),
  content_c: cleanRichText(row.content_c),
  content_e: cleanRichText(row.content_e),
  content_j: cleanRichText(row.content_j),
  files: row.images.flatMap((id) => links.get(id) ?? []),
  version: versionOf(productFieldsOf(row)),
});
