import {
  addTableView,
  deleteTableView,
  shareTableView,
  tableViewList,
  updateTableView,
} from '@fovea/shared-types/platform/platform.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { type Filters, readSort, type Sort, sortText } from '../../lib/list-page';

/** What a saved view keeps: filters and order, as in the address. */
export interface SavedView {
  filters: Filters<string>;
  sort: Sort | null;
}

export const writeView = ({ filters, sort }: SavedView): Record<string, unknown> => ({
  filters: { ...filters },
  sort: sortText(sort) ?? null,
});

/** Whatever an older version left there, the list can be shown with it. */
export function readView(view: Readonly<Record<string, unknown>>): SavedView {
  const kept: object = typeof view.filters === 'object' && view.filters !== null ? view.filters : {};
  const texts = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    filters: Object.fromEntries(texts),
    sort: readSort(typeof view.sort === 'string' ? view.sort : null),
  };
}

export const viewsQuery = (table: string) =>
  queryOptions({
    queryKey: ['table-views', table],
    queryFn: ({ signal }) => api(tableViewList, { table }, { quiet: true, signal }),
  });
export const keepView = (table: string, name: string, view: SavedView) =>
  api(addTableView, { table, name, view: writeView(view) });
export const changeView = (id: number, name: string, view: Readonly<Record<string, unknown>>) =>
  api(updateTableView, { id, name, view });
export const dropView = (id: number) => api(deleteTableView, { id });
export const shareView = (id: number, isShared: boolean) =>
  api(shareTableView, { id, is_shared: isShared ? 1 : 0 });
