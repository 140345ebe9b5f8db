import { arrivedsDetail, delArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { arrivedsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { recordKey } from '../../record/record.queries';

const CHOICES = 160;

/** A form is filled with it, and counted numbers are held against it: it is read anew each time. */
export const arrivalQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(arrival), 'seen', id],
    queryFn: ({ signal }) => api(arrivedsDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const arrivalSlip = async (id: number) => (await api(arrivedsCert, { id })).url;

export const cancelArrival = (id: number) => api(delArriveds, { id }, { quiet: true });

/** Customers for a select box, the newest first. */
export function useCustomerChoices(): { value: string; label: string }[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(customer), 'choices'],
    queryFn: ({ signal }) => api(customer.calls.list, { limit: CHOICES }, { signal, quiet: true }),
    enabled: may('warehouse:customer:list'),
  });
  return useMemo(
    () =>
      (data?.data ?? []).map(({ id, customer_name, company_name }) => ({
        value: String(id),
        label: company_name === null ? customer_name : `${customer_name} · ${company_name}`,
      })),
    [data],
  );
}
