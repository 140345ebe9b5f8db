import { IconPhoto, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { to } from '../../lib/paths';
import classes from './compare-table.module.css';
import type { ComparedColumn } from './compare.queries';

/** Picture and name over a column, and the way to take the column out. */
export function CompareHead({
  column: { goods },
  onRemove,
}: {
  column: ComparedColumn;
  onRemove: () => void;
}) {
  const { t } = useTranslation('compare');
  const { t: tGoods } = useTranslation('goods');
  const name = goods?.goods_name ?? tGoods('card.gone');
  return (
    <th scope="col" className={classes.head}>
      <span className={classes.picture}>
        {goods === null || goods.image === null ? (
          <IconPhoto size={36} stroke={1} aria-hidden />
        ) : (
          <img src={goods.image} alt="" width={240} height={180} decoding="async" />
        )}
      </span>
      {goods === null ? (
        <span className={classes.gone}>{name}</span>
      ) : (
        <Link to={to.goods(goods.id)} className={classes.name}>
          {name}
        </Link>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('remove_of', { name })}
        title={t('remove')}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
}
