import { useTranslation } from 'react-i18next';
import { cappedCount } from '../../lib/capped-count';
import { VisuallyHidden } from '../../kit/visually-hidden/visually-hidden';
import classes from './badge.module.css';

/** A figure in a pill, 99+ above 99; nothing at all for none. */
export function Badge({ count }: { count: number }) {
  const { t } = useTranslation('backoffice');
  if (count <= 0) return null;
  return (
    <span className={classes.root}>
      <span aria-hidden>{cappedCount(count)}</span>
      <VisuallyHidden>{t('badge.waiting', { count })}</VisuallyHidden>
    </span>
  );
}
