import type { CountDetail, CountLine } from '@fovea/shared-types/warehouse/stock-count.dto';
import { COUNT_LINE_KINDS, type CountLineKind } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_COUNT_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { Pager } from '../../../kit/pager/pager';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { PAGE_SIZES } from '../../../lib/list-page';
import { paths } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { localText } from '../../../lib/local-text';
import { recordFacts } from '../../record/record-facts';
import paper from '../document-lines.module.css';
import { CancelCount, ConfirmCount, RecountLines } from './count-ends';
import { countQuery } from './count.queries';
import classes from './counts.module.css';

type End = 'cancel' | 'confirm' | 'recount';
const ENDS = { cancel: CancelCount, confirm: ConfirmCount, recount: RecountLines } as const;
const WIDTH_PX = 1000;

/** A count with its differences, who counted what, and the resulting documents. */
export function CountDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const [kind, setKind] = useState<CountLineKind>('differing');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<(typeof PAGE_SIZES)[number]>(PAGE_SIZES[0]);
  const result = useQuery(countQuery({ id, kind, page, limit }));
  return (
    <DetailDrawer
      title={localText(stockCount.declared.many)}
      onClose={onClose}
      result={result}
      width={WIDTH_PX}
    >
      {(shown) => (
        <Count
          shown={shown}
          kind={kind}
          onKind={(next) => {
            setKind(next);
            setPage(1);
          }}
          pager={
            shown.lines_total > limit && (
              <Pager list={{ page, limit, setPage, setLimit }} total={shown.lines_total} />
            )
          }
        />
      )}
    </DetailDrawer>
  );
}

function Count({
  shown,
  kind,
  onKind,
  pager,
}: {
  shown: CountDetail;
  kind: CountLineKind;
  onKind: (kind: CountLineKind) => void;
  pager: ReactNode;
}) {
  const { t } = useTranslation('counts');
  const may = useMay();
  const states = useDict('states:stock_check');
  const [end, setEnd] = useState<End | null>(null);
  const End = end && ENDS[end];
  const isOpen = shown.status === STOCK_COUNT_STATUS.counting;
  const mayConfirm = may('warehouse:count:confirm') && stockCheckMachine.may(shown.status, 'confirm');
  return (
    <DetailView
      title={shown.check_sn}
      state={<StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>}
      summary={[
        { label: localText(stockCount.declared.shown.ware_house_name.label), value: shown.ware_house_name },
        {
          label: t('progress.label'),
          value: t('progress.value', {
            closed: formatNumber(shown.closed_count),
            all: formatNumber(shown.line_count),
          }),
        },
        ...recordFacts(stockCount, shown, ['differing_count', 'difference']),
      ]}
      actions={
        isOpen && (
          <>
            {may('warehouse:count:cancel') && (
              <Button variant="default" onClick={() => setEnd('cancel')}>
                {t('cancel.action')}
              </Button>
            )}
            {mayConfirm && shown.differing_count > 0 && (
              <Button variant="default" onClick={() => setEnd('recount')}>
                {t('recount.action')}
              </Button>
            )}
            {mayConfirm && <Button onClick={() => setEnd('confirm')}>{t('confirm.action')}</Button>}
            {may('warehouse:count:update') && (
              <Link to={`${paths.checkGoods}?count=${shown.id}`}>{t('count.action')}</Link>
            )}
          </>
        )
      }
    >
      <DetailCard title={t('lines.title')} isWide>
        <div className={classes.kinds} role="group" aria-label={t('lines.which')}>
          {COUNT_LINE_KINDS.map((one) => (
            <Button
              key={one}
              variant={one === kind ? 'filled' : 'default'}
              aria-pressed={one === kind}
              onClick={() => onKind(one)}
            >
              {t(`lines.${one}`)}
            </Button>
          ))}
        </div>
        {shown.lines.length === 0 ? <p>{t(`lines.none_${kind}`)}</p> : <Lines lines={shown.lines} />}
        {pager}
      </DetailCard>
      {shown.notes.length > 0 && (
        <DetailCard title={t('notes.title')} isWide>
          <p>{t('notes.text')}</p>
          <Facts
            facts={shown.notes.map((note) => ({
              label: note.serial_number,
              value: [
                note.is_known === 1
                  ? [note.goods_name, note.ware_house_name, note.bin_code].filter(Boolean).join(' · ')
                  : t('notes.unknown'),
                note.username,
                formatDateTime(note.found_at),
              ].join(' · '),
            }))}
          />
        </DetailCard>
      )}
      {shown.documents.length > 0 && <CountDocumentLinks documents={shown.documents} />}
      <DetailCard title={t('counters.title')}>
        {shown.counters.length === 0 ? (
          <p>{t('counters.none')}</p>
        ) : (
          <Facts
            facts={shown.counters.map(({ username, lines, scans, first_at, last_at }) => ({
              label: username,
              value: t('counters.value', {
                lines: formatNumber(lines),
                scans: formatNumber(scans),
                from: formatDateTime(first_at),
                until: formatDateTime(last_at),
              }),
            }))}
          />
        )}
      </DetailCard>
      <DetailCard title={t('facts')}>
        <Facts
          facts={[
            ...recordFacts(stockCount, shown, [
              'scope',
              'location',
              'username',
              'created_at',
              'ended_at',
              'reason',
              'remark',
            ]),
            { label: t('ended_by'), value: shown.ended_by },
          ]}
        />
      </DetailCard>
      {End && <End row={shown} onClose={() => setEnd(null)} />}
    </DetailView>
  );
}

