import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { NoneInState, StateFilter, type useStateFilter } from '../../kit/state-filter/state-filter';
import { useExistingPage, type ListPage } from '../../lib/list-page';
import { to } from '../../lib/paths';
import classes from './own-documents.module.css';

interface OwnDocumentsProps<Row extends { id: number }> {
  texts: Record<'title' | 'empty' | 'emptyText' | 'browse', string>;
  list: ListPage;
  /** By state: its dictionary, and the filter of the address. */
  dict: string;
  filter: ReturnType<typeof useStateFilter>;
  query: Pick<
    UseQueryResult<{ total: number; data: Row[] }>,
    'data' | 'error' | 'isPlaceholderData' | 'refetch'
  >;
  children: (row: Row) => ReactNode;
}

/** What a member has going with merchants, page by page; who has none yet is led to the goods. */
export function OwnDocuments<Row extends { id: number }>({
  texts,
  list,
  dict,
  filter,
  query: { data, error, isPlaceholderData, refetch },
  children,
}: OwnDocumentsProps<Row>) {
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  return (
    <>
      <PageTitle title={texts.title} />
      {(filter.status !== undefined || (data?.total ?? 0) > 0) && <StateFilter dict={dict} filter={filter} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={320} radius={8} />}
      {data?.total === 0 && filter.status !== undefined && <NoneInState filter={filter} />}
      {data?.total === 0 && filter.status === undefined && (
        <EmptyState title={texts.empty} text={texts.emptyText}>
          <ButtonLink to={to.classify()}>{texts.browse}</ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.list} aria-busy={isPlaceholderData}>
            {data.data.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
          <Pager list={list} total={data.total} />
        </>
      )}
    </>
  );
}
