import { Module } from '@nestjs/common';
import { registerKeptKeys } from '../../platform/http/idempotency.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { EndingModule } from '../ending/ending.module.js';
import { LiveModule } from '../live/live.module.js';
import { BidController } from './bid.controller.js';
import { ClockWatch } from './clock-watch.js';
import { BidderClearance } from './bidder-clearance.js';
import { KEYS_OF_BIDS } from './bid-repeat.js';
import { BidService, AuctionLanes } from './bid.service.js';
import { BuyNowService } from './buy-now.service.js';
import { LockedLots } from './locked-lots.js';
import { LotCommandRunner } from './lot-command-runner.js';
import { LotSale } from './lot-sale.js';
import { RecalledLots } from './recalled-lots.js';

/** Bids, and the lanes by which alone a lot that has started is changed. */
@Module({
  imports: [EndingModule, GoodsModule, LiveModule],
  controllers: [BidController],
  providers: [
    AuctionLanes,
    BidderClearance,
    BidService,
    BuyNowService,
    ClockWatch,
    LockedLots,
    LotCommandRunner,
    LotSale,
    RecalledLots,
  ],
  exports: [AuctionLanes, BidService, ClockWatch, LockedLots, LotCommandRunner, RecalledLots],
})
export class BiddingModule {
  constructor() {
    registerKeptKeys(KEYS_OF_BIDS);
  }
}
