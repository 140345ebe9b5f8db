import { Injectable } from '@nestjs/common';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { CaptureRefunds } from '../../finance/payments/capture-refunds.js';
import { ReservationMoves } from './reservation-moves.js';
import { ReservationRepository } from './reservation.repository.js';

/** Results of a provider for refunds of a fee; what it refuses is credited to the payer's balance. */
@Injectable()
export class ReservationHandlers {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly money: CaptureRefunds,
    private readonly moves: ReservationMoves,
  ) {}

  @OnEvent('payment.refund-settled', 'order.end-reservation')
  async onSettled({ payload }: OutboxEvent<'payment.refund-settled'>, tx: Tx): HandlerResult {
    const { cause, is_done: isDone } = payload;
    if (cause.type !== 'reservation') return;
    const found = await this.reservations.lockReservation(tx, cause.id);
    invariant(found, 'a fee is refunded for a viewing that exists');
    if (!reservationMachine.may(found.status, 'money booked back')) return;
    if (!isDone) await this.money.creditFailed(tx, cause, found.buyer_id, found.currency);
    await this.moves.settle(tx, found.id);
  }
}
