import { orderRefunds } from '@fovea/shared-types/order/refund.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const orderRefundsQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'refunds', id] as const,
    queryFn: ({ signal }) => api(orderRefunds, { id }, { signal, quiet: true }),
    staleTime: 0,
  });
