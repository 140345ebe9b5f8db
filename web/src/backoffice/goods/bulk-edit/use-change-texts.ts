import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../../kit/form/use-form';
import { formatMoney, formatNumber } from '../../../lib/format';
import { categoryPaths } from '../publish/choices';
import type { BulkField, BulkValues } from './bulk-values';

const nameIn = (items: readonly DictionaryItem[], code: string | null): string =>
  items.find((item) => String(item.code) === code)?.name ?? '';

/** What a field becomes, in words. */
export function useChangeTexts(
  params: GoodsParams,
  currency: string | null,
): (field: BulkField, values: BulkValues) => string {
  const { t } = useTranslation('bulk_edit');
  const { t: publishing } = useTranslation('publishing');
  const money = (amount: number | null): string =>
    currency === null ? formatNumber(amount) : formatMoney(String(amount ?? ''), currency);
  return (field, values) => {
    switch (field) {
      case 'price':
        return t(`change.${values.price_way}`, {
          amount: money(values.price),
          percent: plainText(values.percent).replace(/%$/, ''),
        });
      case 'quantity':
        return formatNumber(values.quantity);
      case 'shipping_time':
        return nameIn(params.shipping_times, values.shipping_time);
      case 'freight':
        if (values.freight === null) return t('by_quotation');
        return values.freight === 0 ? t('free') : money(values.freight);
      case 'is_negotiable':
        return publishing(values.is_negotiable === '1' ? 'review.yes' : 'review.no');
      case 'sale_type':
        return nameIn(params.sale_types, values.sale_type);
      case 'category_id':
        return categoryPaths(params.categories).get(values.category_id ?? '') ?? '';
    }
  };
}
