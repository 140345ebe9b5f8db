import { useMemo, useRef, useState } from 'react';

export type RowKey = number | string;

export interface Selection<Row> {
  /** All that are chosen, on other pages too. */
  rows: readonly Row[];
  /** How many of them are on this page. */
  onPage: number;
  has: (key: RowKey) => boolean;
  /** @param isRange from the row chosen last to this one, as with Shift */
  toggle: (key: RowKey, isRange: boolean) => void;
  togglePage: () => void;
  keepOnly: (keys: readonly RowKey[]) => void;
  clear: () => void;
}

interface Chosen<Row> {
  row: Row;
  /** The page on which it was chosen. */
  place: string;
}

export interface SelectionOptions<Row> {
  keyOf: (row: Row) => RowKey;
  /** Names the page of the list: page, size, order. */
  place: string;
  /** Names the set that is paged through. With another one the choice ends: nothing is done to rows nobody sees. */
  scope: string;
  /** The rows are still those of the page before. */
  isStale: boolean;
}

/** The rows chosen over the pages of one list; a row that is no longer on its page is no longer chosen. */
export function useSelection<Row>(rows: readonly Row[], options: SelectionOptions<Row>): Selection<Row> {
  const { keyOf, place, scope, isStale } = options;
  const [state, setState] = useState<{ scope: string; chosen: ReadonlyMap<RowKey, Chosen<Row>> }>({
    scope,
    chosen: new Map(),
  });
  const last = useRef<RowKey | null>(null);
  const here = useMemo(() => new Map(rows.map((row) => [keyOf(row), row])), [rows, keyOf]);
  const chosen = useMemo(() => {
    const known = new Map<RowKey, Chosen<Row>>();
    if (state.scope !== scope) return known;
    for (const [key, one] of state.chosen) {
      const fresh = here.get(key);
      if (fresh !== undefined) known.set(key, { row: fresh, place });
      else if (isStale || one.place !== place) known.set(key, one);
    }
    return known;
  }, [state, scope, here, place, isStale]);
  const onPage = useMemo(() => [...chosen.keys()].filter((key) => here.has(key)).length, [chosen, here]);

  const change = (keys: readonly RowKey[], isOn: boolean): void => {
    const next = new Map(chosen);
    for (const key of keys) {
      const row = here.get(key);
      if (isOn && row !== undefined) next.set(key, { row, place });
      else next.delete(key);
    }
    setState({ scope, chosen: next });
  };
  const toggle = (key: RowKey, isRange: boolean): void => {
    const order = [...here.keys()];
    const from = isRange && last.current !== null ? order.indexOf(last.current) : -1;
    const to = order.indexOf(key);
    last.current = key;
    change(from === -1 ? [key] : order.slice(Math.min(from, to), Math.max(from, to) + 1), !chosen.has(key));
  };
  return {
    rows: useMemo(() => [...chosen.values()].map(({ row }) => row), [chosen]),
    onPage,
    has: (key) => chosen.has(key),
    toggle,
    togglePage: () => change([...here.keys()], onPage < here.size),
    keepOnly: (kept) =>
      setState({ scope, chosen: new Map([...chosen].filter(([key]) => kept.includes(key))) }),
    clear: () => setState({ scope, chosen: new Map() }),
  };
}