function CountDocumentLinks({ documents }: Pick<CountDetail, 'documents'>) {
  const { t } = useTranslation('counts');
  const statuses = useDict('states:stock_approval');
  return (
    <DetailCard title={t('documents.title')}>
      <ul className={classes.lines}>
        {documents.map(({ id, sn, type, good_number, audit_status }) => (
          <li key={id}>
            <Link to={`${type === STOCK_TYPE.in ? paths.inbound : paths.outbound}?open=${id}`}>{sn}</Link>{' '}
            {t(type === STOCK_TYPE.in ? 'documents.more' : 'documents.less', { count: good_number })}{' '}
            <StatusPill tone={statuses.tone(audit_status)}>{statuses.label(audit_status)}</StatusPill>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

/** The contents of a line's cell beside its numbers. */
const thingIn = (line: CountLine): string =>
  [line.goods_name, line.goods_code, line.lot_number, line.expires_on].filter(Boolean).join(' · ');

function Lines({ lines }: { lines: readonly CountLine[] }) {
  const { t } = useTranslation('counts');
  return (
    <div className={classes.scroll}>
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col">{t('line.thing')}</th>
            <th scope="col">{t('line.bin')}</th>
            <th scope="col" data-number>
              {t('line.expected')}
            </th>
            <th scope="col" data-number>
              {t('line.counted')}
            </th>
            <th scope="col" data-number>
              {t('line.difference')}
            </th>
            <th scope="col">{t('line.by')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>
                {thingIn(line)}
                {line.missing.length > 0 && (
                  <p className={classes.serials}>{t('line.missing', { serials: line.missing.join(', ') })}</p>
                )}
                {line.reserved.length > 0 && (
                  <p className={classes.serials}>
                    {t('line.reserved', { serials: line.reserved.join(', ') })}
                  </p>
                )}
                {line.kept > 0 && <p className={classes.serials}>{t('line.kept', { count: line.kept })}</p>}
                {line.found.length > 0 && (
                  <p className={classes.serials}>{t('line.found', { serials: line.found.join(', ') })}</p>
                )}
              </td>
              <td>{line.bin_code ?? '-'}</td>
              <td data-number>{line.expected === null ? '-' : formatNumber(line.expected)}</td>
              <td data-number>{line.counted === null ? '-' : formatNumber(line.counted)}</td>
              <td data-number>
                {line.difference === null ? '-' : formatNumber(line.difference)}
                {line.moved !== null && line.moved !== 0 && <p>{t('line.moved', { count: line.moved })}</p>}
              </td>
              <td>
                {[line.counted_by, formatDateTime(line.counted_at)]
                  .filter((part) => part && part !== '-')
                  .join(' · ')}
                {line.corrected_from !== null && <p>{t('line.corrected', { count: line.corrected_from })}</p>}
                {line.previous_counted !== null && (
                  <p>{t('line.before', { count: line.previous_counted, who: line.previous_by })}</p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
