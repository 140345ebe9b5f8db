import {
  type ExportFormat,
  type SheetFormat,
  SHEET_FORMATS,
} from '@fovea/shared-types/platform/export-formats';
import {
  EXPORT_IDS_MAX,
  EXPORT_STATUS,
  EXPORT_WAITED_ROWS_MAX,
} from '@fovea/shared-types/platform/export-status';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { newRequestId } from '../../lib/request-id';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { FormAlert } from '../form/form-alert';
import { EarlierExports } from './earlier-exports';
import { exportQuery, useCancelExport } from './export.queries';
import classes from './export-dialog.module.css';
import type { ExportSource } from './export-button';

interface ExportDialogProps {
  source: ExportSource;
  label: string;
  columns: readonly string[];
  total: number;
  /** The selected rows; exported by default. */
  selected: readonly number[];
  onClose: () => void;
}

/** First what people open themselves. */
const SHEETS: readonly SheetFormat[] = SHEET_FORMATS.toReversed();
const isSheet = (format: ExportFormat): format is SheetFormat => SHEETS.some((one) => one === format);
const { done: DONE, failed: FAILED, cancelled: CANCELLED } = EXPORT_STATUS;

/** Shows how many rows before it starts, its progress, and where the file is. */
export function ExportDialog({ source, label, columns, total, selected, onClose }: ExportDialogProps) {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  const canChoose = selected.length > 0 && selected.length <= EXPORT_IDS_MAX;
  const [isChosen, setChosen] = useState(canChoose);
  const count = isChosen ? selected.length : total;
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [requestId, setRequestId] = useState(newRequestId);
  const start = useMutation({
    mutationFn: () =>
      api(
        addExport,
        {
          resource: source.resource,
          filters: { ...source.request },
          columns: [...columns],
          ids: isChosen ? [...selected] : undefined,
          format,
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          request_id: requestId,
        },
        { quiet: true },
      ),
  });
  const { data: job, error } = useQuery(exportQuery(start.data?.id ?? null));
  const current = job ?? start.data;
  const cancel = useCancelExport(start.data?.id ?? null);
  const isOver = current !== undefined && [DONE, FAILED, CANCELLED].some((one) => one === current.status);
  // What came to its end meanwhile has no use for the refusal of being cancelled.
  const failure = start.error ?? error ?? (isOver ? null : cancel.error);
  const again = (): void => {
    cancel.reset();
    setRequestId(newRequestId());
    start.reset();
  };
  return (
    <Dialog opened onClose={onClose} title={t('export.title', { label })}>
      {current === undefined ? (
        <>
          {canChoose ? (
            <fieldset className={classes.formats}>
              <legend>{t('export.rows')}</legend>
              <label>
                <input type="radio" name="rows" checked={isChosen} onChange={() => setChosen(true)} />
                {t('export.selected', { count: selected.length, total: formatNumber(selected.length) })}
              </label>
              <label>
                <input type="radio" name="rows" checked={!isChosen} onChange={() => setChosen(false)} />
                {t('export.all', { count: total, total: formatNumber(total) })}
              </label>
            </fieldset>
          ) : (
            <p>{t('export.all', { count: total, total: formatNumber(total) })}</p>
          )}
          {selected.length > EXPORT_IDS_MAX && (
            <p className={classes.note}>{t('export.too_many', { max: formatNumber(EXPORT_IDS_MAX) })}</p>
          )}
          <p className={classes.note}>
            {isSheet(format) ? t('export.columns', { columns: columns.length }) : t(`export.${format}_note`)}
          </p>
          {count > EXPORT_WAITED_ROWS_MAX && <p className={classes.note}>{t('export.background')}</p>}
          <fieldset className={classes.formats}>
            <legend>{t('export.format')}</legend>
            {[...SHEETS, ...(source.packages ?? [])].map((one) => (
              <label key={one}>
                <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
                {t(`export.${one}`)}
              </label>
            ))}
          </fieldset>
          <EarlierExports />
        </>
      ) : current.status === FAILED ? (
        <FormAlert>{t('export.failed')}</FormAlert>
      ) : current.status === CANCELLED ? (
        <p role="status">{t('export.cancelled')}</p>
      ) : (
        <div role="status" className={classes.progress}>
          <p>
            {current.status === DONE
              ? t('export.done', { count: current.rows_done, rows: formatNumber(current.rows_done) })
              : t('export.running', {
                  done: formatNumber(current.rows_done),
                  total: formatNumber(current.rows),
                })}
          </p>
          {current.status !== DONE && (
            <>
              <progress
                max={Math.max(1, current.rows)}
                value={current.rows_done}
                aria-label={t('export.progress')}
              />
              <p className={classes.note}>{t('export.may_close')}</p>
            </>
          )}
        </div>
      )}
      {failure !== null && <FormAlert>{failure.message}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {current === undefined ? common('action.cancel') : common('action.close')}
        </Button>
        {current === undefined && (
          <Button loading={start.isPending} onClick={() => start.mutate()} data-autofocus>
            {t('export.start')}
          </Button>
        )}
        {current !== undefined && !isOver && (
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('export.cancel')}
          </Button>
        )}
        {current?.status === CANCELLED && <Button onClick={again}>{t('export.again')}</Button>}
        {current?.status === FAILED && <Button onClick={again}>{common('action.retry')}</Button>}
        {current?.status === DONE && current.url !== null && (
          <a className={classes.download} href={current.url} download>
            {t('export.download')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
