import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SearchedChoices } from '../../record/record-types';
import { useMay } from '../../../lib/permissions';
import { usePlaceSearch } from '../searches';
import { countParamsQuery } from './count.queries';

/** Warehouses for a filter, with permission to list them or to begin counts. */
export function useCountWarehouses(): SearchedChoices {
  const search = usePlaceSearch();
  const may = useMay();
  const { data } = useQuery({
    ...countParamsQuery({}),
    enabled: search === null && may('warehouse:count:add'),
  });
  return useMemo(
    () => ({
      search,
      given:
        search === null
          ? (data?.warehouses ?? []).map(({ code, name }) => ({ value: String(code), label: name }))
          : undefined,
    }),
    [data, search],
  );
}
