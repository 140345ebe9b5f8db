import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../lib/list-page';
import { Skeleton } from '../skeleton/skeleton';
import { ClipTip } from './clip-tip';
import { cellStyle } from './cell-style';
import type { Column, RowAction, TableImage } from './column';
import { HeaderCell } from './header-cell';
import classes from './grid.module.css';
import { SelectPageBox } from './select-boxes';
import { GridRow, type RowTools } from './grid-row';
import { fixedPlaces } from './fixed-places';
import type { Density } from './table-settings';
import type { RowKey, Selection } from './use-selection';
import { useEdges } from './use-edges';
import { useRowsInSteps } from './use-rows-in-steps';

export interface GridProps<Row> {
  /** What scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  label: string;
  /** null while nothing has come yet. */
  rows: readonly Row[] | null;
  columns: ReadonlyArray<Column<Row>>;
  /** They wait in the expander of each row. */
  hiddenColumns: ReadonlyArray<Column<Row>>;
  isNarrow: boolean;
  /** The rows are those of the request before. */
  isStale: boolean;
  density: Density;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  keyOf: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  /** Those that the person may use. */
  actions: ReadonlyArray<RowAction<Row>>;
  selection?: Selection<Row>;
  onOpen?: (row: Row) => void;
  showImages: (images: readonly TableImage[]) => void;
}

const SKELETON_ROWS = 8;

/** The table itself. */
export function Grid<Row>(props: GridProps<Row>) {
  const { scroller, label, columns, hiddenColumns, isNarrow, isStale, selection, actions, keyOf } = props;
  const { t } = useTranslation('kit');
  const first = props.rows?.[0];
  const rows = useRowsInSteps(props.rows, first === undefined ? '' : String(keyOf(first)));
  const { left, right, canScroll } = useEdges(scroller);
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(new Set());
  const hasBoxes = selection !== undefined;
  const hasActions = actions.length > 0;
  const hasExpander = isNarrow && (hiddenColumns.length > 0 || hasActions);
  const tools = useTools(props, setOpen);
  const places = useMemo(() => fixedPlaces(columns, { isNarrow, hasBoxes }), [columns, isNarrow, hasBoxes]);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-left={left || undefined}
      data-right={right || undefined}
      data-narrow={isNarrow || undefined}
      {...(canScroll ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <table
        className={classes.table}
        data-density={props.density}
        data-stale={isStale || undefined}
        aria-label={label}
        aria-busy={isStale || rows === null}
      >
        <thead>
          <tr>
            {hasExpander && (
              <th className={classes.box}>
                <span className={classes.hidden}>{t('table.expand')}</span>
              </th>
            )}
            {selection !== undefined && (
              <th className={classes.box} data-fixed={isNarrow ? undefined : 'left'}>
                <SelectPageBox selection={selection} count={props.rows?.length ?? 0} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell
                key={column.prop}
                column={column}
                sort={props.sort}
                onSort={props.onSort}
                place={places.get(column.prop)}
              />
            ))}
            {hasActions && !isNarrow && (
              <th className={classes.actions} data-fixed="right" style={{ right: 0 }}>
                {t('table.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <SkeletonRow
                  key={index}
                  columns={columns}
                  extra={[hasExpander, selection !== undefined, hasActions && !isNarrow]}
                />
              ))
            : rows.map((row) => {
                const key = keyOf(row);
                return (
                  <GridRow
                    key={key}
                    row={row}
                    rowKey={key}
                    columns={columns}
                    hiddenColumns={hiddenColumns}
                    places={places}
                    actions={actions}
                    isNarrow={isNarrow}
                    hasExpander={hasExpander}
                    isOpen={open.has(key)}
                    isSelected={selection === undefined ? undefined : selection.has(key)}
                    canOpen={props.onOpen !== undefined}
                    tools={tools}
                  />
                );
              })}
        </tbody>
      </table>
      <ClipTip root={scroller} content={rows} />
    </div>
  );
}

/** One object for all rows and all draws, so that a row is drawn anew only when something of its own changed. */
function useTools<Row>(
  props: GridProps<Row>,
  setOpen: (change: (old: ReadonlySet<RowKey>) => ReadonlySet<RowKey>) => void,
): RowTools<Row> {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(
    () => ({
      nameOf: (row) => latest.current.nameOf(row),
      onOpen: (row) => latest.current.onOpen?.(row),
      showImages: (images) => latest.current.showImages(images),
      select: (key, isRange) => latest.current.selection?.toggle(key, isRange),
      expand: (key) =>
        setOpen((old) =>
          old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key]),
        ),
    }),
    [setOpen],
  );
}

function SkeletonRow<Row>({
  columns,
  extra,
}: {
  columns: ReadonlyArray<Column<Row>>;
  extra: readonly boolean[];
}) {
  return (
    <tr>
      {extra[0] === true && <td className={classes.box} />}
      {extra[1] === true && <td className={classes.box} />}
      {columns.map((column) => (
        <td key={column.prop} style={cellStyle(column)}>
          <Skeleton height={16} width={column.type === 'image' ? 48 : '70%'} />
        </td>
      ))}
      {extra[2] === true && (
        <td>
          <Skeleton height={16} width={80} />
        </td>
      )}
    </tr>
  );
}
