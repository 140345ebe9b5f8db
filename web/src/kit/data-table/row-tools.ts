import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { TableImage } from './column';
import type { RowKey, Selection } from './use-selection';

/** The tools of a table for its rows. */
export interface RowTools<Row> {
  nameOf: (row: Row) => string;
  onOpen: (row: Row) => void;
  showImages: (images: readonly TableImage[]) => void;
  select: (key: RowKey, isRange: boolean) => void;
  expand: (key: RowKey) => void;
}

export interface RowToolsSource<Row> {
  nameOf: (row: Row) => string;
  selection?: Selection<Row>;
  onOpen?: (row: Row) => void;
  showImages: (images: readonly TableImage[]) => void;
}

/**
 * One object for all rows and all draws, so that a row is drawn anew only when something of its own changed.
 * @returns the tools, and which rows show what waits in their expander
 */
export function useRowTools<Row>(source: RowToolsSource<Row>): {
  tools: RowTools<Row>;
  open: ReadonlySet<RowKey>;
} {
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(new Set());
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const tools = useMemo<RowTools<Row>>(
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
    [],
  );
  return { tools, open };
}

const INTERACTIVE = 'a, button, input, label, select, textarea';

/** A click on the row itself: not on something in it, not the end of a selected text. */
export function isOnRow(event: MouseEvent<HTMLElement>): boolean {
  // Of a table inside a dialog in this row, React would report as well.
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return false;
  return event.target.closest(INTERACTIVE) === null && window.getSelection()?.isCollapsed !== false;
}
