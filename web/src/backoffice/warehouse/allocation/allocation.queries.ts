import {
  warehouseAllocationsDetail,
  warehouseAllocationsParams,
} from '@fovea/shared-types/warehouse/allocation.calls';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

/** What is still missing is held against it: it is read anew each time. */
export const allocationQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(allocation), 'seen', id],
    queryFn: ({ signal }) => api(warehouseAllocationsDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const allocationParamsQuery = () =>
  queryOptions({
    queryKey: [...recordKey(allocation), 'params'],
    queryFn: ({ signal }) => api(warehouseAllocationsParams, {}, { signal, quiet: true }),
  });
