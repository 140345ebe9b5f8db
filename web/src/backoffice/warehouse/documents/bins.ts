import type { ListRequestOf } from '@fovea/shared-types/record/record';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';
import { useMay } from '../../../lib/permissions';
import type { BinChoice } from './stock-lines';

/** As many as are offered at once; who has more searches. */
const SHOWN = 160;
const STALE_MS = 5 * 60_000;

/** Bins in use of a warehouse, those whose code holds the words. */
export const binsQuery = (warehouseId: number, text = '') => {
  const request: ListRequestOf<(typeof bin)['declared']> = {
    ware_house_id: warehouseId,
    status: 1,
    limit: SHOWN,
    ...(text !== '' && { code: text }),
  };
  return queryOptions({
    queryKey: [...recordKey(bin), 'choices', request],
    queryFn: async ({ signal }): Promise<{ bins: BinChoice[]; total: number }> => {
      const { data, total } = await api(bin.calls.list, request, { signal, quiet: true });
      return { bins: data.map(({ id, code }) => ({ id, code })), total };
    },
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
};

/** Whether there is a bin to choose in a warehouse; undefined while unknown. */
export function useHasBins(warehouseId: number): boolean | undefined {
  const isEnabled = useMay()('warehouse:bin:list') && warehouseId > 0;
  const { data } = useQuery({ ...binsQuery(warehouseId), enabled: isEnabled });
  return data && data.total > 0;
}
