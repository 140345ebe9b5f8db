import {
  addSavedSearch,
  delSavedSearch,
  savedSearchList,
  updateSavedSearch,
} from '@fovea/shared-types/goods/saved-search.calls';
import type {
  AddSavedSearchRequest,
  UpdateSavedSearchRequest,
} from '@fovea/shared-types/goods/saved-search.dto';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, ApiRefusal } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { toast } from '../../lib/toast-store';

const LIST = ['saved-searches'] as const;

export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: LIST,
    queryFn: ({ signal }) => api(savedSearchList, {}, { signal, quiet: true }),
    staleTime: 0,
  });

/** @param go leads to a page: the toast offers the list of what is kept */
export function useSaveSearch(go: (path: string) => void) {
  const { t } = useTranslation('search');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: AddSavedSearchRequest) => api(addSavedSearch, request, { quiet: true }),
    onSuccess: () => {
      toast.undoable(t('saved.added'), { label: t('saved.manage'), run: () => go(paths.savedSearches) });
      void client.invalidateQueries({ queryKey: LIST });
    },
    onError: (error) => {
      const id = error instanceof ApiRefusal ? error.error : null;
      if (id === 'ALREADY_DONE') toast.success(t('saved.already'));
      else toast.error(id === 'COUNT_LIMIT' ? t('saved.limit') : error.message);
    },
  });
}

export function useUpdateSavedSearch(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: UpdateSavedSearchRequest) => api(updateSavedSearch, request),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  });
}

export function useDeleteSavedSearch(onDone: () => void) {
  const { t } = useTranslation('search');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api(delSavedSearch, { id }),
    onSuccess: () => {
      toast.success(t('saved.deleted'));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  });
}
