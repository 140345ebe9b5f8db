import { Module } from '@nestjs/common';
import { BiddingModule } from '../bidding/bidding.module.js';
import { EndingModule } from '../ending/ending.module.js';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { LogModule } from '../log/log.module.js';
import { AuctionOrderController } from './auction-order.controller.js';
import { SecondChanceController } from './second-chance.controller.js';
import { StrikeController } from './strike.controller.js';
import { servedAuctionOrder } from './auction-order.record.js';
import { AuctionOrderRepository } from './auction-order.repository.js';
import { AuctionOrderSearch } from './auction-order.search.js';
import { AuctionOrderService } from './auction-order.service.js';
import { LotOffersService } from './lot-offers.service.js';
import { NextOffer } from './next-offer.js';
import { OfferAnswerService } from './offer-answer.service.js';
import { PaymentDefaultService } from './payment-default.service.js';
import { SecondChanceRepository } from './second-chance.repository.js';
import { SecondChanceService } from './second-chance.service.js';
import { servedStrike } from './strike.record.js';
import { StrikeRepository } from './strike.repository.js';
import { StrikeService } from './strike.service.js';

/** What becomes of bidders when their lot is over. */
@Module({
  imports: [BiddingModule, EndingModule, FinanceModule, GoodsModule, LifecycleModule, LogModule],
  controllers: [
    AuctionOrderController,
    SecondChanceController,
    StrikeController,
    ...servedAuctionOrder.controllers,
    ...servedStrike.controllers,
  ],
  providers: [
    AuctionOrderRepository,
    AuctionOrderSearch,
    AuctionOrderService,
    LotOffersService,
    NextOffer,
    OfferAnswerService,
    PaymentDefaultService,
    SecondChanceRepository,
    SecondChanceService,
    StrikeRepository,
    StrikeService,
    ...servedAuctionOrder.providers,
    ...servedStrike.providers,
  ],
  exports: [AuctionOrderService, OfferAnswerService, PaymentDefaultService],
})
export class AftermathModule {}
