import { Injectable } from '@nestjs/common';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ReservationMoves } from './reservation-moves.js';
import { ReservationRepository } from './reservation.repository.js';

/** Viewings of one transaction; a longer queue takes several. */
const BATCH_MAX = 100;

/** Automatic endings: slots that nobody paid, and viewings whose merchant did not answer. */
@Injectable()
export class ReservationEndingService {
  constructor(
    private readonly db: Database,
    private readonly reservations: ReservationRepository,
    private readonly moves: ReservationMoves,
    private readonly outbox: Outbox,
  ) {}

  /** Safe on several nodes at once and again. */
  async endAll(): Promise<void> {
    const ended =
      (await inBatches(BATCH_MAX, (max) => this.lapse(max))) +
      (await inBatches(BATCH_MAX, (max) => this.refuseSilent(max)));
    if (ended > 0) this.outbox.wake();
  }

  private lapse(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const ids = await this.reservations.lapse(tx, max);
      await this.outbox.addAll(
        tx,
        ids.map((reservation_id) => ({
          event: 'reservation.moved' as const,
          payload: { reservation_id, status: RESERVATION_STATUS.unpaid, is_moved: false },
        })),
      );
      return ids.length;
    });
  }

  private refuseSilent(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const silent = await this.reservations.lockSilent(tx, max);
      for (const found of silent) await this.moves.refuse(tx, found, null, null);
      return silent.length;
    });
  }
}
