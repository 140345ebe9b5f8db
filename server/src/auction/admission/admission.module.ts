import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { AuctionAdmissionController } from './auction-admission.controller.js';
import { AdmissionReviewService } from './admission-review.service.js';
import { AuctionAdmissionRepository } from './auction-admission.repository.js';
import { BidderListRepository } from './bidder-list.repository.js';
import { BidderListService } from './bidder-list.service.js';
import { AuctionAdmissionService } from './auction-admission.service.js';

/** Who may take part in a lot. */
@Module({
  imports: [FinanceModule, GoodsModule],
  controllers: [AuctionAdmissionController],
  providers: [
    AdmissionReviewService,
    AuctionAdmissionRepository,
    AuctionAdmissionService,
    BidderListRepository,
    BidderListService,
  ],
  exports: [AuctionAdmissionService],
})
export class AdmissionModule {}
