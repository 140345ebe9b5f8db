import { auctionOrderDetail, settleStrike } from '@fovea/shared-types/auction/auction.calls';
import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

export const auctionOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(auctionOrder), 'detail', id] as const,
    queryFn: ({ signal }) => api(auctionOrderDetail, { id }, { quiet: true, signal }),
  });

export const sendSettle = (request: { id: number; reason: string; request_id: string }) =>
  api(settleStrike, request);
