import type { Column } from './column';

/** What a person made of the columns; props that a later version no longer has do no harm. */
export interface Arrangement {
  order: readonly string[];
  hidden: readonly string[];
  /** Shown though the table hides them by default. */
  shown: readonly string[];
}

export const DEFAULT_ARRANGEMENT: Arrangement = { order: [], hidden: [], shown: [] };
const DECIDING = 3;

export interface ArrangedColumn<Row> {
  column: Column<Row>;
  isVisible: boolean;
  /** The first column and fixed ones keep their place and stay visible. */
  isLocked: boolean;
}

const rank = (order: readonly string[], prop: string): number => {
  const at = order.indexOf(prop);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};

/** All columns in the person's order: the locked left ones, the free ones, the locked right ones. */
export function arrange<Row>(
  columns: ReadonlyArray<Column<Row>>,
  { order, hidden, shown }: Arrangement,
): Array<ArrangedColumn<Row>> {
  const isLocked = (column: Column<Row>): boolean => column === columns[0] || column.fixed !== undefined;
  const isVisible = (column: Column<Row>): boolean =>
    isLocked(column) ||
    (column.visible === false ? shown.includes(column.prop) : !hidden.includes(column.prop));
  const place = (column: Column<Row>): number => (!isLocked(column) ? 1 : column.fixed === 'right' ? 2 : 0);
  // Unknown ones keep their place among themselves: sort is stable.
  return columns
    .map((column) => ({ column, isVisible: isVisible(column), isLocked: isLocked(column) }))
    .sort(
      (a, b) =>
        place(a.column) - place(b.column) ||
        (a.isLocked ? 0 : rank(order, a.column.prop) - rank(order, b.column.prop)),
    );
}

/** The arrangement after one free column moved by that many places among the free ones. */
export function moved<Row>(
  columns: ReadonlyArray<Column<Row>>,
  arrangement: Arrangement,
  prop: string,
  to: number,
): Arrangement {
  const free = arrange(columns, arrangement)
    .filter((one) => !one.isLocked)
    .map((one) => one.column.prop);
  const rest = free.filter((other) => other !== prop);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, prop);
  return { ...arrangement, order: rest };
}

export function toggled<Row>(column: Column<Row>, arrangement: Arrangement, isVisible: boolean): Arrangement {
  const without = (props: readonly string[]): string[] => props.filter((prop) => prop !== column.prop);
  return {
    ...arrangement,
    hidden: isVisible ? without(arrangement.hidden) : [...without(arrangement.hidden), column.prop],
    shown: isVisible ? [...without(arrangement.shown), column.prop] : without(arrangement.shown),
  };
}

/** Those that stay in the table on a narrow screen, and those that wait in the expander. */
export function splitForNarrow<Row>(visible: ReadonlyArray<Column<Row>>): {
  inTable: Array<Column<Row>>;
  inExpander: Array<Column<Row>>;
} {
  const deciding = visible.filter((column) => column.decides === true);
  const inTable = deciding.length > 0 ? deciding.slice(0, DECIDING + 1) : visible.slice(0, DECIDING);
  return { inTable, inExpander: visible.filter((column) => !inTable.includes(column)) };
}
