import {
  adminReservationDetail,
  adminSlotList,
  auditReservation,
  cancelReservation,
  updateSlot,
} from '@fovea/shared-types/order/reservation.calls';
import type {
  AuditReservationRequest,
  CancelReservationRequest,
  UpdateSlotRequest,
} from '@fovea/shared-types/order/reservation.dto';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

export const staffReservationQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(reservation), 'detail', id] as const,
    queryFn: ({ signal }) => api(adminReservationDetail, { id }, { quiet: true, signal }),
  });

export const viewingHoursQuery = () =>
  queryOptions({
    queryKey: [...recordKey(reservation), 'hours'] as const,
    queryFn: ({ signal }) => api(adminSlotList, {}, { quiet: true, signal }),
  });

export const sendDecision = (request: AuditReservationRequest) => api(auditReservation, request);

export const callOff = (request: CancelReservationRequest) => api(cancelReservation, request);

export const saveHours = (request: UpdateSlotRequest) => api(updateSlot, request, { quiet: true });
