import { Module } from '@nestjs/common';
import { FeesModule } from '../fees/fees.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { FeeCharges } from './fee-charges.js';
import { OrderProceeds } from './order-proceeds.js';
import { ProceedsOrders } from './proceeds-orders.js';
import { proceedsPayoutCauses } from './proceeds-payout-movement.js';
import { ProceedsPayoutController } from './proceeds-payout.controller.js';
import { ProceedsPayoutJobs } from './proceeds-payout.jobs.js';
import { ProceedsPayoutQueryService } from './proceeds-payout-query.service.js';
import { servedProceedsPayout } from './proceeds-payout.record.js';
import { ProceedsPayoutReleaseService } from './proceeds-payout-release.service.js';
import { ProceedsPayoutRepository } from './proceeds-payout.repository.js';
import { ProceedsPayoutReviewService } from './proceeds-payout-review.service.js';
import { ProceedsPayoutService } from './proceeds-payout.service.js';

/** Proceeds of orders on their way to who sold them. */
@Module({
  imports: [FeesModule, LedgerModule],
  controllers: [ProceedsPayoutController, ...servedProceedsPayout.controllers],
  providers: [
    FeeCharges,
    OrderProceeds,
    ProceedsOrders,
    ProceedsPayoutJobs,
    ProceedsPayoutQueryService,
    ProceedsPayoutReleaseService,
    ProceedsPayoutRepository,
    ProceedsPayoutReviewService,
    ProceedsPayoutService,
    ...servedProceedsPayout.providers,
  ],
  exports: [OrderProceeds, ProceedsOrders],
})
export class ProceedsPayoutsModule {
  constructor() {
    registerLedgerCauses(proceedsPayoutCauses);
  }
}
