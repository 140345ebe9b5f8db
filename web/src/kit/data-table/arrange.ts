import { type Column, isStateColumn } from './column';

/** What a person made of the columns; props that a later version no longer has do no harm. */
export interface Arrangement {
  order: readonly string[];
  hidden: readonly string[];
  /** Shown though the table hides them by default. */
  shown: readonly string[];
  /** Stay in sight beside the first column when the table scrolls sideways. */
  pinned: readonly string[];
  /** Pixels by prop; the others share what is left. */
  widths: Readonly<Record<string, number>>;
}

export const DEFAULT_ARRANGEMENT: Arrangement = { order: [], hidden: [], shown: [], pinned: [], widths: {} };
const DECIDING = 3;
/** More would leave no room for the columns that move. */
export const PINNED_MAX = 3;
export const WIDTH_PX = { min: 60, max: 800 } as const;

export interface ArrangedColumn<Row> {
  column: Column<Row>;
  isVisible: boolean;
  /** The first column and fixed ones keep their place and stay visible. */
  isLocked: boolean;
  isPinned: boolean;
}

const rank = (order: readonly string[], prop: string): number => {
  const at = order.indexOf(prop);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};

/**
 * All columns in the person's order: the locked left ones, the pinned, the free ones, the locked right ones. Before
 * somebody orders anything, the state of a row comes second.
 */
export function arrange<Row>(
  columns: ReadonlyArray<Column<Row>>,
  { order, hidden, shown, pinned }: Arrangement,
): Array<ArrangedColumn<Row>> {
  const state = order.length === 0 ? columns.find(isStateColumn) : undefined;
  const isLocked = (column: Column<Row>): boolean => column === columns[0] || column.fixed !== undefined;
  const isVisible = (column: Column<Row>): boolean =>
    isLocked(column) ||
    (column.visible === false ? shown.includes(column.prop) : !hidden.includes(column.prop));
  const isPinned = (column: Column<Row>): boolean => !isLocked(column) && pinned.includes(column.prop);
  const place = (column: Column<Row>): number => {
    if (isLocked(column)) return column.fixed === 'right' ? 4 : 0;
    return isPinned(column) ? 1 : column === state ? 2 : 3;
  };
  // Unknown ones keep their place among themselves: sort is stable.
  return columns
    .map((column) => ({
      column,
      isVisible: isVisible(column),
      isLocked: isLocked(column),
      isPinned: isPinned(column),
    }))
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

export const pinned = (arrangement: Arrangement, prop: string, isPinned: boolean): Arrangement => ({
  ...arrangement,
  pinned: [...arrangement.pinned.filter((other) => other !== prop), ...(isPinned ? [prop] : [])],
});

/** @param width pixels; null: the content decides again */
export function resized(arrangement: Arrangement, prop: string, width: number | null): Arrangement {
  const { [prop]: _, ...rest } = arrangement.widths;
  if (width === null) return { ...arrangement, widths: rest };
  const kept = Math.round(Math.min(WIDTH_PX.max, Math.max(WIDTH_PX.min, width)));
  return { ...arrangement, widths: { ...rest, [prop]: kept } };
}

/** A row as a card: what names it, its state, its time, its picture, what decides, and the rest. */
export interface CardParts<Row> {
  title: Column<Row> | undefined;
  state: Column<Row> | undefined;
  time: Column<Row> | undefined;
  image: Column<Row> | undefined;
  deciding: ReadonlyArray<Column<Row>>;
  rest: ReadonlyArray<Column<Row>>;
}

export function cardParts<Row>(visible: ReadonlyArray<Column<Row>>): CardParts<Row> {
  const [title, ...others] = visible;
  const state = others.find(isStateColumn) ?? others.find(({ type }) => type === 'dict');
  const time = others.find(({ type }) => type === 'datetime' || type === 'date');
  const image = others.find(({ type }) => type === 'image');
  const free = others.filter((column) => column !== state && column !== time && column !== image);
  const decides = free.filter((column) => column.decides === true);
  // Without a time there is room for one more of what decides.
  const deciding = decides.length > 0 ? decides.slice(0, time === undefined ? 3 : 2) : free.slice(0, 2);
  return { title, state, time, image, deciding, rest: free.filter((column) => !deciding.includes(column)) };
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
