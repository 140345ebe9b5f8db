import {
  addReservation,
  changeReservationTime,
  myReservationList,
  reservationDetail,
  slotList,
} from '@fovea/shared-types/order/reservation.calls';
import type {
  AddReservationRequest,
  ChangeReservationTimeRequest,
  MyReservationListRequest,
} from '@fovea/shared-types/order/reservation.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';

const ALL = documentKey('reservation');
/** Others choose slots as well. */
const SLOTS_AGAIN_MS = 30_000;

/** @param day of the reader's calendar */
export const slotsQuery = (goods_id: number, day: string) =>
  queryOptions({
    queryKey: [...ALL, 'slots', goods_id, day] as const,
    queryFn: ({ signal }) =>
      api(
        slotList,
        { goods_id, day, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        { signal, quiet: true },
      ),
    refetchInterval: SLOTS_AGAIN_MS,
  });

export const myReservationsQuery = (request: MyReservationListRequest) =>
  queryOptions({
    queryKey: [...ALL, 'list', request] as const,
    queryFn: ({ signal }) => api(myReservationList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const reservationQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'detail', id] as const,
    queryFn: ({ signal }) => api(reservationDetail, { id }, { signal, quiet: true }),
  });

export const holdSlot = (request: AddReservationRequest) => api(addReservation, request, { quiet: true });

export const moveTime = (request: ChangeReservationTimeRequest) =>
  api(changeReservationTime, request, { quiet: true });

export function useReservationsChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ALL }), [client]);
}
