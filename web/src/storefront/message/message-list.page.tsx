import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { useCounts } from '../layout/use-live-header';
import { MessageRow } from './message-row';
import { messageListQuery, useReadAll, useReadMessage } from './message.queries';
import classes from './messages.module.css';

/** All messages or the unread ones; a click marks one read and opens it. */
export function MessageListPage() {
  const { t } = useTranslation('message');
  const [search] = useSearchParams();
  const isUnreadOnly = search.get('is_read') === '0';
  const { unread } = useCounts();
  const list = useListPage();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    messageListQuery({ page: list.page, limit: list.limit, ...(isUnreadOnly ? { is_read: 0 } : {}) }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  const read = useReadMessage();
  const readAll = useReadAll();

  return (
    <>
      <PageTitle title={t('list.title')}>
        {unread > 0 && (
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            loading={readAll.isPending}
            onClick={() => readAll.mutate(undefined)}
          >
            {t('list.read_all')}
          </Button>
        )}
      </PageTitle>
      <nav className={classes.tabs} aria-label={t('list.title')}>
        <Link to={to.messages()} aria-current={isUnreadOnly ? undefined : 'page'}>
          {t('list.all')}
        </Link>
        <Link to={to.messages(0)} aria-current={isUnreadOnly ? 'page' : undefined}>
          {t('list.unread', { count: unread })}
        </Link>
      </nav>
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div className={classes.list}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={84} radius={0} />
          ))}
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState
          title={isUnreadOnly ? t('list.empty_unread') : t('list.empty')}
          text={isUnreadOnly ? undefined : t('list.empty_text')}
        >
          {isUnreadOnly ? (
            <ButtonLink to={to.messages()} variant="default">
              {t('list.show_all')}
            </ButtonLink>
          ) : undefined}
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.list} aria-busy={isPlaceholderData}>
            {data.data.map((message) => (
              <li key={message.id}>
                <MessageRow
                  message={message}
                  onOpen={() => {
                    if (message.is_read === 0) read.mutate(message.id);
                  }}
                />
              </li>
            ))}
          </ul>
          <Pager list={list} total={data.total} />
        </>
      )}
    </>
  );
}
