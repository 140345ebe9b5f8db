import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RechargeRepository } from './recharge.repository.js';

const EVERY_MS = 60_000;
const BATCH_MAX = 500;

/** Ends recharges that nobody paid. */
@Injectable()
export class RechargeJobs implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly recharges: RechargeRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expire-recharges', EVERY_MS, async () => {
      await inBatches(BATCH_MAX, (max) => this.recharges.expire(this.db, max));
    });
  }
}
