import { Injectable } from '@nestjs/common';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { payeeAccount } from '../../finance/ledger/ledger-rows.js';
import { CaptureRefunds } from '../../finance/payments/capture-refunds.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ReservationRepository, type ReservationState } from './reservation.repository.js';

type Escrowed = Pick<ReservationState, 'id' | 'company_id' | 'currency' | 'fee'>;

/** Where the fee waits until the viewing is over: with the merchant's, but not theirs yet. */
export const escrowOf = ({ company_id, currency }: Pick<ReservationState, 'company_id' | 'currency'>) =>
  payeeAccount({ sellerId: 0, companyId: company_id }, 'escrow', currency);

export const GIVE_BACK = 'give-back';

/** What happens to a viewing under its lock, and who is notified. */
@Injectable()
export class ReservationMoves {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly money: CaptureRefunds,
    private readonly outbox: Outbox,
  ) {}

  async book(tx: Tx, id: number, by: number | null): Promise<number> {
    await this.reservations.book(tx, id, by);
    return this.publish(tx, id, RESERVATION_STATUS.booked);
  }

  /** Frees the slot, and refunds the whole fee to its source. */
  async refuse(tx: Tx, one: Escrowed, by: number | null, reason: string | null): Promise<number> {
    await this.reservations.setRefunding(tx, one.id, by, reason);
    await this.publish(tx, one.id, RESERVATION_STATUS.refunding);
    const went = await this.money.refundCapture(
      tx,
      { type: 'reservation', id: one.id },
      one.fee,
      { type: 'reservation', id: one.id, step: GIVE_BACK },
      [{ account: escrowOf(one), change: -one.fee }],
    );
    await this.reservations.addRefunded(tx, one.id, one.fee);
    return went === 'done' ? this.settle(tx, one.id) : RESERVATION_STATUS.refunding;
  }

  /** The money has arrived. */
  async settle(tx: Tx, id: number): Promise<number> {
    await this.reservations.setRefunded(tx, id);
    return this.publish(tx, id, RESERVATION_STATUS.refunded);
  }

  /** @param isMoved it is still booked, at another time */
  async publish(tx: Tx, id: number, status: number, isMoved = false): Promise<number> {
    await this.outbox.add(tx, 'reservation.moved', { reservation_id: id, status, is_moved: isMoved });
    return status;
  }
}
