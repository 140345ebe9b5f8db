import { orderCount, orderDetail, orderList, orderPrice } from '@fovea/shared-types/order/order.calls';
import { receiveOrder, shipmentList } from '@fovea/shared-types/order/shipping.calls';
import type { MyOrderListRequest, OrderDetailRequest } from '@fovea/shared-types/order/order.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { newRequestId } from '../../lib/request-id';

const orderKeys = {
  all: documentKey('order'),
  count: [...documentKey('order'), 'count'] as const,
  list: (request: MyOrderListRequest) => [...documentKey('order'), 'list', request] as const,
  detail: (request: OrderDetailRequest) => [...documentKey('order'), 'detail', request] as const,
};

export const orderCountQuery = () =>
  queryOptions({
    queryKey: orderKeys.count,
    queryFn: ({ signal }) => api(orderCount, {}, { signal, quiet: true }),
  });

export const orderListQuery = (request: MyOrderListRequest) =>
  queryOptions({
    queryKey: orderKeys.list(request),
    queryFn: ({ signal }) => api(orderList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const orderDetailQuery = (request: OrderDetailRequest) =>
  queryOptions({
    queryKey: orderKeys.detail(request),
    queryFn: ({ signal }) => api(orderDetail, request, { signal, quiet: true }),
  });

export const orderPriceQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKeys.all, 'price', id] as const,
    queryFn: ({ signal }) => api(orderPrice, { id }, { signal, quiet: true }),
  });

/** The parcels that have left. */
export const shipmentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKeys.all, 'shipments', id] as const,
    queryFn: ({ signal }) => api(shipmentList, { id }, { signal, quiet: true }),
  });

/** The buyer confirms receipt; every page of orders is reloaded. */
export function useReceive(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(receiveOrder, { id, request_id: newRequestId() }),
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
