import type { OpeningImport } from '@fovea/shared-types/warehouse/opening.dto';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  run,
  sendSheet,
  usePapersChanged,
} from './opening.queries';
import classes from './opening.module.css';

const WIDTH = 900;

/** Stock that lay there before the books began: a sheet is checked, then becomes papers that wait. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('opening');
  const [sheet, setSheet] = useState<OpeningImport | null>(null);
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={WIDTH} isPage>
      {sheet === null ? (
        <SheetPicker intro={t('intro')} fetchTemplate={fetchTemplate} send={sendSheet} onSent={setSheet} />
      ) : (
        <Sheet sheet={sheet} onChange={setSheet} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Sheet({
  sheet,
  onChange,
  onClose,
}: {
  sheet: OpeningImport;
  onChange: (sheet: OpeningImport | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('opening');
  const { t: common } = useTranslation();
  const changed = usePapersChanged();
  const [requestId] = useState(newRequestId);
  const start = useMutation({
    mutationFn: () => run(sheet.id, requestId),
    onSuccess: async (done) => {
      onChange(done);
      toast.success(t('done', { count: done.papers.length }));
      await changed();
    },
  });
  const result = useMutation({ mutationFn: () => fetchResult(sheet.id) });
  const isDone = sheet.done_at !== null;
  return (
    <div className={classes.sheet}>
      <p role="status">
        <strong>{sheet.file_name}</strong> · {t('rows', { count: sheet.rows })}
        {sheet.faulty_count > 0 && ` · ${t('faulty', { count: sheet.faulty_count })}`}
      </p>
      {sheet.ignored.length > 0 && <p>{t('ignored', { titles: sheet.ignored.join(' · ') })}</p>}
      {sheet.faulty_count > 0 && <FaultyRows id={sheet.id} total={sheet.faulty_count} />}
      {!isDone && sheet.places.length > 0 && (
        <section aria-label={t('becomes')}>
          <h3>{t('becomes')}</h3>
          <ul>
            {sheet.places.map(({ ware_house_name, lines, papers }) => (
              <li key={ware_house_name}>
                {ware_house_name}: {t('lines', { count: lines })}, {t('papers', { count: papers })}
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
      {start.error !== null && <FormAlert>{start.error.message}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {common('action.close')}
        </Button>
        <Button variant="default" onClick={() => onChange(null)}>
          {t('another')}
        </Button>
        {sheet.faulty_count > 0 && (
          <Button variant="default" loading={result.isPending} onClick={() => result.mutate()}>
            {t('result')}
          </Button>
        )}
        {!isDone && sheet.faulty_count === 0 && (
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
