import {
  addBidder,
  addWatch,
  answerOffer,
  myAuctionOrderList,
  myOfferList,
  myWatchList,
  removeWatch,
} from '@fovea/shared-types/auction/auction.calls';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { auctionKeys, lotQuery } from '../../kit/lot/lot.queries';

export function useWatch(id: number) {
  const client = useQueryClient();
  const key = lotQuery(id).queryKey;
  const show = (isWatching: boolean) =>
    client.setQueryData(key, (lot) => (lot === undefined ? undefined : { ...lot, is_watching: isWatching }));
  return useMutation({
    mutationFn: (isWatching: boolean) => api(isWatching ? addWatch : removeWatch, { id }),
    onMutate: show,
    onError: (_error, isWatching) => show(!isWatching),
    onSettled: () => client.invalidateQueries({ queryKey: auctionKeys.watched }),
  });
}

export function useAdmission(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) =>
      api(
        addBidder,
        { id, checked: true, request_id: requestId },
        { handles: ['INSUFFICIENT_BALANCE', 'BIDDER_BARRED', 'BID_OWN_GOODS', 'STATE_CONFLICT'] },
      ),
    onSuccess: (answer) =>
      client.setQueryData(lotQuery(id).queryKey, (lot) =>
        lot === undefined
          ? undefined
          : { ...lot, bidder_status: answer.bidder_status, deposit_status: answer.deposit_status },
      ),
  });
}

export const myAuctionsQuery = (group: string | undefined, page: number, limit: number) =>
  queryOptions({
    queryKey: [...auctionKeys.mine, group ?? 'all', page, limit],
    queryFn: ({ signal }) =>
      api(myAuctionOrderList, { group, page, limit }, { quiet: true, clock: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 15_000,
  });

export const watchedQuery = () =>
  infiniteQueryOptions({
    queryKey: auctionKeys.watched,
    queryFn: ({ pageParam, signal }) =>
      api(myWatchList, { page: pageParam, limit: 40 }, { quiet: true, clock: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.current_page * last.per_page < last.total ? last.current_page + 1 : undefined,
    staleTime: 0,
    refetchInterval: 15_000,
  });

export const offersQuery = () =>
  queryOptions({
    queryKey: auctionKeys.offers,
    queryFn: ({ signal }) => api(myOfferList, { status: 0 }, { quiet: true, signal }),
    staleTime: 0,
  });

export function useOfferAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: { id: number; status: 1 | -1; request_id: string }) => api(answerOffer, answer),
    onSettled: () => client.invalidateQueries({ queryKey: auctionKeys.all }),
  });
}
