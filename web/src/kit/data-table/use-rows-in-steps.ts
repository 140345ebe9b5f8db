import { useEffect, useState } from 'react';

/** Fills the screen; the rest follows before anybody can scroll there. */
const STEP = 30;

/**
 * A full page of rows drawn at once would keep the page from answering for a fifth of a second: they come in steps,
 * each a task of its own. Rows that stand there already stay.
 * @param page names the rows: another page begins anew
 */
export function useRowsInSteps<Row>(rows: readonly Row[] | null, page: string): readonly Row[] | null {
  const [drawn, setDrawn] = useState({ page, count: STEP });
  const count = drawn.page === page ? drawn.count : STEP;
  const total = rows?.length ?? 0;
  useEffect(() => {
    if (drawn.page === page && count >= total) return undefined;
    // A message and not a frame: a tab in the background has no frames.
    const timer = setTimeout(() => setDrawn({ page, count: Math.min(count + STEP, Math.max(total, STEP)) }));
    return () => clearTimeout(timer);
  }, [drawn.page, page, count, total]);
  return rows === null || count >= rows.length ? rows : rows.slice(0, count);
}
