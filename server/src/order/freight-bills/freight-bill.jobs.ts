import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FreightBillService } from './freight-bill.service.js';

const EVERY_MS = 60_000;

/** Looks once a minute, on one of the nodes, at freight that nobody paid. */
@Injectable()
export class FreightBillJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly bills: FreightBillService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('watch-freight-bills', EVERY_MS, async () => {
      await this.bills.endLate();
    });
  }
}
