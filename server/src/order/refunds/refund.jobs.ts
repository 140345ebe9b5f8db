import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RefundDeadlines } from './refund-deadlines.service.js';

const EVERY_MS = 60_000;

/** Looks once a minute, on one of the nodes, at refunds that nobody answered. */
@Injectable()
export class RefundJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deadlines: RefundDeadlines,
  ) {}

  onModuleInit(): void {
    this.jobs.every('watch-refund-deadlines', EVERY_MS, async () => {
      await this.deadlines.moveOn();
    });
  }
}
