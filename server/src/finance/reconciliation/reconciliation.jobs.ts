import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ReconciliationService } from './reconciliation.service.js';

const EVERY_MS = 10 * 60_000;

/** Looks on one of the nodes whether a day is over that nobody has compared. */
@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconciliations: ReconciliationService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(
      'reconcile-days',
      EVERY_MS,
      async () => {
        await this.reconciliations.runReconciliation();
      },
      'slow',
    );
  }
}
