import { productLabels } from '@fovea/shared-types/goods/product.calls';
import { product } from '@fovea/shared-types/goods/product.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelBulk } from '../../kit/labels/use-label-bulk';
import { localText } from '../../lib/local-text';
import { inThreeLanguages } from '../record/record-languages';
import { recordPage } from '../record/record-page';
import { categoryChoices } from './publish/choices';
import { goodsParamsQuery } from './publish/publishing.queries';
import { backOfficePage } from '../back-office-page';

const WIDE_PX = 900;

/** What one device is called and looks like, for every offer of it. */
export const ProductPage = recordPage(product, {
  columns: [
    { prop: 'goods_name', width: 260 },
    { prop: 'goods_code', width: 130, decides: true },
    { prop: 'maker', width: 150, decides: true },
    { prop: 'category_name', width: 160 },
    { prop: 'device_class', width: 170 },
    { prop: 'is_maintenance_required', width: 130, visible: false },
    { prop: 'gtin', width: 150, visible: false },
    { prop: 'udi_di', width: 170, visible: false },
    'images',
    'status',
    { prop: 'company_name', width: 170 },
    'up_time',
  ],
  form: {
    parts: [
      inThreeLanguages(product, ['goods_name']),
      'category_id',
      'brand_id',
      'goods_code',
      inThreeLanguages(product, ['generic_name']),
      'device_class',
      'is_maintenance_required',
      'gtin',
      'udi_di',
      'tracking',
      'images',
      'status',
      inThreeLanguages(product, ['content']),
    ],
    useValidate: () => {
      const { t } = useTranslation('kit');
      return ({ goods_name_c, goods_name_e, goods_name_j }) => ({
        goods_name_e:
          `${goods_name_c}${goods_name_e}${goods_name_j}`.trim() === ''
            ? t('form.missing', { label: localText(product.declared.shown.goods_name.label) })
            : undefined,
      });
    },
    size: WIDE_PX,
  },
  useChoices: () => {
    const { data: params } = useQuery(goodsParamsQuery());
    return useMemo(
      () => ({
        category_id: { tree: categoryChoices(params?.categories ?? []) },
        brand_id: {
          options: (params?.brands ?? []).map(({ id, brand_name }) => ({
            value: String(id),
            label: brand_name,
          })),
        },
      }),
      [params],
    );
  },
  useBulk: () => useLabelBulk(productLabels, 'goods:product:list'),
  // A name and a maker have fields of their own.
  without: ['search'],
});

backOfficePage(ProductPage, { path: '/warehouse/goods', texts: ['kit', 'system', 'upload', 'labels'] });
