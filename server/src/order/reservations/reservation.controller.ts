import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { PayRequest } from '@fovea/shared-types/finance/payment.dto';
import {
  addReservation,
  changeReservationTime,
  myReservationList,
  payReservation,
  reservationDetail,
  slotList,
} from '@fovea/shared-types/order/reservation.calls';
import type {
  AddReservationRequest,
  ChangeReservationTimeRequest,
  MyReservationListRequest,
  SlotListRequest,
} from '@fovea/shared-types/order/reservation.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { ReservationQueryService } from './reservation-query.service.js';
import { ReservationService } from './reservation.service.js';

@Controller()
export class ReservationController {
  constructor(
    private readonly reservations: ReservationService,
    private readonly queries: ReservationQueryService,
  ) {}

  @Call(slotList)
  slots(_caller: MemberCaller, request: SlotListRequest) {
    return this.queries.slots(request);
  }

  @Call(addReservation)
  addReservation(caller: MemberCaller, request: AddReservationRequest) {
    return this.reservations.addReservation(caller, request);
  }

  @Call(payReservation)
  pay(caller: MemberCaller, request: PayRequest) {
    return this.reservations.pay(caller, request);
  }

  @Call(myReservationList)
  mine(caller: MemberCaller, request: MyReservationListRequest) {
    return this.queries.listMine(caller, request);
  }

  @Call(reservationDetail)
  reservationDetail(caller: MemberCaller, { id }: IdRequest) {
    return this.queries.getReservationDetail(caller, id);
  }

  @Call(changeReservationTime)
  changeTime(caller: MemberCaller, request: ChangeReservationTimeRequest) {
    return this.reservations.changeTime(caller, request);
  }
}
