import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { IconArrowsLeftRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../goods/wide-action.module.css';
import { useCompareToggle } from './use-compare-toggle';

/** The comparison on the page of goods, in words. */
export function CompareWide({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const [isCompared, toggle] = useCompareToggle(goods.id);
  const Icon = isCompared ? IconCheck : IconArrowsLeftRight;
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={isCompared}
      title={t(isCompared ? 'compare.remove' : 'compare.add')}
      onClick={toggle}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {t('compare.compare')}
    </button>
  );
}
