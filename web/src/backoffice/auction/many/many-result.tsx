import type { OpenedLot } from '@fovea/shared-types/auction/admin-auction.dto';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { formatDeadline } from '../../../lib/format';
import type { ManyGoods } from './many-values';
import classes from './many.module.css';

interface ManyResultProps {
  goods: readonly ManyGoods[];
  opened: readonly OpenedLot[];
  onClose: () => void;
}

/** What became of each, the refused ones first. */
export function ManyResult({ goods, opened, onClose }: ManyResultProps) {
  const { t } = useTranslation('auctions');
  const { t: common } = useTranslation();
  const names = new Map(goods.map(({ id, goods_name }) => [id, goods_name]));
  const refused = opened.filter(({ error }) => error !== null);
  const done = opened.filter(({ error }) => error === null);
  return (
    <div className={classes.step}>
      <p role="status">
        {refused.length === 0
          ? t('many.all_done', { count: done.length })
          : t('many.some_refused', { done: done.length, refused: refused.length })}
      </p>
      <ul className={classes.outcomes}>
        {[...refused, ...done].map(({ goods_id, end_at, error, msg }) => (
          <li key={goods_id}>
            <strong>{names.get(goods_id)}</strong>
            {error === null ? (
              <>
                <StatusPill tone="success">{t('many.opened')}</StatusPill>
                <span>{t('many.ends', { time: formatDeadline(end_at) })}</span>
              </>
            ) : (
              <>
                <StatusPill tone="danger">{t('many.refused')}</StatusPill>
                <span>{error === 'STATE_CONFLICT' ? t('many.not_free') : (msg ?? error)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {common('action.close')}
        </Button>
      </div>
    </div>
  );
}
