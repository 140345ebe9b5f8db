import type { Brand } from '@fovea/shared-types/goods/brand.dto';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { BrandRow } from './brand.repository.js';

export const toBrand = ({ id, brand_name, image_key, sort, status }: BrandRow): Brand => ({
  id,
  brand_name,
  image: fileUrl(image_key),
  sort,
  status,
});
