import { adminRefundDetail } from '@fovea/shared-types/order/refund.calls';
import { refund } from '@fovea/shared-types/order/refund.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

export const adminRefundQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(refund), 'seen', id] as const,
    queryFn: ({ signal }) => api(adminRefundDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });
