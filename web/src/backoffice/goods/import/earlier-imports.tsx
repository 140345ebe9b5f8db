import type { GoodsImport } from '@fovea/shared-types/goods/goods-import.dto';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { ErrorState } from '../../../kit/error-state/error-state';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { COUNTS } from './import-facts';
import { ImportPages } from './import-pages';
import { fetchResult, importListQuery, isWorkedOn } from './import.queries';
import classes from './import.module.css';

/** Sheets that were sent before, with what became of them. */
export function EarlierImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('goods_import');
  const [page, setPage] = useState(1);
  const { data, error, isError, refetch } = useQuery(importListQuery(page));
  if (data === undefined && isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section className={classes.earlier} aria-label={t('earlier')}>
      <h3>{t('earlier')}</h3>
      {data?.total === 0 && <p className={classes.note}>{t('earlier_none')}</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.imports}>
            {data.data.map((one) => (
              <Line key={one.id} one={one} onOpen={onOpen} />
            ))}
          </ul>
          <ImportPages page={page} total={data.total} perPage={data.per_page} onPage={setPage} />
        </>
      )}
    </section>
  );
}

function Line({ one, onOpen }: { one: GoodsImport; onOpen: (id: number) => void }) {
  const { t } = useTranslation('goods_import');
  const states = useDict('states:goods_import');
  const result = useMutation({ mutationFn: () => fetchResult(one.id, undefined) });
  const counts = COUNTS.filter((name) => one[name] > 0).map(
    (name) => `${t(`count.${name}`)} ${formatNumber(one[name])}`,
  );
  return (
    <li>
      <div className={classes.import}>
        <button type="button" className={classes.open} onClick={() => onOpen(one.id)}>
          {one.file_name}
        </button>
        <StatusPill tone={states.tone(one.status)}>{states.label(one.status)}</StatusPill>
        <span className={classes.note}>
          {t('started_by', { name: one.started_by, at: formatDateTime(one.created_at) })}
        </span>
        <span className={classes.note}>{counts.join(' · ')}</span>
      </div>
      {!isWorkedOn(one) && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t('result_of', { name: one.file_name })}
          loading={result.isPending}
          onClick={() => result.mutate()}
        >
          {t('result_short')}
        </Button>
      )}
    </li>
  );
}
