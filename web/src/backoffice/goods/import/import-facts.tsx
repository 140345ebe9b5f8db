import type { GoodsImport } from '@fovea/shared-types/goods/goods-import.dto';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { isWorkedOn } from './import.queries';
import classes from './import.module.css';

export const COUNTS = [
  'ready_count',
  'draft_count',
  'submitted_count',
  'existing_count',
  'faulty_count',
  'refused_count',
] as const;

/** The sheet in figures, and how far its import is. */
export function ImportFacts({ one }: { one: GoodsImport }) {
  const { t } = useTranslation('goods_import');
  const states = useDict('states:goods_import');
  const toDo = one.rows - one.faulty_count - one.existing_count;
  return (
    <div role="status" className={classes.facts}>
      <p className={classes.name}>
        <strong>{one.file_name}</strong>
        <StatusPill tone={states.tone(one.status)}>{states.label(one.status)}</StatusPill>
        <span className={classes.note}>{t('rows', { count: one.rows, rows: formatNumber(one.rows) })}</span>
      </p>
      <p className={classes.note}>
        {t('started_by', { name: one.started_by, at: formatDateTime(one.created_at) })}
      </p>
      <dl className={classes.counts}>
        {COUNTS.filter((name) => one[name] > 0).map((name) => (
          <div key={name}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{formatNumber(one[name])}</dd>
          </div>
        ))}
      </dl>
      {isWorkedOn(one) && (
        <div className={classes.progress}>
          <progress max={Math.max(1, toDo)} value={toDo - one.ready_count} aria-label={t('running')} />
          <p className={classes.note}>{t('may_close')}</p>
        </div>
      )}
      {one.ignored.length > 0 && (
        <p className={classes.note}>{t('ignored', { titles: one.ignored.join(' · ') })}</p>
      )}
    </div>
  );
}
