import { requeueParkedEvents } from '@fovea/shared-types/platform/platform.calls';
import type { RequeueParkedEventsRequest } from '@fovea/shared-types/platform/parked-event.dto';
import { parkedEvent } from '@fovea/shared-types/platform/parked-event.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

export const parkedEventQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(parkedEvent), 'detail', id] as const,
    queryFn: ({ signal }) => api(parkedEvent.calls.detail, { id }, { signal, quiet: true }),
    // A form is filled with it.
    staleTime: 0,
    gcTime: 0,
  });

/** @throws what the call throws; nothing is shown, as one of many may fail */
export const requeueEvents = (request: RequeueParkedEventsRequest) =>
  api(requeueParkedEvents, request, { quiet: true });
