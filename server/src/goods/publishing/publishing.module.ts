import { Module } from '@nestjs/common';
import { registerConstraints } from '../../platform/database/constraint-errors.js';
import { ComplianceModule } from '../compliance/compliance.module.js';
import { GoodsHoldsModule } from '../holds/goods-holds.module.js';
import { ApprovedGoods } from './approved-goods.js';
import { FormCheck } from './form-check.js';
import { GoodsAdminExports } from './goods-admin.exports.js';
import { GoodsAdminQueryService } from './goods-admin-query.service.js';
import { GoodsAdminRepository } from './goods-admin.repository.js';
import { GoodsEditService } from './goods-edit.service.js';
import { GoodsFileRepository } from './goods-file.repository.js';
import { GoodsFiles } from './goods-files.js';
import { GoodsMaker } from './goods-maker.js';
import { GoodsReviewService } from './goods-review.service.js';
import { GoodsSubmissionService } from './goods-submission.service.js';
import { publishingConstraints } from './publishing.constraints.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingJobs } from './publishing.jobs.js';
import { PublishingRepository } from './publishing.repository.js';
import { PublishingService } from './publishing.service.js';
import { DueGoodsService } from './due-goods.service.js';
import { GoodsEditReader } from './goods-edit-reader.js';
import { GoodsEditWriter } from './goods-edit-writer.js';
import { GoodsLock } from './goods-lock.js';
import { SubmissionWithdrawalService } from './submission-withdrawal.service.js';
import { SellersFreight } from './sellers-freight.js';
import { ShelfService } from './shelf.service.js';
import { StockedGoodsRepository } from './stocked-goods.repository.js';
import { StockedGoods } from './stocked-goods.service.js';
import { SubmissionWriter } from './submission-writer.js';
import { SubmissionRepository } from './submission.repository.js';

/** Goods from the form to the shelf: published, reviewed, changed, put up on time, taken away. */
@Module({
  imports: [ComplianceModule, GoodsHoldsModule],
  controllers: [PublishingController],
  providers: [
    ApprovedGoods,
    FormCheck,
    GoodsAdminExports,
    GoodsAdminQueryService,
    GoodsAdminRepository,
    GoodsEditService,
    GoodsFileRepository,
    GoodsFiles,
    GoodsMaker,
    GoodsReviewService,
    GoodsSubmissionService,
    PublishingJobs,
    PublishingRepository,
    PublishingService,
    SellersFreight,
    ShelfService,
    DueGoodsService,
    GoodsEditReader,
    GoodsEditWriter,
    GoodsLock,
    SubmissionWithdrawalService,
    SubmissionRepository,
    SubmissionWriter,
    StockedGoods,
    StockedGoodsRepository,
  ],
  exports: [GoodsEditService, GoodsReviewService, PublishingService, SellersFreight, StockedGoods],
})
export class PublishingModule {
  constructor() {
    registerConstraints(publishingConstraints);
  }
}
