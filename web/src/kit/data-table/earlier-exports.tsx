import type { ExportAnswer } from '@fovea/shared-types/platform/export.dto';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '../../lib/format';
import { Button } from '../button/button';
import { FormAlert } from '../form/form-alert';
import { Skeleton } from '../skeleton/skeleton';
import { earlierExportsQuery, useCancelExport } from './export.queries';
import classes from './earlier-exports.module.css';

const { waiting, running, done, failed } = EXPORT_STATUS;

/** What the person exported in the last days, from any table, newest first; each file for as long as it is kept. */
export function EarlierExports() {
  const { t } = useTranslation('kit');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.root}>
      <Button
        variant="subtle"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('export.earlier')}
      </Button>
      <div id={id}>{isOpen && <List />}</div>
    </div>
  );
}

function List() {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(earlierExportsQuery());
  if (isPending) return <Skeleton height={72} />;
  const exports = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      {error !== null && <FormAlert>{error.message}</FormAlert>}
      {error === null && exports.length === 0 && <p className={classes.note}>{t('export.none')}</p>}
      <ul className={classes.list}>
        {exports.map((one) => (
          <li key={one.id}>
            <span>
              {one.resource_name}
              <span className={classes.note}>
                {formatDateTime(one.created_at)} · {t(`export.${one.format}`)}
              </span>
            </span>
            <Outcome of={one} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {common('action.more')}
        </Button>
      )}
    </>
  );
}

/** The file, how far it is, or why there is none. */
function Outcome({ of: one }: { of: ExportAnswer }) {
  const { t } = useTranslation('kit');
  const cancel = useCancelExport(one.id);
  switch (one.status) {
    case done:
      return one.url === null ? (
        <span className={classes.note}>{t('export.gone')}</span>
      ) : (
        <a href={one.url} download>
          {t('export.download')}
        </a>
      );
    case waiting:
    case running:
      return (
        <span>
          {t('export.running', { done: formatNumber(one.rows_done), total: formatNumber(one.rows) })}{' '}
          <Button variant="subtle" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('export.cancel')}
          </Button>
        </span>
      );
    case failed:
      return <span className={classes.note}>{t('export.failed_short')}</span>;
    default:
      return <span className={classes.note}>{t('export.cancelled_short')}</span>;
  }
}
