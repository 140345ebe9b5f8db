import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Dialog } from '../dialog/dialog';
import classes from './bulk-bar.module.css';
import type { BulkAction, BulkCalls, BulkDialog } from './column';
import { type BulkReport, runBulk } from './run-bulk';
import type { RowKey, Selection } from './use-selection';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  /** Those that the person may use. */
  actions: ReadonlyArray<BulkAction<Row>>;
  keyOf: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  onDone?: () => unknown;
}

interface Running {
  total: number;
  finished: number;
}

/** A dialog with the rows that were selected when it was opened: what it does may unselect them. */
interface Open<Row> {
  action: BulkDialog<Row>;
  rows: readonly Row[];
}

/** Floats over the table while rows are chosen. What failed stays chosen, so that it can be tried again. */
export function BulkBar<Row>({ selection, actions, keyOf, nameOf, onDone }: BulkBarProps<Row>) {
  const { t } = useTranslation('kit');
  const [opened, setOpened] = useState<BulkCalls<Row> | null>(null);
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [report, setReport] = useState<BulkReport<Row> | null>(null);
  const rows = selection.rows;
  const elsewhere = rows.length - selection.onPage;
  const question = opened?.confirm?.(rows);

  const start = async (action: BulkCalls<Row>, reason: string): Promise<void> => {
    setOpened(null);
    setRunning({ total: rows.length, finished: 0 });
    const found = await runBulk(
      rows,
      (row) => action.run(row, reason),
      (finished) => setRunning({ total: rows.length, finished }),
    );
    await onDone?.();
    setRunning(null);
    setReport(found);
    selection.keepOnly(found.failed.map(({ row }) => keyOf(row)));
  };
  const press = (action: BulkAction<Row>): void => {
    if ('dialog' in action) setOpen({ action, rows });
    else if (action.confirm === undefined) void start(action, '');
    else setOpened(action);
  };
  return (
    <>
      {(rows.length > 0 || running !== null) && (
        <div className={classes.root} role="region" aria-label={t('bulk.label')}>
          <span role="status" className={classes.count}>
            {running === null
              ? elsewhere > 0
                ? t('bulk.selected_elsewhere', { count: rows.length, elsewhere })
                : t('bulk.selected', { count: rows.length })
              : t('bulk.running', { finished: running.finished, total: running.total })}
          </span>
          {actions.map((action) => (
            <Button
              key={action.key}
              size="sm"
              variant={action.isDanger === true ? 'danger' : 'default'}
              loading={running !== null}
              onClick={() => press(action)}
            >
              {action.label}
            </Button>
          ))}
          <button
            type="button"
            className={classes.clear}
            aria-label={t('bulk.clear')}
            title={t('bulk.clear')}
            disabled={running !== null}
            onClick={selection.clear}
          >
            <IconX size={18} aria-hidden />
          </button>
        </div>
      )}
      {opened !== null && question !== undefined && (
        <ConfirmDialog
          opened
          title={question.title}
          confirmLabel={question.confirmLabel}
          isDanger={question.isDanger}
          reason={question.needsReason === true ? 'required' : undefined}
          onClose={() => setOpened(null)}
          onConfirm={(reason) => void start(opened, reason)}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {open?.action.dialog({
        rows: open.rows,
        onDone: async (failed) => {
          await onDone?.();
          selection.keepOnly(failed);
        },
        onClose: () => setOpen(null),
      })}
      {report !== null && <Report report={report} nameOf={nameOf} onClose={() => setReport(null)} />}
    </>
  );
}

function Report<Row>({
  report: { done, failed },
  nameOf,
  onClose,
}: {
  report: BulkReport<Row>;
  nameOf: (row: Row) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <Dialog opened onClose={onClose} title={t('bulk.report')}>
      <p role="status">
        {failed.length === 0
          ? t('bulk.all_done', { count: done.length })
          : t('bulk.some_failed', { done: done.length, failed: failed.length })}
      </p>
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map(({ row, reason }, index) => (
            <li key={index}>
              <strong>{nameOf(row)}</strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.close}>
        <Button onClick={onClose}>{t('bulk.close')}</Button>
      </div>
    </Dialog>
  );
}
