import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import type { Posting } from '../../finance/ledger/ledger-rows.js';
import { PayableRegistry, type Capture, type Due, type Payable } from '../../finance/payments/payable.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant, type RefusalId } from '../../platform/kernel/app-error.js';
import { escrowOf, ReservationMoves } from './reservation-moves.js';
import { ReservationRepository, type ReservationState } from './reservation.repository.js';
import { ViewingHoursService } from './viewing-hours.service.js';

/** A transfer would arrive after the quarter of an hour for which a slot is held. */
const METHODS: readonly PayType[] = [PAY_TYPE.balance, PAY_TYPE.monthly, PAY_TYPE.online];

/** A viewing as something that is paid: before it is booked. */
@Injectable()
export class ReservationPayable implements Payable, OnModuleInit {
  readonly type = 'reservation';

  constructor(
    private readonly payables: PayableRegistry,
    private readonly reservations: ReservationRepository,
    private readonly hours: ViewingHoursService,
    private readonly moves: ReservationMoves,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async lock(tx: Tx, id: number, payerId: number): Promise<Due | null> {
    const found = await this.reservations.lockReservation(tx, id);
    if (found?.buyer_id !== payerId) return null;
    return {
      amount: found.fee,
      currency: found.currency,
      refusal: refusalOf(found),
      reference: `V${id}`,
      deadline: found.pay_deadline,
      methods: METHODS,
    };
  }

  async captured(tx: Tx, id: number, { amount }: Capture): Promise<Posting[]> {
    const found = await this.reservations.lockReservation(tx, id);
    invariant(found, 'a viewing that was locked is there');
    await this.reservations.setPaid(tx, id, amount);
    const { is_automatic: isAutomatic } = await this.hours.getHost(tx, found.company_id);
    if (isAutomatic) await this.moves.book(tx, id, null);
    else await this.moves.publish(tx, id, RESERVATION_STATUS.under_review);
    return [{ account: escrowOf(found), change: amount }];
  }
}

function refusalOf({ captured, status, is_late }: ReservationState): RefusalId | null {
  if (captured > 0) return 'ALREADY_PAID';
  if (is_late || status === RESERVATION_STATUS.unpaid) return 'ORDER_EXPIRED';
  return reservationMachine.may(status, 'paid') ? null : 'STATE_CONFLICT';
}
