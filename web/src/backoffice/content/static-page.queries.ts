import { staticPageList, updateStaticPage } from '@fovea/shared-types/content/content.calls';
import type { StaticPageRow, UpdateStaticPageRequest } from '@fovea/shared-types/content/static-page.dto';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const staticPageListQuery = queryOptions({
  queryKey: ['content', 'static-page-list'] as const,
  queryFn: ({ signal }) => api(staticPageList, {}, { signal, quiet: true }),
});

/** Quiet: what goes wrong stands in the form. */
export const saveStaticPage = (request: UpdateStaticPageRequest) =>
  api(updateStaticPage, request, { quiet: true });

/** One of them as it stands now, past what is kept. */
export const readStaticPage = async (id: number): Promise<StaticPageRow | null> =>
  (await api(staticPageList, {}, { quiet: true })).find((page) => page.id === id) ?? null;

export const resetStaticPage = (request: UpdateStaticPageRequest) => api(updateStaticPage, request);

/** The list, and the texts that the storefront has read in this window. */
export function useStaticPagesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['content'] });
}
