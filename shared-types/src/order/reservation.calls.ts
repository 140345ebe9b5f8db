import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { PayAnswer, PayRequest } from '../finance/payment.dto.js';
import {
  AddReservationAnswer,
  AddReservationRequest,
  AdminSlotListRequest,
  AuditReservationRequest,
  CancelReservationRequest,
  ChangeReservationTimeAnswer,
  ChangeReservationTimeRequest,
  MyReservationListRequest,
  MyReservationListResponse,
  ReservationAnswer,
  ReservationDetail,
  SlotListRequest,
  UpdateSlotRequest,
  ViewingHours,
  ViewingSlot,
} from './reservation.dto.js';

export const slotList = call('/reservations/slot-list', {
  may: 'member',
  request: SlotListRequest,
  response: [ViewingSlot],
  summary: 'Slots of one day in which the merchant shows these goods by video',
});

export const addReservation = call('/reservations/add-reservation', {
  may: 'member',
  request: AddReservationRequest,
  response: AddReservationAnswer,
  summary: 'Reserves a slot for 15 minutes; it is booked once paid and confirmed by the merchant',
});

export const payReservation = call('/reservations/pay-reservation', {
  may: 'member',
  request: PayRequest,
  response: PayAnswer,
  summary: 'Pays the fee of a viewing',
});

export const myReservationList = call('/reservations/my-reservation-list', {
  may: 'member',
  request: MyReservationListRequest,
  response: MyReservationListResponse,
  summary: 'The caller’s viewings, newest first',
});

export const reservationDetail = call('/reservations/reservation-detail', {
  may: 'member',
  request: IdRequest,
  response: ReservationDetail,
  summary: 'One of the caller’s viewings, with the rules and possible actions',
});

export const changeReservationTime = call('/reservations/change-reservation-time', {
  may: 'member',
  request: ChangeReservationTimeRequest,
  response: ChangeReservationTimeAnswer,
  summary: 'Moves a booked viewing to another slot, once',
});

export const adminReservationDetail = call('/reservations/admin-reservation-detail', {
  may: 'order:reservation:list',
  request: IdRequest,
  response: ReservationDetail,
  summary: 'A viewing of the company',
});

export const auditReservation = call('/reservations/audit-reservation', {
  may: 'order:reservation:audit',
  request: AuditReservationRequest,
  response: ReservationAnswer,
  summary: 'Confirms a paid viewing, or refuses it with a reason and refunds the fee',
});

export const cancelReservation = call('/reservations/admin-cancel-reservation', {
  may: 'order:reservation:cancel',
  request: CancelReservationRequest,
  response: ReservationAnswer,
  summary: 'Cancels a booked viewing for the platform, with a reason; the whole fee is refunded',
});

export const adminSlotList = call('/reservations/admin-slot-list', {
  may: 'order:reservation:slot',
  request: AdminSlotListRequest,
  response: ViewingHours,
  summary: 'A merchant’s viewing hours',
});

export const updateSlot = call('/reservations/update-slot', {
  may: 'order:reservation:slot',
  request: UpdateSlotRequest,
  response: ViewingHours,
  summary: 'Sets the weekly hours, exceptional days, and whether paid viewings are booked at once',
});
