import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { OrderEndingService } from './order-ending.service.js';

const EVERY_MS = 60_000;

/** Looks at the payment deadlines of all orders once a minute, on one of the nodes. */
@Injectable()
export class OrderJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly endings: OrderEndingService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('watch-payment-deadlines', EVERY_MS, async () => {
      await this.endings.endLate();
      await this.endings.remind();
    });
  }
}
