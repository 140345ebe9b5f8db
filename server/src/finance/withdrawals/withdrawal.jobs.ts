import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { Database } from '../../platform/database/database.js';
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
    while ((await this.alarm()) === CHUNK_MAX);
    this.outbox.wake();
  }

  private alarm(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.withdrawals.lockDue(tx, CHUNK_MAX);
      for (const row of due)
        await this.withdrawals.move(tx, row, { to: pay_failed, actorId: null, reason: null });
      await this.outbox.addAll(
        tx,
        due.map(({ id }) => ({ event: 'withdrawal.overdue' as const, payload: { withdrawal_id: id } })),
      );
      return due.length;
    });
  }
}
