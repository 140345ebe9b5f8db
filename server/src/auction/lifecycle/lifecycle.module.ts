import { Module } from '@nestjs/common';
import { BiddingModule } from '../bidding/bidding.module.js';
import { EndingModule } from '../ending/ending.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { LiveModule } from '../live/live.module.js';
import { LotController } from './lot.controller.js';
import { AuctionCloseService } from './auction-close.service.js';
import { AuctionOpeningService } from './auction-opening.service.js';
import { AuctionTermsRepository } from './auction-terms.repository.js';
import { AuctionTermsService } from './auction-terms.service.js';
import { AuctionTimer } from './auction-timer.js';
import { BulkOpeningService } from './bulk-opening.service.js';
import { ClosingConnections } from './closing-connections.js';
import { IdleSellerService } from './idle-seller.service.js';
import { LotClosing } from './lot-closing.js';
import { LotFaults } from './lot-faults.js';
import { LotCommandService } from './lot-command.service.js';
import { OutageExtension } from './outage-extension.js';
import { servedPlan } from './plan.record.js';
import { PlannedOpeningService } from './planned-opening.service.js';
import { servedTemplate } from './template.record.js';
import { TermsReplacement } from './terms-replacement.js';

/** Lots from their opening to their end. */
@Module({
  imports: [BiddingModule, EndingModule, GoodsModule, LiveModule],
  controllers: [LotController, ...servedPlan.controllers, ...servedTemplate.controllers],
  providers: [
    AuctionCloseService,
    AuctionOpeningService,
    AuctionTermsRepository,
    AuctionTermsService,
    AuctionTimer,
    BulkOpeningService,
    ClosingConnections,
    IdleSellerService,
    LotClosing,
    LotCommandService,
    LotFaults,
    OutageExtension,
    TermsReplacement,
    PlannedOpeningService,
    ...servedPlan.providers,
    ...servedTemplate.providers,
  ],
  exports: [AuctionOpeningService, IdleSellerService, LotCommandService, PlannedOpeningService],
})
export class LifecycleModule {}
