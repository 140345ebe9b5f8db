import { useMemo, useRef, useState } from 'react';

export type RowKey = number | string;

export interface Selection<Row> {
  rows: readonly Row[];
  has: (key: RowKey) => boolean;
  /** @param isRange from the row chosen last to this one, as with Shift */
  toggle: (key: RowKey, isRange: boolean) => void;
  togglePage: () => void;
  keepOnly: (keys: readonly RowKey[]) => void;
  clear: () => void;
}

/** The rows chosen on this page; a row that is no longer there is no longer chosen. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const last = useRef<RowKey | null>(null);
  const chosen = useMemo(() => rows.filter((row) => keys.has(keyOf(row))), [rows, keys, keyOf]);

  const toggle = (key: RowKey, isRange: boolean): void => {
    const order = rows.map(keyOf);
    const from = isRange && last.current !== null ? order.indexOf(last.current) : -1;
    const to = order.indexOf(key);
    last.current = key;
    setKeys((old) => {
      const next = new Set(old);
      const isOn = !old.has(key);
      const range = from === -1 ? [key] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const one of range) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  };
  return {
    rows: chosen,
    has: (key) => keys.has(key),
    toggle,
    togglePage: () => setKeys(chosen.length === rows.length ? new Set() : new Set(rows.map(keyOf))),
    keepOnly: (kept) => setKeys(new Set(kept)),
    clear: () => setKeys(new Set()),
  };
}
