import {
  adminAuctionDetail,
  adminAuctionList,
  cancelAuction,
} from '@fovea/shared-types/auction/auction.calls';
import type { AdminAuctionListRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { badgeKeys } from '../layout/badges.queries';

/** Lots as staff read them: their lists, their terms, the calendar of their ends. */
export const AUCTIONS_KEY = 'admin-auctions';

export const auctionListQuery = (request: AdminAuctionListRequest) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'list', request],
    queryFn: ({ signal }) => api(adminAuctionList, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

export const auctionDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'detail', id],
    queryFn: ({ signal }) => api(adminAuctionDetail, { id }, { quiet: true, signal }),
  });

export const cancelLot = (id: number, reason: string) =>
  api(cancelAuction, { id, reason, request_id: newRequestId() }, { quiet: true });

/** Whatever shows lots, and the counts in the menu. */
export function useAuctionsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [AUCTIONS_KEY] }),
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}
