import { auctionList } from '@fovea/shared-types/auction/auction.calls';
import type { AuctionListRequest } from '@fovea/shared-types/auction/auction.dto';
import { categoryList, goodsList, goodsParams } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import { searchGoods, searchSuggest } from '@fovea/shared-types/goods/search.calls';
import type { SearchGoodsRequest, SearchSuggestRequest } from '@fovea/shared-types/goods/search.dto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const LIVE_REFRESH_MS = 15_000;

const goodsKeys = {
  categories: ['goods', 'categories'] as const,
  params: ['goods', 'params'] as const,
  list: (request: GoodsListRequest) => ['goods', 'list', request] as const,
  search: (request: SearchGoodsRequest) => ['goods', 'search', request] as const,
  live: (request: AuctionListRequest) => ['auctions', 'list', request] as const,
};

/** The tree of categories; it changes by the day, not by the minute. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: goodsKeys.categories,
    queryFn: ({ signal }) => api(categoryList, {}, { signal, quiet: true }),
    staleTime: 10 * 60_000,
  });

/** Dictionaries of the filters, in the reader's language. */
export const goodsParamsQuery = () =>
  queryOptions({
    queryKey: goodsKeys.params,
    queryFn: ({ signal }) => api(goodsParams, {}, { signal, quiet: true }),
    staleTime: 10 * 60_000,
  });

/** Old rows stay, dimmed, while a new filter is under way. */
export const goodsListQuery = (request: GoodsListRequest) =>
  queryOptions({
    queryKey: goodsKeys.list(request),
    queryFn: ({ signal }) => api(goodsList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** The search by words: the list, and help where it finds little. */
export const searchGoodsQuery = (request: SearchGoodsRequest) =>
  queryOptions({
    queryKey: goodsKeys.search(request),
    queryFn: ({ signal }) => api(searchGoods, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** What the search box offers while somebody types. */
export const searchSuggestQuery = (request: SearchSuggestRequest) =>
  queryOptions({
    queryKey: ['goods', 'suggest', request] as const,
    queryFn: ({ signal }) => api(searchSuggest, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Live prices and ends. */
export const liveAuctionsQuery = (request: AuctionListRequest) =>
  queryOptions({
    queryKey: goodsKeys.live(request),
    queryFn: ({ signal }) => api(auctionList, request, { signal, quiet: true, clock: true }),
    refetchInterval: LIVE_REFRESH_MS,
    placeholderData: keepPreviousData,
  });
