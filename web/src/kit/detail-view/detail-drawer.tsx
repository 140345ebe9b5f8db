import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../error-state/error-state';
import { useFocusReturn } from '../focus-return/use-focus-return';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { Skeleton } from '../skeleton/skeleton';
import { useIsNarrow } from '../use-is-narrow';
import classes from './detail-view.module.css';

export interface DetailDrawerProps<Data> {
  /** What is opened: "Member". */
  title: string;
  onClose: () => void;
  /** Of react-query. */
  result: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** A `DetailView`. */
  children: (data: Data) => ReactNode;
}

const WIDTH_PX = 960;

/** A detail over its list, so that the list keeps its place; the whole screen under 992 px. Mount it to open it. */
export function DetailDrawer<Data>({ title, onClose, result, children }: DetailDrawerProps<Data>) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  useFocusReturn(true);
  return (
    <MantineScope>
      <Drawer
        opened
        onClose={onClose}
        title={title}
        position="right"
        size={isNarrow ? '100%' : WIDTH_PX}
        transitionProps={{ duration: 150 }}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        classNames={{
          content: classes.drawer,
          header: classes.drawerHeader,
          title: classes.drawerTitle,
          body: classes.drawerBody,
          close: classes.close,
        }}
      >
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
    </MantineScope>
  );
}
