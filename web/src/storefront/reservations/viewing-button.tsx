import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { to } from '../../lib/paths';
import { requireSession } from '../../lib/session';
import classes from '../goods/wide-action.module.css';

/** The way to book a viewing by video of a merchant's goods. */
export function ViewingButton({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={classes.action}
      onClick={() => requireSession(() => void navigate(to.bookViewing(goods.id)))}
    >
      <IconVideo size={18} stroke={1.75} aria-hidden />
      {t('viewing.button')}
    </button>
  );
}
