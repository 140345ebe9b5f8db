import { Module } from '@nestjs/common';
import { ReconciliationJobs } from './reconciliation.jobs.js';
import { servedReconciliation } from './reconciliation.record.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

/** Gateway, bank and books, compared every day. */
@Module({
  controllers: [...servedReconciliation.controllers],
  providers: [
    ReconciliationJobs,
    ReconciliationRepository,
    ReconciliationService,
    ...servedReconciliation.providers,
  ],
})
export class ReconciliationModule {}
