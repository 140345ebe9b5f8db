import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { formatCountry, formatNumber } from '../../lib/format';
import classes from './commodity-detail-facts.module.css';
import { CommodityPart } from './commodity-detail-part';

/** Of Japan's device law; in every language they are written so. */
export const JP_CLASSES: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

/** For carriers and authorities: size, weight, hours, origin, and the numbers of approvals. */
export function Measures({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('auction');
  const size = [goods.length_mm, goods.width_mm, goods.height_mm];
  const rows: Array<readonly [string, string | null]> = [
    [t('measure.hours'), goods.usage_hours === null ? null : formatNumber(goods.usage_hours)],
    [
      t('measure.size'),
      size.some((side) => side === null) ? null : `${size.map(formatNumber).join(' × ')} mm`,
    ],
    [t('measure.weight'), goods.weight_g === null ? null : `${formatNumber(goods.weight_g / 1000)} kg`],
    [t('measure.origin'), goods.origin === null ? null : formatCountry(goods.origin)],
    [t('measure.gtin'), goods.gtin],
    [t('measure.jp_class'), goods.jp_class === null ? null : (JP_CLASSES[goods.jp_class] ?? null)],
    [t('measure.maintenance'), goods.is_maintenance_required ? t('measure.maintenance_yes') : null],
    [t('measure.jp_approval_number'), goods.jp_approval_number],
    [t('measure.nmpa_number'), goods.nmpa_number],
  ];
  const known = rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  if (known.length === 0) return null;
  return (
    <CommodityPart title={t('measure.title')}>
      <dl className={classes.table}>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </CommodityPart>
  );
}
