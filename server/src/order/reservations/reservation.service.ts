import { Injectable } from '@nestjs/common';
import type { PayAnswer, PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { toWire } from '@fovea/shared-types/money';
import {
  VIEWING_CHANGES_MAX,
  VIEWING_FEES,
  VIEWING_UNPAID_MAX,
} from '@fovea/shared-types/order/reservation-rules';
import {
  addReservation,
  changeReservationTime,
  payReservation,
} from '@fovea/shared-types/order/reservation.calls';
import type {
  AddReservationAnswer,
  AddReservationRequest,
  ChangeReservationTimeAnswer,
  ChangeReservationTimeRequest,
} from '@fovea/shared-types/order/reservation.dto';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { ReservationMoves } from './reservation-moves.js';
import { ReservationRepository } from './reservation.repository.js';
import { ViewingHoursService } from './viewing-hours.service.js';

/** A buyer chooses a slot, pays it, and may move it once. */
@Injectable()
export class ReservationService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly hours: ViewingHoursService,
    private readonly moves: ReservationMoves,
    private readonly payments: PaymentService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Held until its time to be paid is over.
   * @throws AGREEMENT_REQUIRED, NOT_FOUND, RESERVATION_OWN_GOODS, SLOT_LIMIT, SLOT_TAKEN also where no slot begins then
   */
  async addReservation(caller: MemberCaller, request: AddReservationRequest): Promise<AddReservationAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const { goods_id: goodsId, currency } = request;
    const buyerId = caller.member.accountId;
    return this.idempotency.run(caller, addReservation.path, request, async (tx) => {
      const goods = await this.reservations.findGoods(tx, goodsId);
      if (!goods) throw new AppError('NOT_FOUND');
      if (goods.company_id === caller.member.companyId) throw new AppError('RESERVATION_OWN_GOODS');
      const start = new Date(request.start_at);
      const host = await this.hours.getHost(tx, goods.company_id);
      if (!this.hours.isOffered(host, start)) throw new AppError('SLOT_TAKEN');
      if ((await this.reservations.lockUnpaidCount(tx, buyerId)) >= VIEWING_UNPAID_MAX)
        throw new AppError('SLOT_LIMIT', { max: VIEWING_UNPAID_MAX });
      const wanted = { goodsId, companyId: goods.company_id, buyerId, start, currency };
      const { id, pay_deadline } = await this.reservations.insertReservation(tx, wanted);
      return {
        ...{ id, status: RESERVATION_STATUS.pending_payment, currency },
        settle_price: toWire(VIEWING_FEES[currency], currency),
        pay_deadline: pay_deadline.toISOString(),
      };
    });
  }

  /** @throws as `PaymentService.pay`; ORDER_EXPIRED, STATE_CONFLICT */
  async pay(caller: MemberCaller, request: PayRequest): Promise<PayAnswer> {
    const { id, pay_type: method } = request;
    const answer = await this.idempotency.run(caller, payReservation.path, request, async (tx) => {
      const subject = { type: 'reservation' as const, id };
      const { paymentId, payUrl } = await this.payments.pay(tx, subject, caller.member.accountId, method);
      const found = await this.reservations.lockReservation(tx, id);
      invariant(found, 'a viewing that was paid is there');
      return { status: found.status, payment_id: paymentId, pay_url: payUrl };
    });
    this.outbox.wake();
    return answer;
  }

  /** @throws NOT_FOUND, STATE_CONFLICT, CHANGE_LIMIT after the first time or too near, SLOT_TAKEN */
  async changeTime(
    caller: MemberCaller,
    request: ChangeReservationTimeRequest,
  ): Promise<ChangeReservationTimeAnswer> {
    const answer = await this.idempotency.run(caller, changeReservationTime.path, request, async (tx) => {
      const found = await this.reservations.lockReservation(tx, request.id);
      if (found?.buyer_id !== caller.member.accountId) throw new AppError('NOT_FOUND');
      if (!reservationMachine.may(found.status, 'move the time')) throw new AppError('STATE_CONFLICT');
      if (found.change_count >= VIEWING_CHANGES_MAX || found.is_near) throw new AppError('CHANGE_LIMIT');
      const start = new Date(request.start_at);
      const isSame = start.getTime() === found.start_at.getTime();
      const host = await this.hours.getHost(tx, found.company_id);
      if (isSame || !this.hours.isOffered(host, start)) throw new AppError('SLOT_TAKEN');
      await this.reservations.changeTime(tx, found.id, start);
      await this.moves.publish(tx, found.id, found.status, true);
      return { id: found.id, start_at: start.toISOString(), change_count: found.change_count + 1 };
    });
    this.outbox.wake();
    return answer;
  }
}
