import { addLexicon, delLexicon, lexiconList, updateLexicon } from '@fovea/shared-types/goods/lexicon.calls';
import type {
  AddLexiconRequest,
  LexiconListRequest,
  UpdateLexiconRequest,
} from '@fovea/shared-types/goods/lexicon.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const LEXICON = ['lexicon'] as const;

export const lexiconListQuery = (request: LexiconListRequest) =>
  queryOptions({
    queryKey: [...LEXICON, request] as const,
    queryFn: ({ signal }) => api(lexiconList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export function useLexiconChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LEXICON });
}

export const saveNewLexicon = (request: AddLexiconRequest) => api(addLexicon, request, { quiet: true });
export const saveLexicon = (request: UpdateLexiconRequest) => api(updateLexicon, request, { quiet: true });

/** Deletes it and reads what has changed with it. */
export function useDeleteLexicon(): (id: number) => Promise<void> {
  const changed = useLexiconChanged();
  return async (id) => {
    await api(delLexicon, { id }, { quiet: true });
    await changed();
  };
}
