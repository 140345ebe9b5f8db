import { Module } from '@nestjs/common';
import { registerLedgerCauses } from '../finance/ledger/ledger-causes.js';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { RecallsModule } from '../warehouse/compliance/recalls.module.js';
import { AdmissionModule } from './admission/admission.module.js';
import { AftermathModule } from './aftermath/aftermath.module.js';
import { BiddingModule } from './bidding/bidding.module.js';
import { BrowseModule } from './browse/browse.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { LiveModule } from './live/live.module.js';
import { LogModule } from './log/log.module.js';
import { auctionAudit } from './auction.audit.js';
import { auctionCauses } from './auction.causes.js';
import { auctionConstraints } from './auction.constraints.js';
import { AuctionGateway } from './auction.gateway.js';
import { AuctionHandlers } from './auction.handlers.js';
import { AuctionJobs } from './auction.jobs.js';
import { AuctionRecallHandlers } from './auction-recall.handlers.js';

/** Live auctions: a room for each thing that is done with lots, and the face towards later modules. */
@Module({
  imports: [
    AdmissionModule,
    AftermathModule,
    BiddingModule,
    BrowseModule,
    LifecycleModule,
    LiveModule,
    LogModule,
    RecallsModule,
  ],
  providers: [AuctionGateway, AuctionHandlers, AuctionJobs, AuctionRecallHandlers],
  exports: [AftermathModule, BiddingModule, BrowseModule, LifecycleModule],
})
export class AuctionModule {
  constructor() {
    registerConstraints(auctionConstraints);
    registerAuditSubjects(auctionAudit);
    registerLedgerCauses(auctionCauses);
  }
}
