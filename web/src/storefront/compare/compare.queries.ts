import { goodsByIds } from '@fovea/shared-types/goods/views.calls';
import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { api, ApiRefusal } from '../../lib/api-client';
import { commodityQuery } from '../goods/commodity-detail.queries';

export const comparedCardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['goods', 'compared', ids],
    queryFn: ({ signal }) => api(goodsByIds, { ids: [...ids] }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A column: the goods, or null when they left the shop. */
export interface ComparedColumn {
  id: number;
  goods: GoodsDetail | null;
}

export interface ComparedGoods {
  /** Undefined until each is known. */
  columns: ComparedColumn[] | undefined;
  error: Error | null;
  retry: () => void;
}

const isGone = (error: Error | null): boolean => error instanceof ApiRefusal && error.error === 'NOT_FOUND';

/** @param ids at most four, so each is read as its own page reads it, and from the same cache */
export function useComparedGoods(ids: readonly number[]): ComparedGoods {
  const results = useQueries({ queries: ids.map((id) => commodityQuery({ id })) });
  const columns = ids.flatMap((id, index): ComparedColumn[] => {
    const { data, error } = results[index] ?? { data: undefined, error: null };
    if (isGone(error)) return [{ id, goods: null }];
    return data === undefined ? [] : [{ id, goods: data }];
  });
  const failed = results.filter(({ data, error }) => data === undefined && error !== null && !isGone(error));
  return {
    columns: columns.length === ids.length ? columns : undefined,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Those that are still in the shop. */
export const goodsOf = (columns: readonly ComparedColumn[]): GoodsDetail[] =>
  columns.flatMap(({ goods }) => (goods === null ? [] : [goods]));
