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
        <div className={classes.head}>
          <Skeleton height={31} width="60%" />
          <Skeleton height={32} width="80%" />
        </div>
        <div className={classes.side}>
          <BoxSkeleton />
        </div>
      </div>
    </div>
  );
}

export function BoxSkeleton() {
  return <Skeleton height={520} radius={12} />;
}
