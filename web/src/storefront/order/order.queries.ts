import { orderCount, orderDetail, orderList } from '@fovea/shared-types/order/order.calls';
import type { OrderDetailRequest, OrderListRequest } from '@fovea/shared-types/order/order.dto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const orderKeys = {
  all: ['orders'] as const,
  count: ['orders', 'count'] as const,
  list: (request: OrderListRequest) => ['orders', 'list', request] as const,
  detail: (request: OrderDetailRequest) => ['orders', 'detail', request] as const,
};

export const orderCountQuery = () =>
  queryOptions({
    queryKey: orderKeys.count,
    queryFn: ({ signal }) => api(orderCount, {}, { signal, quiet: true }),
  });

export const orderListQuery = (request: OrderListRequest) =>
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
