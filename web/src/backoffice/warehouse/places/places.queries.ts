import { checkCustomer } from '@fovea/shared-types/warehouse/customer.calls';
import type { CheckCustomerRequest } from '@fovea/shared-types/warehouse/customer.dto';
import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { addWarehouseBins, delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import type { AddWarehouseBinsRequest } from '@fovea/shared-types/warehouse/places.dto';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { recordKey } from '../../record/record.queries';

/** As many as a select box offers; who has more searches the list. */
const CHOICES = 160;
const STALE_MS = 60_000;

export const setWarehouseStatus = (id: number, isOn: boolean) =>
  api(warehouseStatus, { id, status: isOn ? 1 : 0 }, { quiet: true });
export const deleteWarehouse = (id: number) => api(delWarehouse, { id }, { quiet: true });
export const addBins = (request: AddWarehouseBinsRequest) => api(addWarehouseBins, request, { quiet: true });

/** Whether somebody is a customer already, as it stands now. */
export const doublesQuery = (request: CheckCustomerRequest) =>
  queryOptions({
    queryKey: [...recordKey(customer), 'doubles', request],
    queryFn: ({ signal }) => api(checkCustomer, request, { signal, quiet: true }),
    staleTime: 0,
  });

interface Choice {
  value: string;
  label: string;
}

/** Warehouses that the reader sees, for select boxes. */
export function useWarehouseChoices(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(warehouse), 'choices'],
    queryFn: ({ signal }) => api(warehouse.calls.list, { limit: CHOICES }, { signal, quiet: true }),
    staleTime: STALE_MS,
    enabled: may('warehouse:warehouse:list'),
  });
  return useMemo(
    () =>
      (data?.data ?? []).map(({ id, ware_house_name }) => ({ value: String(id), label: ware_house_name })),
    [data],
  );
}

/** For `useChoices` of a page: these filters choose among the warehouses that the reader sees. */
export const warehouseFilters = <Name extends string>(...names: readonly Name[]) =>
  function useWarehouseFilters(): Record<Name, { options: readonly Choice[] }> {
    const options = useWarehouseChoices();
    return useMemo(() => {
      const choices = {} as Record<Name, { options: readonly Choice[] }>; // filled name by name
      for (const name of names) choices[name] = { options };
      return choices;
    }, [options]);
  };

export function useCustomerCompanyChoices(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(customerCompany), 'choices'],
    queryFn: ({ signal }) => api(customerCompany.calls.list, { limit: CHOICES }, { signal, quiet: true }),
    staleTime: STALE_MS,
    enabled: may('warehouse:customer-company:list'),
  });
  return useMemo(
    () => (data?.data ?? []).map(({ id, company_name }) => ({ value: String(id), label: company_name })),
    [data],
  );
}
