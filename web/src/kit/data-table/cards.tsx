import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../lib/list-page';
import { Skeleton } from '../skeleton/skeleton';
import { cardParts } from './arrange';
import { Cell } from './cell';
import type { Column } from './column';
import classes from './cards.module.css';
import type { GridProps } from './grid';
import grid from './grid.module.css';
import { RowActions } from './row-actions';
import { isOnRow, useRowTools } from './row-tools';
import { SelectPageBox } from './select-boxes';

const SKELETON_CARDS = 4;

export type CardsProps<Row> = Pick<
  GridProps<Row>,
  | 'scroller'
  | 'label'
  | 'rows'
  | 'isStale'
  | 'sort'
  | 'onSort'
  | 'keyOf'
  | 'nameOf'
  | 'actions'
  | 'selection'
  | 'onOpen'
  | 'showImages'
> & {
  /** All that are shown, in their order. */
  columns: ReadonlyArray<Column<Row>>;
};

/** The rows on a phone: one card each, with its name, its state and its time; the rest is one touch away. */
export function Cards<Row>(props: CardsProps<Row>) {
  const { columns, rows, selection, actions, keyOf, isStale } = props;
  const { t } = useTranslation('kit');
  const { title, state, time, image, deciding, rest } = useMemo(() => cardParts(columns), [columns]);
  const { tools, open } = useRowTools(props);
  const field = (column: Column<Row>, row: Row) => (
    <div key={column.prop}>
      <dt>{column.label}</dt>
      <dd data-type={column.type ?? 'text'}>
        <Cell column={column} row={row} tools={tools} />
      </dd>
    </div>
  );
  return (
    <div ref={props.scroller} className={classes.root}>
      <div className={classes.head}>
        {selection !== undefined && (
          <label className={classes.all}>
            <SelectPageBox selection={selection} count={rows?.length ?? 0} />
            <span aria-hidden>{t('table.select_page')}</span>
          </label>
        )}
        <SortChoice columns={columns} sort={props.sort} onSort={props.onSort} />
      </div>
      <ul
        className={classes.list}
        aria-label={props.label}
        aria-busy={isStale || rows === null}
        data-stale={isStale || undefined}
      >
        {rows === null
          ? Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <li key={index} className={classes.card}>
                <Skeleton height={20} width="60%" />
                <Skeleton height={16} width="40%" />
              </li>
            ))
          : rows.map((row) => {
              const key = keyOf(row);
              const name = props.nameOf(row);
              const isOpen = open.has(key);
              return (
                <li
                  key={key}
                  className={classes.card}
                  data-selected={selection?.has(key) === true || undefined}
                  onClick={(event) => {
                    if (props.onOpen !== undefined && isOnRow(event)) props.onOpen(row);
                  }}
                >
                  <div className={classes.top}>
                    {selection !== undefined && (
                      <label className={classes.box}>
                        <input
                          type="checkbox"
                          checked={selection.has(key)}
                          aria-label={t('table.select_row', { name })}
                          onChange={() => tools.select(key, false)}
                        />
                      </label>
                    )}
                    {image?.type === 'image' && image.images(row).length > 0 && (
                      <Cell column={image} row={row} tools={tools} />
                    )}
                    <div className={classes.title}>
                      {title !== undefined && <Cell column={title} row={row} tools={tools} />}
                    </div>
                    {state !== undefined && (
                      <div className={classes.state}>
                        <Cell column={state} row={row} tools={tools} />
                      </div>
                    )}
                  </div>
                  <dl className={classes.fields}>
                    {time !== undefined && field(time, row)}
                    {deciding.map((column) => field(column, row))}
                    {isOpen && rest.map((column) => field(column, row))}
                  </dl>
                  <div className={classes.foot}>
                    <RowActions row={row} name={name} actions={actions} />
                    {rest.length > 0 && (
                      <button
                        type="button"
                        className={grid.expander}
                        aria-expanded={isOpen}
                        aria-label={t('table.expand_row', { name })}
                        onClick={() => tools.expand(key)}
                      >
                        <IconChevronDown size={18} aria-hidden />
                      </button>
                    )}
                  </div>
                </li>
              );
            })}
      </ul>
    </div>
  );
}

/** What the headers of a table do. */
function SortChoice<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: ReadonlyArray<Column<Row>>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}) {
  const { t } = useTranslation('kit');
  const sortable = columns.filter((column) => column.sortable === true);
  if (sortable.length === 0) return null;
  const Icon = sort?.isDescending === true ? IconArrowDown : IconArrowUp;
  return (
    <span className={classes.sort}>
      <select
        aria-label={t('table.sort')}
        value={sort?.prop ?? ''}
        onChange={({ target: { value } }) =>
          onSort(value === '' ? null : { prop: value, isDescending: sort?.isDescending ?? false })
        }
      >
        <option value="">{t('table.own_order')}</option>
        {sortable.map(({ prop, label }) => (
          <option key={prop} value={prop}>
            {label}
          </option>
        ))}
      </select>
      {sort !== null && (
        <button
          type="button"
          aria-label={t(sort.isDescending ? 'table.ascending' : 'table.descending')}
          onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
        >
          <Icon size={18} aria-hidden />
        </button>
      )}
    </span>
  );
}
