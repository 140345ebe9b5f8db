import type { BrandDetail } from '@fovea/shared-types/goods/brand.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';

export const NAME_MAX = 60;

export interface BrandValues {
  brand_name_e: string;
  brand_name_c: string;
  brand_name_j: string;
  images: FileLink[];
  sort: number | null;
  status: boolean;
}

export const NEW_BRAND: BrandValues = {
  brand_name_e: '',
  brand_name_c: '',
  brand_name_j: '',
  images: [],
  sort: 0,
  status: true,
};

export const brandValues = (brand: BrandDetail): BrandValues => ({
  brand_name_e: brand.brand_name_e,
  brand_name_c: brand.brand_name_c,
  brand_name_j: brand.brand_name_j,
  images: brand.image === null ? [] : [brand.image],
  sort: brand.sort,
  status: brand.status === 1,
});

/** The values as both calls take them. */
export const brandFields = (values: BrandValues) => ({
  brand_name_e: values.brand_name_e.trim(),
  brand_name_c: values.brand_name_c.trim(),
  brand_name_j: values.brand_name_j.trim(),
  image: values.images[0]?.id ?? null,
  sort: values.sort ?? 0,
  status: values.status ? 1 : 0,
});
