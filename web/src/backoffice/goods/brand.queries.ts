import type {
  AddBrandRequest,
  AdminBrandListRequest,
  UpdateBrandRequest,
} from '@fovea/shared-types/goods/brand.dto';
import {
  addBrand,
  adminBrandList,
  brandDetail,
  delBrand,
  updateBrand,
} from '@fovea/shared-types/goods/goods.calls';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const BRANDS = ['admin-brands'] as const;

export const brandListQuery = (request: AdminBrandListRequest) =>
  queryOptions({
    queryKey: [...BRANDS, 'list', request] as const,
    queryFn: ({ signal }) => api(adminBrandList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const brandDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...BRANDS, 'detail', id] as const,
    queryFn: ({ signal }) => api(brandDetail, { id }, { signal, quiet: true }),
    // A form is filled with it: what somebody else saved a moment ago must be in it.
    staleTime: 0,
    gcTime: 0,
  });

export function useBrandsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: BRANDS });
}

export const saveNewBrand = (request: AddBrandRequest) => api(addBrand, request, { quiet: true });
export const saveBrand = (request: UpdateBrandRequest) => api(updateBrand, request, { quiet: true });
export const switchBrand = (id: number, isShown: boolean) => saveBrand({ id, status: isShown ? 1 : 0 });

/** Deletes it and reads what has changed with it. */
export function useDeleteBrand(): (id: number) => Promise<void> {
  const changed = useBrandsChanged();
  return async (id) => {
    await api(delBrand, { id }, { quiet: true });
    await changed();
  };
}
