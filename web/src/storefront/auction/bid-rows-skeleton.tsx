import { Skeleton } from '../../kit/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import classes from './auction-orders.module.css';

const ROWS = 5;

export function BidRowsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.list} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height={124} radius={12} />
      ))}
    </div>
  );
}
