import { goodsParams } from '@fovea/shared-types/goods/goods.calls';
import {
  addDraftProducts,
  addGoods,
  adminGoodsDetail,
  draftProductsDetail,
  submitGoods,
  updateDraftProducts,
  updateGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import type { AddDraftProductRequest, UpdateDraftProductRequest } from '@fovea/shared-types/goods/draft.dto';
import type { AddGoodsRequest, UpdateGoodsRequest } from '@fovea/shared-types/goods/publishing.dto';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api-client';
import { newRequestId } from '../../../lib/request-id';
import { badgeKeys } from '../../layout/badges.queries';

export const GOODS_KEY = 'admin-goods';
export const DRAFTS_KEY = 'draft-products';

/** Dictionaries, categories and makers in the reader's language. */
export const goodsParamsQuery = () =>
  queryOptions({
    queryKey: ['goods', 'params'],
    queryFn: ({ signal }) => api(goodsParams, {}, { signal, quiet: true }),
    staleTime: 10 * 60_000,
  });

/** A form is filled with it: what somebody else saved a moment ago must be in it. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

export const draftDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [DRAFTS_KEY, 'form', id],
    queryFn: ({ signal }) => api(draftProductsDetail, { id }, { signal, quiet: true }),
    ...FRESH,
  });

export const goodsFormQuery = (id: number) =>
  queryOptions({
    queryKey: [GOODS_KEY, 'form', id],
    queryFn: ({ signal }) => api(adminGoodsDetail, { id }, { signal, quiet: true }),
    ...FRESH,
  });

export const readDraft = (id: number) => api(draftProductsDetail, { id }, { quiet: true });
export const saveNewDraft = (request: AddDraftProductRequest) =>
  api(addDraftProducts, request, { quiet: true });
export const saveDraft = (request: UpdateDraftProductRequest) =>
  api(updateDraftProducts, request, { quiet: true });
export const publishGoods = (request: AddGoodsRequest) => api(addGoods, request, { quiet: true });
export const saveGoods = (request: UpdateGoodsRequest) => api(updateGoods, request, { quiet: true });
export const submitForReview = (id: number) =>
  api(submitGoods, { id, request_id: newRequestId() }, { quiet: true });

/** Lists of goods and drafts, and the counts in the menu. */
export function useGoodsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({
        queryKey: [GOODS_KEY],
        predicate: ({ queryKey }) => queryKey[1] !== 'form',
      }),
      queries.invalidateQueries({
        queryKey: [DRAFTS_KEY],
        predicate: ({ queryKey }) => queryKey[1] !== 'form',
      }),
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}
