import type { GoodsCard } from '@fovea/shared-types/goods/goods.dto';
import { IconPhoto, IconTrash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { to } from '../../lib/paths';
import { COMPARE_MAX } from './compare-ids';
import { clearCompared, removeCompared, useCompared } from './compare-store';
import classes from './compare-tray.module.css';
import { comparedCardsQuery } from './compare.queries';

/** What was chosen for comparison, at the bottom of every page until it is compared or cleared. */
export function CompareTray() {
  const { t } = useTranslation('compare');
  const ids = useCompared();
  const { data } = useQuery({ ...comparedCardsQuery(ids), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  return (
    <div className={classes.space}>
      <section className={classes.tray} aria-label={t('title')}>
        <ul className={classes.goods}>
          {ids.map((id) => (
            <Chosen
              key={id}
              id={id}
              goods={data?.find((item) => item.id === id)}
              isKnown={data !== undefined}
            />
          ))}
        </ul>
        <p className={classes.count} data-many={ids.length > 1 || undefined} role="status">
          {ids.length < 2 ? t('one_more') : t('tray.count', { count: ids.length, max: COMPARE_MAX })}
        </p>
        <button type="button" className={classes.clear} title={t('tray.clear')} onClick={clearCompared}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
          <span>{t('tray.clear')}</span>
        </button>
        {ids.length > 1 && <ButtonLink to={to.compare(ids)}>{t('tray.compare')}</ButtonLink>}
      </section>
    </div>
  );
}

interface ChosenProps {
  id: number;
  goods: GoodsCard | undefined;
  /** False while the answer is on its way: then nothing is shown as gone. */
  isKnown: boolean;
}

function Chosen({ id, goods, isKnown }: ChosenProps) {
  const { t } = useTranslation('compare');
  const { t: tGoods } = useTranslation('goods');
  const name = goods?.goods_name ?? (isKnown ? tGoods('card.gone') : t('tray.loading'));
  return (
    <li className={classes.chosen} title={name}>
      {goods === undefined || goods.image === null ? (
        <IconPhoto size={24} stroke={1.25} aria-hidden />
      ) : (
        <img src={goods.image} alt="" width={64} height={48} decoding="async" />
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('remove_of', { name })}
        title={t('remove')}
        onClick={() => removeCompared(id)}
      >
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    </li>
  );
}
