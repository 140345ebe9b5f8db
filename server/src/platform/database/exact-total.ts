import type { PageBounds } from './page.js';

/** The exact number of rows behind a page; it is counted only when the page itself does not show it. */
export async function exactTotal(
  rowsOnPage: number,
  { limit, offset }: PageBounds,
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = rowsOnPage < limit && (rowsOnPage > 0 || offset === 0);
  return isLastPage ? offset + rowsOnPage : count();
}
