import type { Message } from '@fovea/shared-types/message/message.dto';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListPage, type PageOf, useExistingPage } from '../../lib/list-page';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Pager } from '../pager/pager';
import { Skeleton } from '../skeleton/skeleton';
import classes from './message-list.module.css';

export interface MessageListProps {
  list: ListPage;
  /** Of react-query. */
  result: {
    data: PageOf<Message> | undefined;
    error: unknown;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  isUnreadOnly: boolean;
  /** The way from the unread ones to all: a link or a button. */
  showAll: ReactNode;
  /** Pixels, as high as a row of `children`. */
  rowHeight: number;
  children: (message: Message) => ReactNode;
}

const SKELETON_ROWS = 4;

/** A page of messages with its states; what a row looks like is the caller's. */
export function MessageList({ list, result, isUnreadOnly, showAll, rowHeight, children }: MessageListProps) {
  const { t } = useTranslation('message');
  const { data, error, isError, isPlaceholderData, refetch } = result;
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  if (data === undefined) {
    if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return (
      <div className={classes.list}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Skeleton key={row} height={rowHeight} radius={0} />
        ))}
      </div>
    );
  }
  if (data.total === 0) {
    return isUnreadOnly ? (
      <EmptyState title={t('list.empty_unread')}>{showAll}</EmptyState>
    ) : (
      <EmptyState title={t('list.empty')} text={t('list.empty_text')} />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-busy={isPlaceholderData}>
        {data.data.map((message) => (
          <li key={message.id}>{children(message)}</li>
        ))}
      </ul>
      <Pager list={list} total={data.total} />
    </>
  );
}
