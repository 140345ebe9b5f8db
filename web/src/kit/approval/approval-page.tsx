import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '@fovea/shared-types/permissions';
import { useOpenRow } from '../../lib/list-page';
import { toast } from '../../lib/toast-store';
import type { Column, RowAction } from '../data-table/column';
import { DataTable, type DataTableProps } from '../data-table/data-table';
import { PageTitle } from '../page-title/page-title';
import type { QueuePlace } from './queue-steps';
import { useQueueKeys } from './use-queue-keys';
import { useWaited } from './waiting-time';

/** The detail of what is open, and its place in the queue. */
export interface OpenDocument {
  id: number;
  place: QueuePlace;
  onClose: () => void;
  /** Opens the next one that waits. */
  onDecided: () => void;
}

type TableParts<Row, Name extends string> = Pick<
  DataTableProps<Row, Name>,
  | 'list'
  | 'result'
  | 'columns'
  | 'filters'
  | 'nameOf'
  | 'bulk'
  | 'onBulkDone'
  | 'exporting'
  | 'empty'
  | 'children'
>;

interface ApprovalPageProps<Row, Name extends string> extends TableParts<Row, Name> {
  title: string;
  /** Who decides. */
  permission: Permission;
  /** Since when a row waits; null: it does not. */
  waitingSince: (row: Row) => string | null;
  /** An `ApprovalDrawer`. */
  detail: (open: OpenDocument) => ReactNode;
}

const NO_ROWS: never[] = [];

/** The queue of one kind of document: the list, the detail over it, and the way from one to the next. */
export function ApprovalPage<Row extends { id: number }, Name extends string>({
  title,
  permission,
  waitingSince,
  detail,
  ...table
}: ApprovalPageProps<Row, Name>) {
  const { t } = useTranslation('approval');
  const { openId, open, close } = useOpenRow();
  const { list, result } = table;
  const rows = result.data?.data ?? NO_ROWS;
  const at = rows.findIndex(({ id }) => id === openId);
  const step = (row: Row | undefined): (() => void) | undefined => row && (() => open(row.id));
  /** Opens the document after the decided one in the old list; the first when that was the last. */
  const goOn = (): void => {
    const waits = (row: Row): boolean => waitingSince(row) !== null && row.id !== openId;
    const next = rows.slice(at + 1).find(waits) ?? rows.find(waits);
    if (next !== undefined) open(next.id);
    else {
      close();
      toast.success(t('all_done'));
    }
  };
  const openFirst = step(rows[0]);
  useQueueKeys(
    openId === null && openFirst !== undefined
      ? [{ key: 'n', label: t('key.first'), run: openFirst }]
      : NO_ROWS,
    'page',
  );
  const actions = useMemo<Array<RowAction<Row>>>(
    () => [
      {
        key: 'review',
        label: t('review'),
        permission,
        isHidden: (row) => waitingSince(row) === null,
        run: (row) => open(row.id),
      },
      {
        key: 'detail',
        label: t('detail'),
        isHidden: (row) => waitingSince(row) !== null,
        run: (row) => open(row.id),
      },
    ],
    [t, permission, waitingSince, open],
  );
  return (
    <>
      <PageTitle title={title} />
      <DataTable
        {...table}
        label={title}
        keyOf={(row) => row.id}
        actions={actions}
        onOpen={(row) => open(row.id)}
      />
      {openId !== null &&
        detail({
          id: openId,
          onClose: close,
          onDecided: goOn,
          place: {
            position: at < 0 ? null : (list.page - 1) * list.limit + at + 1,
            count: result.data?.total ?? 0,
            next: step(at < 0 ? rows[0] : rows[at + 1]),
            previous: at < 0 ? undefined : step(rows[at - 1]),
          },
        })}
    </>
  );
}

/**
 * How long a row has waited, in words.
 * @param waitingSince the same function at every drawing
 */
export function useWaitingColumn<Row>(waitingSince: (row: Row) => string | null): Column<Row> {
  const { t } = useTranslation('approval');
  const waited = useWaited();
  return useMemo<Column<Row>>(
    () => ({
      prop: 'waiting',
      label: t('waiting'),
      type: 'custom',
      width: 130,
      decides: true,
      exported: false,
      render: (row) => waited(waitingSince(row)),
    }),
    [t, waited, waitingSince],
  );
}
