import {
  acceptHighestBid,
  addOffer,
  adminAuctionDetail,
  auditBidder,
  barBidder,
  bidAudit,
  bidderList,
  offerList,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { strike } from '@fovea/shared-types/auction/strike.record';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api-client';
import { auctionKeys } from '../../../kit/lot/lot.queries';
import { recordKey } from '../../record/record.queries';
import { AUCTIONS_KEY, useAuctionsChanged } from '../auction.queries';

export const lotAdminKeys = {
  lot: (id: number) => [AUCTIONS_KEY, 'desk', id] as const,
  bidders: (id: number) => [AUCTIONS_KEY, 'desk', id, 'bidders'] as const,
};

/** The most that a list takes; the rest of a lot's bidders is a page further. */
export const BIDDERS_PAGE = 160;
/** What no push contains: who requested admission, what colleagues changed. */
const REFETCH_EVERY_MS = 10_000;

/** The seller's side of a lot: terms and reserve. The live figures come by the socket. */
export const lotAdminLotQuery = (id: number) =>
  queryOptions({
    queryKey: [...lotAdminKeys.lot(id), 'terms'] as const,
    queryFn: ({ signal }) => api(adminAuctionDetail, { id }, { quiet: true, signal }),
    refetchInterval: REFETCH_EVERY_MS,
  });

export const lotAdminBiddersQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...lotAdminKeys.bidders(id), page] as const,
    queryFn: ({ signal }) => api(bidderList, { id, page, limit: BIDDERS_PAGE }, { quiet: true, signal }),
    refetchInterval: REFETCH_EVERY_MS,
    placeholderData: keepPreviousData,
  });

export const lotAdminOffersQuery = (id: number) =>
  queryOptions({
    queryKey: [...lotAdminKeys.lot(id), 'offers'] as const,
    queryFn: ({ signal }) => api(offerList, { id }, { quiet: true, signal }),
  });

/** Reloads whatever the console shows of a lot, and the lists beside it. */
export function useLotAdminChanged(id: number): () => Promise<void> {
  const client = useQueryClient();
  const lots = useAuctionsChanged();
  return useCallback(async () => {
    const keys = [auctionKeys.lot(id), recordKey(auctionOrder), recordKey(strike)];
    await Promise.all([lots(), ...keys.map((queryKey) => client.invalidateQueries({ queryKey }))]);
  }, [client, lots, id]);
}

export const readOpenedBids = (id: number, page: number) => api(bidAudit, { id, page, limit: 160 });

interface Command {
  id: number;
  request_id: string;
}

export const sendVoid = (request: Command & { seq: number; reason: string }) => api(voidBid, request);
export const decideHighestBid = (request: Command & { status: 1 | -1 }) => api(acceptHighestBid, request);
export const sendReserve = (request: Command & { reserve_price: string | null }) =>
  api(updateAuction, request, { quiet: true });
export const sendEnd = (request: Command & { end_at: string }) =>
  api(updateAuction, request, { quiet: true });
export const sendOffer = ({ id, request_id }: Command) => api(addOffer, { auction_id: id, request_id });
export const sendBar = (request: {
  account_id: number;
  is_barred: boolean;
  reason: string;
  request_id: string;
}) => api(barBidder, request);

/** One decision on one bidder. @throws Error with the text for the reader */
export async function decideBidder(id: number, status: 1 | -1, reason: string | undefined): Promise<void> {
  const [outcome] = await api(auditBidder, { ids: [id], status, reason }, { quiet: true });
  if (outcome !== undefined && outcome.error !== null) throw new Error(outcome.msg ?? outcome.error);
}
