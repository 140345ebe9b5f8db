import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requireSession } from '../../lib/session';
import classes from '../goods/wide-action.module.css';
import { useCollect } from './collect.queries';

/** The favourite on the page of goods, in words. */
export function HeartWide({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const collect = useCollect(goods.id);
  const Icon = goods.is_collect ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={goods.is_collect}
      title={t(goods.is_collect ? 'heart.remove' : 'heart.add')}
      onClick={() => requireSession(() => collect(!goods.is_collect))}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(goods.is_collect ? 'heart.saved' : 'heart.save')}
    </button>
  );
}
