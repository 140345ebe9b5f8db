import { checkCustomer } from '@fovea/shared-types/warehouse/customer.calls';
import type { CheckCustomerRequest } from '@fovea/shared-types/warehouse/customer.dto';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { addWarehouseBins, delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import type { AddWarehouseBinsRequest } from '@fovea/shared-types/warehouse/places.dto';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

export const setWarehouseStatus = (id: number, isOn: boolean) =>
  api(warehouseStatus, { id, status: isOn ? 1 : 0 }, { quiet: true });
export const deleteWarehouse = (id: number) => api(delWarehouse, { id }, { quiet: true });
export const addBins = (request: AddWarehouseBinsRequest) => api(addWarehouseBins, request, { quiet: true });

/** Whether such a customer exists already, as of now. */
export const doublesQuery = (request: CheckCustomerRequest) =>
  queryOptions({
    queryKey: [...recordKey(customer), 'doubles', request],
    queryFn: ({ signal }) => api(checkCustomer, request, { signal, quiet: true }),
    staleTime: 0,
  });
