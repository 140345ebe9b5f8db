import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type PageOf, sortText, useExistingPage } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { useIsOnline } from '../../lib/use-is-online';
import { ImageViewer } from '../image-viewer/image-viewer';
import { Pager } from '../pager/pager';
import { useIsNarrow, useIsPhone } from '../use-is-narrow';
import { arrange, resized, splitForNarrow } from './arrange';
import { BulkBar } from './bulk-bar';
import { Cards } from './cards';
import type { BulkAction, Column, RowAction, TableImage } from './column';
import classes from './data-table.module.css';
import { SearchForm } from './search-form';
import type { ExportSource } from './export-button';
import type { FilterField } from './filter-field';
import { Grid } from './grid';
import type { TableList } from './table-settings';
import { type EmptyTexts, OldRows, StateOf } from './table-states';
import { Toolbar } from './toolbar';
import { type RowKey, useSelection } from './use-selection';
import { useShownAtLeast } from './use-shown-at-least';

/** What of a react-query result the table needs; `placeholderData: keepPreviousData` keeps the old rows meanwhile. */
export interface ListResult<Row> {
  data: PageOf<Row> | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
  /** When the rows came, in milliseconds. */
  dataUpdatedAt?: number;
}

export interface DataTableProps<Row, Name extends string> {
  /** What the rows are, for screen readers and the export. */
  label: string;
  /** From `useTableList`. */
  list: TableList<Name>;
  result: ListResult<Row>;
  /** Built once per language (`useMemo`): a new array draws every row anew. */
  columns: ReadonlyArray<Column<Row>>;
  keyOf: (row: Row) => RowKey;
  /** What a row is called in labels, questions and the report of failed rows. */
  nameOf: (row: Row) => string;
  filters?: ReadonlyArray<FilterField<Name>>;
  actions?: ReadonlyArray<RowAction<Row>>;
  bulk?: ReadonlyArray<BulkAction<Row>>;
  /** After a bulk action: usually the invalidation of the list. */
  onBulkDone?: () => unknown;
  /** The detail, where there is one: a click on the row and the `look` column open it. */
  onOpen?: (row: Row) => void;
  /** Buttons left above the table: create and the like. */
  children?: ReactNode;
  /** Where the server's export of these rows is; without one there is no button. */
  exporting?: ExportSource;
  empty: EmptyTexts;
}

const NO_ROWS: never[] = [];
const NO_ACTIONS: never[] = [];

/**
 * The one table of the back office. A page gives columns as data, a list from `useTableList` and a query result;
 * search form, chooser, paging, selection, saved views and all five states come from here.
 */
export function DataTable<Row, Name extends string>({
  label,
  list,
  result,
  columns,
  keyOf,
  nameOf,
  filters = [],
  actions = NO_ACTIONS,
  bulk = NO_ACTIONS,
  onBulkDone,
  onOpen,
  children,
  exporting,
  empty,
}: DataTableProps<Row, Name>) {
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  const may = useMay();
  const top = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<readonly TableImage[] | null>(null);
  const { data, isPlaceholderData } = result;
  const rows = data?.data ?? NO_ROWS;
  const key = useRef(keyOf);
  key.current = keyOf;
  const selection = useSelection(rows, {
    keyOf: useCallback((row: Row) => key.current(row), []),
    place: `${list.page} ${list.limit} ${sortText(list.sort) ?? ''}`,
    scope: JSON.stringify(list.filters),
    isStale: isPlaceholderData,
  });
  // Of what nobody here may do there is neither a column nor a box.
  const rowActions = useMemo(() => actions.filter((one) => may(one.permission)), [actions, may]);
  const bulkActions = useMemo(() => bulk.filter((one) => may(one.permission)), [bulk, may]);
  // Selected rows can be exported alone, as far as their keys are numbers.
  const isExported = exporting !== undefined && may('platform:export:add');
  const first = rows[0];
  const hasBoxes =
    bulkActions.length > 0 || (isExported && first !== undefined && typeof keyOf(first) === 'number');
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  const isBusy = useShownAtLeast(result.isFetching);
  const visible = useMemo(
    () => arrange(columns, list.settings).flatMap(({ column, isVisible }) => (isVisible ? [column] : [])),
    [columns, list.settings],
  );
  const shown = useMemo(
    () => (isNarrow ? splitForNarrow(visible) : { inTable: visible, inExpander: [] }),
    [isNarrow, visible],
  );
  const isOnline = useIsOnline();
  const isOld = data !== undefined && (result.isError || !isOnline);
  const { settings, setSettings } = list;
  const drawn = {
    scroller,
    label,
    rows: data === undefined ? null : rows,
    // Rows nobody could renew are old ones, like those of the page before.
    isStale: isPlaceholderData || isOld,
    sort: list.sort,
    onSort: list.setSort,
    keyOf,
    nameOf,
    actions: rowActions,
    selection: hasBoxes ? selection : undefined,
    onOpen,
    showImages: setViewed,
  };
  /** Other rows are read from the first one on; a tall table scrolls in itself. */
  const toTop = (): void => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    top.current?.scrollIntoView({ block: 'start' });
  };
  const paged: TableList<Name> = {
    ...list,
    setPage: (page) => {
      list.setPage(page);
      toTop();
    },
    setLimit: (limit) => {
      list.setLimit(limit);
      toTop();
    },
  };
  return (
    <section className={classes.root} aria-label={label}>
      <SearchForm list={list} fields={filters} isNarrow={isNarrow} onReload={() => void result.refetch()} />
      <div ref={top} className={classes.card}>
        <Toolbar
          list={list}
          columns={columns}
          visible={visible}
          label={label}
          total={data?.total}
          selected={selection.rows.map(keyOf)}
          exporting={exporting}
          hasSearch={filters.length > 0}
          isBusy={isBusy}
          onRefresh={() => void result.refetch()}
        >
          {children}
        </Toolbar>
        {isOld && <OldRows result={result} isOnline={isOnline} />}
        <div className={classes.bar} data-busy={isBusy || undefined} role="presentation" />
        {rows.length > 0 || (data === undefined && !result.isError) ? (
          isPhone ? (
            <Cards {...drawn} columns={visible} />
          ) : (
            <Grid
              {...drawn}
              columns={shown.inTable}
              hiddenColumns={shown.inExpander}
              isNarrow={isNarrow}
              density={settings.density}
              pinned={settings.pinned}
              widths={settings.widths}
              onWidth={(prop, width) => setSettings({ ...settings, ...resized(settings, prop, width) })}
            />
          )
        ) : (
          <StateOf result={result} list={list} empty={empty} />
        )}
        {data !== undefined && data.total > 0 && (
          <div className={classes.pager}>
            <Pager list={paged} total={data.total} />
          </div>
        )}
      </div>
      {hasBoxes && (
        <BulkBar
          selection={selection}
          actions={bulkActions}
          keyOf={keyOf}
          nameOf={nameOf}
          onDone={onBulkDone}
        />
      )}
      {viewed !== null && <ImageViewer images={viewed} onClose={() => setViewed(null)} />}
    </section>
  );
}
