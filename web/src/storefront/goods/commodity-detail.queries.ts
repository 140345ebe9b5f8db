import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsDetailRequest } from '@fovea/shared-types/goods/goods.dto';
import { similarGoods } from '@fovea/shared-types/goods/views.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { addClockSample, clockMark } from '../../lib/server-clock';

const REFRESH_MS = 30_000;

export const commodityQuery = (request: GoodsDetailRequest) =>
  queryOptions({
    queryKey: ['goods', 'detail', request],
    queryFn: async ({ signal }) => {
      const sentAt = clockMark();
      const goods = await api(goodsDetail, request, { quiet: true, signal });
      addClockSample(goods.server_time, sentAt);
      return goods;
    },
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

const GOODS_SN = /^[\w-]{1,40}$/;

/** One of the two from the address: `id`, or the goods number of a shared link. Null when it names neither. */
export function commodityRequest(search: URLSearchParams): GoodsDetailRequest | null {
  const id = Number(search.get('id'));
  if (Number.isSafeInteger(id) && id > 0) return { id };
  const goodsSn = search.get('goods_sn') ?? '';
  return GOODS_SN.test(goodsSn) ? { goods_sn: goodsSn } : null;
}
