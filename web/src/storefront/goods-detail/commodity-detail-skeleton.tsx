import { Skeleton } from '../../kit/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import classes from './commodity-detail.module.css';

/** The page to be, with the heights of the real one. */
export function CommoditySkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('state.loading')}>
      <div className={classes.columns} aria-hidden>
        <div className={classes.pictures}>
          <span className={classes.skeletonPicture}>
            <Skeleton height="100%" radius={12} />
          </span>
        </div>
        <div className={classes.side}>
          <Skeleton height={24} width="40%" />
          <Skeleton height={34} />
          <Skeleton height={34} width="70%" />
          <Skeleton height={18} width="85%" />
          <BoxSkeleton />
        </div>
      </div>
    </div>
  );
}

export function BoxSkeleton() {
  return <Skeleton height={520} radius={12} />;
}
