import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../lib/list-page';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ClipTip } from './clip-tip';
import { alignOf, type Column, type RowAction, type TableImage } from './column';
import { HeaderCell } from './header-cell';
import classes from './grid.module.css';
import { SelectPageBox } from './select-boxes';
import { GridRow } from './grid-row';
import { fixedPlaces } from './fixed-places';
import { useRowTools } from './row-tools';
import type { Density } from './table-settings';
import { useDrawnWidths, type Widths } from './use-drawn-widths';
import type { RowKey, Selection } from './use-selection';
import { useEdges } from './use-edges';
import { useRowsInSteps } from './use-rows-in-steps';
import { useTableKeys } from './use-table-keys';
import { walkRows } from './walk-rows';

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
  /** Columns that the person keeps in sight. */
  pinned: readonly string[];
  widths: Widths;
  /** @param width null: as wide as the content needs */
  onWidth: (prop: string, width: number | null) => void;
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
  const { shown: widths, grip } = useDrawnWidths(scroller, props.widths, props.onWidth);
  const isShared = Object.keys(widths).length > 0;
  const hasBoxes = selection !== undefined;
  const hasActions = actions.length > 0;
  const hasExpander = isNarrow && (hiddenColumns.length > 0 || hasActions);
  const { tools, open } = useRowTools(props);
  useTableKeys(props.onOpen !== undefined, hasBoxes);
  const places = useMemo(
    () => fixedPlaces(columns, props.pinned, { isNarrow, hasBoxes, hasActions }),
    [columns, props.pinned, isNarrow, hasBoxes, hasActions],
  );
  const { left, right, canScroll } = useEdges(
    scroller,
    useMemo(() => [places, widths], [places, widths]),
  );
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
                <VisuallyHidden>{t('table.expand')}</VisuallyHidden>
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
                width={isNarrow ? undefined : widths[column.prop]}
                isShared={isShared}
                onGrip={isNarrow ? undefined : grip(column.prop)}
                onForget={() => props.onWidth(column.prop, null)}
              />
            ))}
            {hasActions && !isNarrow && (
              <th className={classes.actions} data-fixed="right" style={{ right: 0 }}>
                {t('table.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody
          onKeyDown={(event) =>
            walkRows(event, (place, key) => {
              const row = rows?.[place];
              if (row === undefined) return;
              if (key === 'Enter') props.onOpen?.(row);
              else selection?.toggle(keyOf(row), false);
            })
          }
        >
          {rows === null
            ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <SkeletonRow
                  key={index}
                  columns={columns}
                  extra={[hasExpander, selection !== undefined, hasActions && !isNarrow]}
                />
              ))
            : rows.map((row, place) => {
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
                    isFirst={place === 0}
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
        <td key={column.prop} style={{ textAlign: alignOf(column) }}>
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
