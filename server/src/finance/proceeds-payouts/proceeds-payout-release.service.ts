import { Injectable } from '@nestjs/common';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import { Database, type Tx } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { ProceedsOrders } from './proceeds-orders.js';
import { released } from './proceeds-payout-movement.js';
import {
  ProceedsPayoutRepository,
  type ProceedsPayoutRow,
  type ProceedsPayoutStep,
} from './proceeds-payout.repository.js';

/** Of one transaction; a longer queue takes several. */
const BATCH_MAX = 100;

/** Gives merchants what has waited long enough, and reminds finance of what it stopped. */
@Injectable()
export class ProceedsPayoutReleaseService {
  constructor(
    private readonly db: Database,
    private readonly orders: ProceedsOrders,
    private readonly payouts: ProceedsPayoutRepository,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** Of orders without an open refund; what somebody holds waits for the next turn. @returns how many */
  async releaseDue(): Promise<number> {
    let total = 0;
    let after = 0;
    await inBatches(BATCH_MAX, async (max) => {
      const due = await this.payouts.listDue(this.db, after, max);
      if (due.length > 0) total += await this.releaseEach(due);
      after = due.at(-1)?.id ?? after;
      return due.length;
    });
    if (total > 0) this.outbox.wake();
    return total;
  }

  /** @returns how many were stopped for 30 days, again */
  async alarm(): Promise<number> {
    const total = await inBatches(BATCH_MAX, (max) =>
      this.db.transaction(async (tx) => {
        const rows = await this.payouts.markAlarmed(tx, max);
        await this.outbox.addAll(
          tx,
          rows.map(({ id }) => ({ event: 'transfer.stopped-long' as const, payload: { transfer_id: id } })),
        );
        return rows.length;
      }),
    );
    if (total > 0) this.outbox.wake();
    return total;
  }

  /** Rows that are locked: what is left of each is the merchant's to spend. */
  async release(
    tx: Tx,
    rows: readonly ProceedsPayoutRow[],
    step: Omit<ProceedsPayoutStep, 'to'>,
  ): Promise<void> {
    await this.payouts.move(tx, rows, { ...step, to: PROCEEDS_PAYOUT_STATUS.released });
    await this.ledger.postAll(
      tx,
      rows.map(released).filter((entry) => entry !== null),
    );
  }

  /** All at once; where that fails, each by itself: one that cannot go is tried again at the next turn, and keeps no other. */
  private async releaseEach(due: ReadonlyArray<{ id: number; order_id: number }>): Promise<number> {
    try {
      return await this.db.transaction((tx) => this.releaseOf(tx, due));
    } catch (error) {
      const [one, ...others] = due;
      if (others.length === 0) {
        this.log.error('proceeds whose time has come were not released', { transfer_id: one?.id, error });
        return 0;
      }
    }
    let total = 0;
    for (const one of due) total += await this.releaseEach([one]);
    return total;
  }

  private async releaseOf(tx: Tx, due: ReadonlyArray<{ order_id: number }>): Promise<number> {
    const orders = await this.orders.lock(
      tx,
      due.map(({ order_id }) => order_id),
      false,
    );
    const free = orders.filter(({ hasOpenRefund }) => !hasOpenRefund).map(({ id }) => id);
    const rows = await this.payouts.dueOf(tx, free);
    await this.release(tx, rows, { actorId: null, reason: null });
    await this.outbox.addAll(
      tx,
      rows.map(({ id }) => ({
        event: 'transfer.moved' as const,
        payload: { transfer_id: id, status: PROCEEDS_PAYOUT_STATUS.released, reason: null },
      })),
    );
    return rows.length;
  }
}
