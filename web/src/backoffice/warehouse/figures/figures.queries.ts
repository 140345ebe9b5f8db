import { stockFigures } from '@fovea/shared-types/warehouse/figures.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';

const FRESH_MS = 60_000;

/** What was shown stays in sight while other figures are on their way. */
export const figuresQuery = (days: number, warehouseId: number | null) =>
  queryOptions({
    queryKey: ['warehouse', 'figures', days, warehouseId],
    queryFn: ({ signal }) =>
      api(
        stockFigures,
        { days, ...(warehouseId === null ? {} : { ware_house_id: warehouseId }) },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
