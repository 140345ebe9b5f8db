import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { Database, type Tx } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

const EVERY_MS = 10 * 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 100;

const { pay_failed } = WITHDRAWAL_STATUS;

/** Approved and forgotten: after some days finance is alarmed, and the money stays frozen. */
@Injectable()
export class WithdrawalJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly withdrawals: WithdrawalRepository,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('alarm-unpaid-withdrawals', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) => this.db.transaction((tx) => this.alarm(tx, max)));
    this.outbox.wake();
  }

  private async alarm(tx: Tx, max: number): Promise<number> {
    const due = await this.withdrawals.lockDue(tx, max);
    await this.withdrawals.move(tx, due, { to: pay_failed, actorId: null, reason: null });
    await this.outbox.addAll(
      tx,
      due.map(({ id }) => ({ event: 'withdrawal.overdue' as const, payload: { withdrawal_id: id } })),
    );
    return due.length;
  }
}
