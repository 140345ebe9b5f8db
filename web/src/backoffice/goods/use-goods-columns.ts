import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { APPROVAL_TONES, GOODS_TONES } from './tones';

export function useGoodsColumns(): Array<Column<AdminGoods>> {
  const { t } = useTranslation('publishing');
  return useMemo<Array<Column<AdminGoods>>>(
    () => [
      {
        prop: 'goods_name',
        label: t('list.goods_name'),
        type: 'look',
        width: 260,
        decides: true,
      },
      {
        prop: 'image',
        label: t('list.image'),
        type: 'image',
        width: 84,
        exported: false,
        images: ({ image, goods_name }) => (image === null ? [] : [{ url: image, name: goods_name }]),
      },
      { prop: 'category_name', label: t('field.category_id'), width: 150, visible: false },
      {
        prop: 'sale_type',
        label: t('field.sale_type'),
        type: 'dict',
        dict: 'sale_type',
        width: 150,
        sortable: true,
      },
      {
        prop: 'price',
        label: t('field.price'),
        type: 'money',
        width: 170,
        sortable: true,
        currency: ({ currency }) => currency,
      },
      { prop: 'quantity', label: t('field.quantity'), type: 'number', width: 100, sortable: true },
      {
        prop: 'status',
        label: t('list.status'),
        type: 'dict',
        dict: 'states:goods',
        tones: GOODS_TONES,
        width: 130,
        sortable: true,
        decides: true,
      },
      { prop: 'up_time', label: t('list.up_time'), type: 'datetime', width: 170, sortable: true },
      {
        prop: 'audit_status',
        label: t('list.audit_status'),
        type: 'dict',
        dict: 'states:goods_approval',
        tones: APPROVAL_TONES,
        width: 130,
        sortable: true,
        // While it is pending or rejected, the state beside the name shows that too.
        visible: false,
      },
      { prop: 'company_name', label: t('list.company'), width: 180 },
      { prop: 'maker', label: t('field.brand_id'), width: 150, visible: false },
      { prop: 'goods_code', label: t('field.goods_code'), width: 140, visible: false },
      { prop: 'goods_sn', label: t('list.goods_sn'), width: 190, visible: false, isCopyable: true },
      { prop: 'view_count', label: t('list.views'), type: 'number', width: 100, visible: false },
      { prop: 'collect_count', label: t('list.favourites'), type: 'number', width: 110, visible: false },
      { prop: 'question_count', label: t('list.questions'), type: 'number', width: 110, visible: false },
      {
        prop: 'created_at',
        label: t('list.created'),
        type: 'datetime',
        width: 170,
        sortable: true,
        visible: false,
      },
    ],
    [t],
  );
}
