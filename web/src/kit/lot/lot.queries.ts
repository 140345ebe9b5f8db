import { auctionDetail, bidList } from '@fovea/shared-types/auction/auction.calls';
import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { applyHistory, applySnapshot } from './live-state';
import type { ShownLot } from './shown-lot';

/** The session is part of no key: signing in or out refreshes what is shown (see use-live-auction). */
export const auctionKeys = {
  all: ['auction'] as const,
  lot: (id: number) => ['auction', 'lot', id] as const,
  mine: ['auction', 'mine'] as const,
  watched: ['auction', 'watched'] as const,
  offers: ['auction', 'offers'] as const,
};

/** The largest page the list takes. */
const HISTORY_PAGE = 160;

/** What the page shows of a lot. A snapshot through HTTP never replaces a newer state that the socket has delivered. */
export const lotQuery = (id: number) =>
  queryOptions({
    queryKey: auctionKeys.lot(id),
    queryFn: async ({ client, signal }): Promise<ShownLot> => {
      const snapshot = await api(auctionDetail, { id }, { quiet: true, clock: true, signal });
      return applySnapshot(client.getQueryData<ShownLot>(auctionKeys.lot(id)), snapshot);
    },
    // The socket keeps it fresh; without one the page polls by itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });

/** Reads the history further back and joins it to what is shown. */
export function useHistoryLoader(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (page: number) => api(bidList, { id, page, limit: 40 }),
    onSuccess: (answer) => {
      client.setQueryData(lotQuery(id).queryKey, (lot) =>
        lot === undefined ? undefined : applyHistory(lot, answer.data),
      );
    },
  });
}

/** Every public row of a lot, oldest first. New rows may come in while the pages are read; none is lost or doubled. */
export async function fetchWholeLog(
  id: number,
  onProgress: (read: number, total: number) => void,
): Promise<AuctionBidRow[]> {
  const bySeq = new Map<number, AuctionBidRow>();
  for (let page = 1; ; page += 1) {
    const answer = await api(bidList, { id, page, limit: HISTORY_PAGE }, { quiet: true });
    for (const row of answer.data) bySeq.set(row.seq, row);
    onProgress(bySeq.size, answer.total);
    if (answer.data.length < HISTORY_PAGE) break;
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
