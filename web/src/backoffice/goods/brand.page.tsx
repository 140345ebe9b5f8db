import { brand } from '@fovea/shared-types/goods/brand.record';
import { useTranslation } from 'react-i18next';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

export const BrandPage = recordPage(brand, {
  columns: [
    { prop: 'brand_name', width: 190 },
    'image',
    { prop: 'brand_name_e', width: 180, visible: false },
    { prop: 'brand_name_c', width: 160 },
    { prop: 'brand_name_j', width: 190 },
    'goods_count',
    'sort',
    'status',
    'created_at',
  ],
  form: {
    byError: { NAME_TAKEN: 'brand_name_e' },
  },
  DeleteText: ({ row: { goods_count } }) => {
    const { t } = useTranslation('catalogue');
    return t(goods_count > 0 ? 'delete_held' : 'delete_text', { count: goods_count });
  },
});

backOfficePage(BrandPage, { path: '/productRelated/brand', texts: ['kit', 'system', 'catalogue', 'upload'] });
