import type { GoodsImport, ImportRow } from '@fovea/shared-types/goods/goods-import.dto';
import { IMPORT_ROW } from '@fovea/shared-types/goods/import-states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/error-state/error-state';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { ImportPages } from './import-pages';
import { importRowsQuery } from './import.queries';
import classes from './import.module.css';

/** Rows of the sheet with what is wrong with them; the faulty ones first, when there are any. */
export function ImportRows({ one }: { one: GoodsImport }) {
  const { t } = useTranslation('goods_import');
  const [isAll, setAll] = useState(false);
  const [page, setPage] = useState(1);
  const bad = one.refused_count > 0 ? IMPORT_ROW.refused : IMPORT_ROW.faulty;
  const hasBad = one.refused_count + one.faulty_count > 0;
  const state = isAll || !hasBad ? undefined : bad;
  const stamp = `${one.ready_count} ${one.faulty_count} ${one.finished_at ?? ''}`;
  const { data, error, isError, refetch } = useQuery(importRowsQuery(one.id, state, page, stamp));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('row_list')}>
      {hasBad && (
        <label className={classes.all}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => {
              setAll(!isAll);
              setPage(1);
            }}
          />
          {t('all_rows')}
        </label>
      )}
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('row_list')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('row_no')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('problems')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.data.map((row) => (
              <Line key={row.row_no} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {data !== undefined && (
        <ImportPages page={page} total={data.total} perPage={data.per_page} onPage={setPage} />
      )}
    </section>
  );
}

function Line({ row }: { row: ImportRow }) {
  const { t } = useTranslation('goods_import');
  const states = useDict('states:goods_import_row');
  return (
    <tr>
      <td>{row.row_no}</td>
      <td>{row.goods_name || row.goods_code || row.reference || '-'}</td>
      <td>
        <StatusPill tone={states.tone(row.state)}>{states.label(row.state)}</StatusPill>
      </td>
      <td>
        {row.msg !== null && <p>{row.msg}</p>}
        {row.faults.map((fault) => (
          <p key={fault.column}>
            <strong>{fault.title}</strong> {fault.msg}
            {fault.value !== '' && <q>{fault.value}</q>}
          </p>
        ))}
        {row.faults.length === 0 && row.missing.length > 0 && (
          <p className={classes.note}>
            {t('missing', { titles: row.missing.map(({ title }) => title).join(' · ') })}
          </p>
        )}
      </td>
    </tr>
  );
}
