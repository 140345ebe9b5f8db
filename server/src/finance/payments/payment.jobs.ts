import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { OnlinePaymentRepository } from './online.repository.js';
import { PaymentRefundService } from './payment-refund.service.js';

const EVERY_MS = 10_000;
const BATCH_MAX = 500;

/** Ends payments without any further report, and sends refunds that are due. */
@Injectable()
export class PaymentJobs implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly payments: OnlinePaymentRepository,
    private readonly refunds: PaymentRefundService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expire-payments', EVERY_MS, async () => {
      await inBatches(BATCH_MAX, (max) => this.payments.expire(this.db, max));
    });
    this.jobs.every('return-payments', EVERY_MS, async () => void (await this.refunds.run()), 'slow');
  }
}
