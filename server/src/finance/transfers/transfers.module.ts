import { Module } from '@nestjs/common';
import { FeesModule } from '../fees/fees.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderProceeds } from './order-proceeds.js';
import { ProceedsOrders } from './proceeds-orders.js';
import { transferCauses } from './transfer-movement.js';
import { TransferController } from './transfer.controller.js';
import { TransferJobs } from './transfer.jobs.js';
import { TransferQueryService } from './transfer-query.service.js';
import { servedTransfer } from './transfer.record.js';
import { TransferReleaseService } from './transfer-release.service.js';
import { TransferRepository } from './transfer.repository.js';
import { TransferReviewService } from './transfer-review.service.js';
import { TransferService } from './transfer.service.js';

/** Proceeds of orders on their way to who sold them. */
@Module({
  imports: [FeesModule, LedgerModule],
  controllers: [TransferController, ...servedTransfer.controllers],
  providers: [
    OrderProceeds,
    ProceedsOrders,
    TransferJobs,
    TransferQueryService,
    TransferReleaseService,
    TransferRepository,
    TransferReviewService,
    TransferService,
    ...servedTransfer.providers,
  ],
  exports: [OrderProceeds, ProceedsOrders],
})
export class TransfersModule {
  constructor() {
    registerLedgerCauses(transferCauses);
  }
}
