import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiRefusal } from '../../lib/api-client';
import { formatDateTime } from '../../lib/format';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import type { ListResult } from './data-table';
import type { TableList } from './table-settings';
import classes from './data-table.module.css';

export interface EmptyTexts {
  /** While there is none at all: what this list is for. */
  title: string;
  text?: string;
  /** The way to the first one. */
  action?: ReactNode;
}

/** Shown in place of rows: nothing yet, nothing found, a failure, or no permission. */
export function StateOf<Row, Name extends string>({
  result,
  list,
  empty,
}: {
  result: ListResult<Row>;
  list: TableList<Name>;
  empty: EmptyTexts;
}) {
  const { t } = useTranslation('kit');
  if (result.isError && result.data === undefined) {
    if (result.error instanceof ApiRefusal && result.error.error === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (list.isFiltered) {
    return (
      <EmptyState title={t('table.nothing_found')} text={t('table.nothing_found_text')}>
        <Button variant="default" onClick={list.clearFilters}>
          {t('table.clear_filters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={empty.title} text={empty.text}>
      {empty.action}
    </EmptyState>
  );
}

function Forbidden() {
  const { t } = useTranslation('kit');
  return (
    <div className={classes.forbidden} role="alert">
      <IconLock size={40} stroke={1.5} aria-hidden />
      <p className={classes.forbiddenTitle}>{t('table.forbidden')}</p>
      <p>{t('table.forbidden_text')}</p>
    </div>
  );
}

/** Over rows that could not be renewed: why, since when, and another try. */
export function OldRows<Row>({ result, isOnline }: { result: ListResult<Row>; isOnline: boolean }) {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  const { dataUpdatedAt } = result;
  return (
    <div className={classes.old} role="alert">
      <span>
        {t(isOnline ? 'table.refresh_failed' : 'table.offline')}
        {dataUpdatedAt !== undefined && dataUpdatedAt > 0 && (
          <> {t('table.as_of', { time: formatDateTime(new Date(dataUpdatedAt).toISOString()) })}</>
        )}
      </span>
      <Button variant="default" size="sm" loading={result.isFetching} onClick={() => void result.refetch()}>
        {common('action.retry')}
      </Button>
    </div>
  );
}
