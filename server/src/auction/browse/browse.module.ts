import { Module } from '@nestjs/common';
import { GoodsModule } from '../../goods/goods.module.js';
import { LiveModule } from '../live/live.module.js';
import { AuctionAdminController } from './auction-admin.controller.js';
import { AuctionController } from './auction.controller.js';
import { AuctionAdminQueryService } from './auction-admin-query.service.js';
import { AuctionAdminRepository } from './auction-admin.repository.js';
import { AuctionExports } from './auction.exports.js';
import { AuctionSearch } from './auction.search.js';
import { AuctionQueryRepository } from './auction-query.repository.js';
import { AuctionQueryService } from './auction-query.service.js';
import { FollowedGoods } from './followed-goods.js';
import { LotHolds } from './lot-holds.js';
import { WatchService } from './watch.service.js';

/** Lots as they are looked at. */
@Module({
  imports: [GoodsModule, LiveModule],
  controllers: [AuctionAdminController, AuctionController],
  providers: [
    AuctionAdminQueryService,
    AuctionAdminRepository,
    AuctionExports,
    AuctionQueryRepository,
    AuctionQueryService,
    AuctionSearch,
    FollowedGoods,
    LotHolds,
    WatchService,
  ],
  exports: [AuctionQueryService],
})
export class BrowseModule {}
