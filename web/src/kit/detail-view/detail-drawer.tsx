import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../drawer/drawer';
import { ErrorState } from '../error-state/error-state';
import { Skeleton } from '../skeleton/skeleton';
import classes from './detail-view.module.css';

export interface DetailDrawerProps<Data> {
  /** What is opened: "Member". */
  title: string;
  onClose: () => void;
  /** Of react-query. */
  result: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** A `DetailView`. */
  children: (data: Data) => ReactNode;
  /** Pixels on a wide screen. */
  width?: number;
  /** The way to the ones beside it; stays while the next one is read. */
  steps?: ReactNode;
}

const WIDTH_PX = 960;

/** A detail over its list, so that the list keeps its place; the whole screen under 992 px. Mount it to open it. */
export function DetailDrawer<Data>({
  title,
  onClose,
  result,
  children,
  width = WIDTH_PX,
  steps,
}: DetailDrawerProps<Data>) {
  const { t } = useTranslation();
  return (
    <Drawer title={title} onClose={onClose} size={width} isGrey>
      {steps}
      {result.data !== undefined ? (
        children(result.data)
      ) : result.isError ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <div className={classes.root} aria-busy role="status" aria-label={t('state.loading')}>
          <Skeleton height={76} radius={8} />
          <div className={classes.cards}>
            <Skeleton height={280} radius={8} />
            <Skeleton height={280} radius={8} />
          </div>
        </div>
      )}
    </Drawer>
  );
}
