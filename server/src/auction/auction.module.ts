import { Module } from '@nestjs/common';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { FinanceModule } from '../finance/finance.module.js';
import { GoodsModule } from '../goods/goods.module.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { auctionConstraints } from './auction.constraints.js';
import { AuctionAdminQueryService } from './auction-admin-query.service.js';
import { AuctionAdminController } from './auction-admin.controller.js';
import { AuctionAdminRepository } from './auction-admin.repository.js';
import { AuctionAdmissionRepository } from './auction-admission.repository.js';
import { AuctionAdmissionService } from './auction-admission.service.js';
import { AuctionCloseService } from './auction-close.service.js';
import { AuctionOpeningService } from './auction-opening.service.js';
import { AuctionOrderRepository } from './auction-order.repository.js';
import { AuctionOrderService } from './auction-order.service.js';
import { AuctionQueryRepository } from './auction-query.repository.js';
import { AuctionQueryService } from './auction-query.service.js';
import { AuctionTermsRepository } from './auction-terms.repository.js';
import { AuctionTermsService } from './auction-terms.service.js';
import { AuctionTimer } from './auction-timer.js';
import { AuctionController } from './auction.controller.js';
import { AuctionGateway } from './auction.gateway.js';
import { AuctionHandlers } from './auction.handlers.js';
import { AuctionJobs } from './auction.jobs.js';
import { AuctionLanes } from './bid-lanes.js';
import { BidLogRepository } from './bid-log.repository.js';
import { BidLogService } from './bid-log.service.js';
import { BidService } from './bid.service.js';
import { IdleSellerService } from './idle-seller.service.js';
import { LotCommandService } from './lot-command.service.js';
import { LotEnding } from './lot-ending.js';
import { LotHolds } from './lot-holds.js';
import { LotHub } from './lot-hub.js';
import { LotRooms } from './lot-rooms.js';
import { LotViewRepository } from './lot-view.repository.js';
import { LotRepository } from './lot.repository.js';
import { RightOfWay } from './right-of-way.js';
import { SecondChanceRepository } from './second-chance.repository.js';
import { SecondChanceService } from './second-chance.service.js';
import { StrikeRepository } from './strike.repository.js';
import { StrikeService } from './strike.service.js';
import { WatchService } from './watch.service.js';
import { WatcherCounts } from './watcher-counts.js';

/** Live auctions: the engine, its reads and its paperwork. */
@Module({
  imports: [FinanceModule, GoodsModule],
  controllers: [AuctionAdminController, AuctionController],
  providers: [
    DatabaseClock,
    AuctionAdminQueryService,
    AuctionAdminRepository,
    AuctionAdmissionRepository,
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
