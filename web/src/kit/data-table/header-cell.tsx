import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { Sort } from '../../lib/list-page';
import type { Column } from './column';
import type { FixedPlace } from './fixed-places';
import { cellStyle } from './cell-style';
import classes from './grid.module.css';

/** Sorting goes up, down, and back to the list's own order. */
const nextSort = (prop: string, sort: Sort | null): Sort | null => {
  if (sort?.prop !== prop) return { prop, isDescending: false };
  return sort.isDescending ? null : { prop, isDescending: true };
};

export function HeaderCell<Row>({
  column,
  sort,
  onSort,
  place,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  place: FixedPlace | undefined;
}) {
  const isSorted = sort?.prop === column.prop;
  const Icon = !isSorted ? IconArrowsSort : sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      style={{ ...cellStyle(column), ...place?.style }}
      data-fixed={place?.side}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable === true ? (
        <button
          type="button"
          className={classes.sort}
          data-on={isSorted || undefined}
          onClick={() => onSort(nextSort(column.prop, sort))}
        >
          {column.label}
          <Icon size={15} aria-hidden />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}
