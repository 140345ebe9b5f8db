import { arrivedsDetail, delArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { arrivedsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

/** A form is filled with it, and counted numbers are held against it: it is read anew each time. */
export const arrivalQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(arrival), 'seen', id],
    queryFn: ({ signal }) => api(arrivedsDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const arrivalSlip = async (id: number) => (await api(arrivedsCert, { id })).url;

export const cancelArrival = (id: number) => api(delArriveds, { id }, { quiet: true });
