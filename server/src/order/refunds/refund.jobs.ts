import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RefundDeadlines } from './refund-deadlines.service.js';
import { UnshippedOrders } from './unshipped-orders.service.js';

const EVERY_MS = 60_000;

/** Looks once a minute, on one of the nodes, at refunds that nobody answered, and at orders that nobody shipped. */
@Injectable()
export class RefundJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deadlines: RefundDeadlines,
    private readonly unshipped: UnshippedOrders,
  ) {}

  onModuleInit(): void {
    this.jobs.every('watch-refund-deadlines', EVERY_MS, async () => {
      await this.deadlines.moveOn();
    });
    this.jobs.every('give-back-unshipped', EVERY_MS, async () => {
      await this.unshipped.refundDueOrders();
    });
  }
}
