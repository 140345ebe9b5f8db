import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import type { Sort } from '../../lib/list-page';
import { alignOf, type Column } from './column';
import type { FixedPlace } from './fixed-places';
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
  width,
  isShared,
  onGrip,
  onForget,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  place: FixedPlace | undefined;
  /** What the person gave it. */
  width: number | undefined;
  /** The person gave a width to some column: the others share what is left. */
  isShared: boolean;
  /** The right edge is taken; undefined where columns cannot be drawn. */
  onGrip: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onForget: () => void;
}) {
  const isSorted = sort?.prop === column.prop;
  const Icon = !isSorted ? IconArrowsSort : sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-prop={column.prop}
      data-type={column.type ?? 'text'}
      style={{
        width: width ?? (isShared ? undefined : column.width),
        minWidth: width,
        textAlign: alignOf(column),
        ...place?.style,
      }}
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
      {onGrip !== undefined && (
        // For the pointer; the keyboard sets widths among the columns' settings.
        <span className={classes.grip} aria-hidden onPointerDown={onGrip} onDoubleClick={onForget} />
      )}
    </th>
  );
}
