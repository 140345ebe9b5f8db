import type {
  AddCategoryRequest,
  AdminCategoryListRequest,
  UpdateCategoryRequest,
} from '@fovea/shared-types/goods/category.dto';
import {
  addCategory,
  adminCategoryList,
  categoryDetail,
  delCategory,
  updateCategory,
} from '@fovea/shared-types/goods/goods.calls';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const CATEGORIES = ['admin-categories'] as const;

export const categoryListQuery = (request: AdminCategoryListRequest) =>
  queryOptions({
    queryKey: [...CATEGORIES, 'list', request] as const,
    queryFn: ({ signal }) => api(adminCategoryList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const categoryDetailQuery = (id: string) =>
  queryOptions({
    queryKey: [...CATEGORIES, 'detail', id] as const,
    queryFn: ({ signal }) => api(categoryDetail, { id }, { signal, quiet: true }),
    // A form is filled with it: what somebody else saved a moment ago must be in it.
    staleTime: 0,
    gcTime: 0,
  });

export function useCategoriesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: CATEGORIES });
}

export const saveNewCategory = (request: AddCategoryRequest) => api(addCategory, request, { quiet: true });
export const saveCategory = (request: UpdateCategoryRequest) => api(updateCategory, request, { quiet: true });

/** Deletes it and reads what has changed with it. */
export function useDeleteCategory(): (id: string) => Promise<void> {
  const changed = useCategoriesChanged();
  return async (id) => {
    await api(delCategory, { id }, { quiet: true });
    await changed();
  };
}
