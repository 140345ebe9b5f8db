import { aiSearchGoods } from '@fovea/shared-types/goods/ai-search.calls';
import type { AiSearchRequest } from '@fovea/shared-types/goods/ai-search.dto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

/** Goods for a sentence. Not retried: after the limit of a call the search by words is better. */
export const aiSearchQuery = (request: AiSearchRequest) =>
  queryOptions({
    queryKey: ['goods', 'ai-search', request] as const,
    queryFn: ({ signal }) => api(aiSearchGoods, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
