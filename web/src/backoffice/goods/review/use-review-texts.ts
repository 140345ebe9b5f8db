import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../kit/rich-text-editor/pasted-text';
import { useDict } from '../../../lib/dicts';
import { formatCountry, formatDateTime, formatMoney } from '../../../lib/format';
import { categoryPaths } from '../publish/choices';
import { goodsParamsQuery } from '../publish/publishing.queries';
import type { ReviewTexts } from './review-fields';

const JP_CLASSES = [1, 2, 3, 4] as const;

/** Codes and ids in the reader's language; what has been hidden meanwhile keeps its number. */
export function useReviewTexts(): ReviewTexts {
  const { t } = useTranslation('publishing');
  const { data: params } = useQuery(goodsParamsQuery());
  const saleTypes = useDict('sale_type');
  const conditions = useDict('item_condition');
  const shippingTimes = useDict('shipping_time');
  const payTypes = useDict('pay_type');
  return useMemo(() => {
    const categories = categoryPaths(params?.categories ?? []);
    const brands = new Map(params?.brands.map(({ id, brand_name }) => [id, brand_name]));
    const dicts = {
      sale_type: saleTypes,
      item_condition: conditions,
      shipping_time: shippingTimes,
      pay_type: payTypes,
    };
    return {
      category: (id) => categories.get(String(id)) ?? `#${id}`,
      brand: (id) => brands.get(id) ?? `#${id}`,
      dict: (name, code) => dicts[name].label(code),
      jpClass: (code) => {
        const known = JP_CLASSES.find((one) => one === code);
        return known === undefined ? String(code) : t(`jp_class.${known}`);
      },
      country: formatCountry,
      money: formatMoney,
      time: formatDateTime,
      yesNo: (isYes) => t(isYes ? 'review.yes' : 'review.no'),
      plain: textOf,
    };
  }, [t, params, saleTypes, conditions, shippingTimes, payTypes]);
}
