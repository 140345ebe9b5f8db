import { Module } from '@nestjs/common';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { FinanceModule } from '../finance/finance.module.js';
import { GoodsModule } from '../goods/goods.module.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { auctionConstraints } from './auction.constraints.js';
import { AuctionAdminQueryService } from './browse/auction-admin-query.service.js';
import { AuctionAdminRepository } from './browse/auction-admin.repository.js';
import { AuctionAdmissionRepository } from './admission/auction-admission.repository.js';
import { AdmissionReviewService } from './admission/admission-review.service.js';
import { AuctionAdmissionService } from './admission/auction-admission.service.js';
import { AuctionCloseService } from './lifecycle/auction-close.service.js';
import { AuctionOpeningService } from './lifecycle/auction-opening.service.js';
import { AuctionOrderRepository } from './aftermath/auction-order.repository.js';
import { AuctionOrderService } from './aftermath/auction-order.service.js';
import { AuctionQueryRepository } from './browse/auction-query.repository.js';
import { AuctionQueryService } from './browse/auction-query.service.js';
import { AuctionTermsRepository } from './lifecycle/auction-terms.repository.js';
import { AuctionTermsService } from './lifecycle/auction-terms.service.js';
import { AuctionController } from './browse/auction.controller.js';
import { AuctionAdminController } from './browse/auction-admin.controller.js';
import { BidLogController } from './log/bid-log.controller.js';
import { BidController } from './bidding/bid.controller.js';
import { LotController } from './lifecycle/lot.controller.js';
import { AuctionAdmissionController } from './admission/auction-admission.controller.js';
import { SecondChanceController } from './aftermath/second-chance.controller.js';
import { StrikeController } from './aftermath/strike.controller.js';
import { AuctionOrderController } from './aftermath/auction-order.controller.js';
import { AuctionTimer } from './lifecycle/auction-timer.js';
import { AuctionGateway } from './auction.gateway.js';
import { AuctionHandlers } from './auction.handlers.js';
import { AuctionJobs } from './auction.jobs.js';
import { AuctionLanes } from './bidding/bid-lanes.js';
import { BidLogRepository } from './log/bid-log.repository.js';
import { BidLogService } from './log/bid-log.service.js';
import { BidService } from './bidding/bid.service.js';
import { IdleSellerService } from './lifecycle/idle-seller.service.js';
import { LotCommandService } from './lifecycle/lot-command.service.js';
import { LotEnding } from './bidding/lot-ending.js';
import { LotHolds } from './browse/lot-holds.js';
import { LotHub } from './live/lot-hub.js';
import { LotRooms } from './live/lot-rooms.js';
import { LotViewRepository } from './live/lot-view.repository.js';
import { LotRepository } from './bidding/lot.repository.js';
import { RightOfWay } from './live/right-of-way.js';
import { SecondChanceRepository } from './aftermath/second-chance.repository.js';
import { SecondChanceService } from './aftermath/second-chance.service.js';
import { StrikeRepository } from './aftermath/strike.repository.js';
import { StrikeService } from './aftermath/strike.service.js';
import { WatchService } from './browse/watch.service.js';
import { WatcherCounts } from './live/watcher-counts.js';

/** Live auctions: the engine, its reads and its paperwork. */
@Module({
  imports: [FinanceModule, GoodsModule],
  controllers: [
    AuctionAdminController,
    AuctionAdmissionController,
    AuctionController,
    AuctionOrderController,
    BidController,
    BidLogController,
    LotController,
    SecondChanceController,
    StrikeController,
  ],
  providers: [
    DatabaseClock,
    AuctionAdminQueryService,
    AuctionAdminRepository,
    AuctionAdmissionRepository,
    AdmissionReviewService,
    AuctionAdmissionService,
    AuctionCloseService,
    AuctionGateway,
    AuctionHandlers,
    AuctionJobs,
    AuctionLanes,
    AuctionOpeningService,
    AuctionOrderRepository,
    AuctionOrderService,
    AuctionQueryRepository,
    AuctionQueryService,
    AuctionTermsRepository,
    AuctionTermsService,
    AuctionTimer,
    BidLogRepository,
    BidLogService,
    BidService,
    IdleSellerService,
    LotCommandService,
    LotEnding,
    LotHolds,
    LotHub,
    LotRepository,
    LotRooms,
    LotViewRepository,
    RightOfWay,
    SecondChanceRepository,
    SecondChanceService,
    StrikeRepository,
    StrikeService,
    WatchService,
    { provide: WatcherCounts, useExisting: LotRooms },
  ],
  exports: [AuctionOpeningService, AuctionOrderService, AuctionQueryService, BidService, LotCommandService],
})
export class AuctionModule {
  constructor() {
    registerConstraints(auctionConstraints);
  }
}
