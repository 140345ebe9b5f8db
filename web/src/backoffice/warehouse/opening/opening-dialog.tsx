import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import type { OpeningImport } from '@fovea/shared-types/warehouse/opening.dto';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { Dialog } from '../../../kit/dialog/dialog';
import { FormAlert } from '../../../kit/form/form-alert';
import { SheetPicker } from '../../../kit/sheet-picker/sheet-picker';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { newRequestId } from '../../../lib/request-id';
import { toast } from '../../../lib/toast-store';
import {
  faultyRowsQuery,
  fetchResult,
  fetchTemplate,
  isWorkedOn,
  openingQuery,
  run,
  sendSheet,
  stop,
  useOpeningDocumentsChanged,
} from './opening.queries';
import classes from './opening.module.css';

const WIDTH = 900;

/** Opening stock: a sheet is checked, then becomes pending documents. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('opening');
  const [sheet, setSheet] = useState<OpeningImport | null>(null);
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={WIDTH} isPage>
      {sheet === null ? (
        <SheetPicker intro={t('intro')} fetchTemplate={fetchTemplate} send={sendSheet} onSent={setSheet} />
      ) : (
        <Sheet key={sheet.id} sent={sheet} onAnother={() => setSheet(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Sheet({
  sent,
  onAnother,
  onClose,
}: {
  sent: OpeningImport;
  onAnother: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('opening');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const changed = useOpeningDocumentsChanged();
  const { data: sheet } = useQuery(openingQuery(sent));
  const show = (answer: OpeningImport): void =>
    void queries.setQueryData(openingQuery(sent).queryKey, answer);
  const start = useMutation({ mutationFn: () => run(sheet.id, newRequestId()), onSuccess: show });
  const halt = useMutation({ mutationFn: () => stop(sheet.id), onSuccess: show });
  const isDone = sheet.done_at !== null;
  const count = sheet.papers.length;
  useEffect(() => {
    if (!isDone) return;
    toast.success(t('done', { count }));
    void changed();
  }, [isDone, count, changed, t]);
  const isRunning = isWorkedOn(sheet);
  const failure = start.error ?? halt.error;
  const result = useMutation({ mutationFn: () => fetchResult(sheet.id) });
  return (
    <div className={classes.sheet}>
      <p role="status">
        <strong>{sheet.file_name}</strong> · {t('rows', { count: sheet.rows })}
        {sheet.faulty_count > 0 && ` · ${t('faulty', { count: sheet.faulty_count })}`}
      </p>
      {sheet.ignored.length > 0 && <p>{t('ignored', { titles: sheet.ignored.join(' · ') })}</p>}
      {sheet.faulty_count > 0 && <FaultyRows id={sheet.id} total={sheet.faulty_count} />}
      {isRunning && (
        <div className={classes.progress}>
          <progress max={sheet.rows} value={sheet.made_count} aria-label={t('running')} />
          <p role="status">
            {t('made', { made: formatNumber(sheet.made_count), rows: formatNumber(sheet.rows) })}
          </p>
          <p>{t('may_close')}</p>
        </div>
      )}
      {sheet.status === IMPORT_STATUS.cancelled && <p role="status">{t('cancelled')}</p>}
      {sheet.failure !== null && <FormAlert>{t('failed', { why: sheet.failure })}</FormAlert>}
      {!isDone && sheet.places.length > 0 && (
        <section aria-label={t('becomes')}>
          <h3>{t('becomes')}</h3>
          <ul>
            {sheet.places.map(({ ware_house_name, lines, papers }) => (
              <li key={ware_house_name}>
                {ware_house_name}: {t('lines', { count: lines })}, {t('documents', { count: papers })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isDone && (
        <section aria-label={t('became')}>
          <h3>{t('became')}</h3>
          <ul>
            {sheet.papers.map(({ id, sn, ware_house_name, lines }) => (
              <li key={id}>
                <Link to={`${paths.inbound}?open=${id}`}>{sn}</Link> · {ware_house_name} ·{' '}
                {t('lines', { count: lines })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {failure !== null && <FormAlert>{failure.message}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {common('action.close')}
        </Button>
        {isRunning ? (
          <Button variant="danger" loading={halt.isPending} onClick={() => halt.mutate()}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
        {sheet.faulty_count > 0 && (
          <Button variant="default" loading={result.isPending} onClick={() => result.mutate()}>
            {t('result')}
          </Button>
        )}
        {!isDone && !isRunning && sheet.faulty_count === 0 && (
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('start', { count: sheet.rows })}
          </Button>
        )}
      </div>
    </div>
  );
}

function FaultyRows({ id, total }: { id: number; total: number }) {
  const { t } = useTranslation('opening');
  const [page, setPage] = useState(1);
  const { data } = useQuery(faultyRowsQuery(id, page));
  const pages = Math.max(1, Math.ceil(total / (data?.per_page ?? total)));
  return (
    <section aria-label={t('wrong')}>
      <h3>{t('wrong')}</h3>
      <ul className={classes.faults}>
        {data?.data.map(({ row_no, product, serial_number, faults }) => (
          <li key={row_no}>
            <strong>{t('row', { number: formatNumber(row_no) })}</strong>{' '}
            {[product, serial_number].filter((part) => part !== '').join(' · ')}
            <ul>
              {faults.map(({ column, title, value, msg }) => (
                <li key={column}>
                  {title}
                  {value !== '' && ` “${value}”`}: {msg}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={classes.actions}>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <span>{t('page', { page, pages })}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        </div>
      )}
    </section>
  );
}
