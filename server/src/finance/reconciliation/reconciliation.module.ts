import { Module } from '@nestjs/common';
import { ReconciledDaysRepository } from './reconciled-days.repository.js';
import { ReconciledDaysService } from './reconciled-days.service.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { ReconciliationJobs } from './reconciliation.jobs.js';
import { servedReconciliation } from './reconciliation.record.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

/** Gateway, bank and ledger, compared every day. */
@Module({
  controllers: [ReconciliationController, ...servedReconciliation.controllers],
  providers: [
    ReconciledDaysRepository,
    ReconciledDaysService,
    ReconciliationJobs,
    ReconciliationRepository,
    ReconciliationService,
    ...servedReconciliation.providers,
  ],
})
export class ReconciliationModule {}
