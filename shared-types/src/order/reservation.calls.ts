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
  summary: 'Holds a slot for 15 minutes; it is booked once it is paid and the merchant has confirmed it',
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
  summary: 'One of the caller’s viewings, with the rules and what can be done',
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
  summary: 'A viewing that the company shows',
});

export const auditReservation = call('/reservations/audit-reservation', {
  may: 'order:reservation:audit',
  request: AuditReservationRequest,
  response: ReservationAnswer,
  summary: 'The merchant confirms a paid viewing, or refuses it with a reason: then the fee goes back',
});

export const cancelReservation = call('/reservations/admin-cancel-reservation', {
  may: 'order:reservation:cancel',
  request: CancelReservationRequest,
  response: ReservationAnswer,
  summary: 'The platform calls a booked viewing off, with its reason; the whole fee goes back',
});

export const adminSlotList = call('/reservations/admin-slot-list', {
  may: 'order:reservation:slot',
  request: AdminSlotListRequest,
  response: ViewingHours,
  summary: 'When a merchant shows goods by video',
});

export const updateSlot = call('/reservations/update-slot', {
  may: 'order:reservation:slot',
  request: UpdateSlotRequest,
  response: ViewingHours,
  summary: 'Sets the hours of the week, days that differ, and whether what is paid is booked at once',
});
