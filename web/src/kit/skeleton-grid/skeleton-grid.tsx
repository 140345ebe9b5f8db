import { useTranslation } from 'react-i18next';
import { Skeleton } from '../skeleton/skeleton';
import classes from './skeleton-grid.module.css';

/** Cards to be: the same grid and the same heights as the real ones, so nothing jumps when they come. */
export function SkeletonGrid({ count, className }: { count: number; className?: string }) {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card} aria-hidden>
          <div className={classes.picture}>
            <Skeleton height="100%" radius={0} />
          </div>
          <div className={classes.body}>
            <Skeleton height={16} width="90%" />
            <Skeleton height={16} width="60%" />
            <Skeleton height={13} width="75%" />
            <Skeleton height={22} width="55%" />
          </div>
        </div>
      ))}
    </div>
  );
}
