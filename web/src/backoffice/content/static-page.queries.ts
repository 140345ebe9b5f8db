import { updateStaticPage } from '@fovea/shared-types/content/content.calls';
import type { UpdateStaticPageRequest } from '@fovea/shared-types/content/static-page.dto';
import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { readRow, useRecordChanged } from '../record/record.queries';

/** Quiet: errors are shown in the form. */
export const saveStaticPage = (request: UpdateStaticPageRequest) =>
  api(updateStaticPage, request, { quiet: true });

/** One of them as it is now, bypassing the cache. */
export const readStaticPage = (id: number) => readRow(staticPages, id);

export const resetStaticPage = (request: UpdateStaticPageRequest) => api(updateStaticPage, request);

/** The list, and the texts that the storefront has read in this window. */
export function useStaticPagesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const changed = useRecordChanged(staticPages);
  return async () => {
    await queries.invalidateQueries({ queryKey: ['content'] });
    await changed();
  };
}
