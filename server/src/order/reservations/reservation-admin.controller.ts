import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  adminReservationDetail,
  adminSlotList,
  auditReservation,
  cancelReservation,
  updateSlot,
} from '@fovea/shared-types/order/reservation.calls';
import type {
  AdminSlotListRequest,
  AuditReservationRequest,
  CancelReservationRequest,
  UpdateSlotRequest,
} from '@fovea/shared-types/order/reservation.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ReservationAdminService } from './reservation-admin.service.js';
import { ReservationQueryService } from './reservation-query.service.js';
import { ViewingHoursService } from './viewing-hours.service.js';

@Controller()
export class ReservationAdminController {
  constructor(
    private readonly admin: ReservationAdminService,
    private readonly hours: ViewingHoursService,
    private readonly queries: ReservationQueryService,
  ) {}

  @Call(adminReservationDetail)
  adminReservationDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.staffDetail(caller, id);
  }

  @Call(auditReservation)
  auditReservation(caller: StaffCaller, request: AuditReservationRequest) {
    return this.admin.answerReservation(caller, request);
  }

  @Call(cancelReservation)
  cancelReservation(caller: StaffCaller, request: CancelReservationRequest) {
    return this.admin.cancelReservation(caller, request);
  }

  @Call(adminSlotList)
  slots(caller: StaffCaller, { company_id }: AdminSlotListRequest) {
    return this.hours.readViewingHours(caller, company_id);
  }

  @Call(updateSlot)
  updateSlots(caller: StaffCaller, request: UpdateSlotRequest) {
    return this.hours.updateViewingHours(caller, request);
  }
}
