import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsDetailRequest } from '@fovea/shared-types/goods/goods.dto';
import { similarGoods } from '@fovea/shared-types/goods/views.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const REFRESH_MS = 30_000;

export const commodityQuery = (request: GoodsDetailRequest) =>
  queryOptions({
    queryKey: ['goods', 'detail', request],
    queryFn: ({ signal }) => api(goodsDetail, request, { quiet: true, clock: true, signal }),
    staleTime: REFRESH_MS,
    // Goods that were auctioned may come up again.
    refetchInterval: ({ state }) => ((state.data?.auction_id ?? null) === null ? false : REFRESH_MS),
  });

export const similarGoodsQuery = (id: number) =>
  queryOptions({
    queryKey: ['goods', 'similar', id],
    queryFn: ({ signal }) => api(similarGoods, { id }, { quiet: true, signal }),
    staleTime: REFRESH_MS,
  });
