import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../../../lib/permissions';
import { useWarehouseChoices } from '../places/places.queries';
import { countParamsQuery } from './count.queries';

/** Warehouses as a filter offers them, to whoever lists them or begins counts. */
export function useCountWarehouses(): { value: string; label: string }[] {
  const listed = useWarehouseChoices();
  const may = useMay();
  const { data } = useQuery({
    ...countParamsQuery({}),
    enabled: !may('warehouse:warehouse:list') && may('warehouse:count:add'),
  });
  return useMemo(
    () => (data ? data.warehouses.map(({ code, name }) => ({ value: String(code), label: name })) : listed),
    [data, listed],
  );
}
