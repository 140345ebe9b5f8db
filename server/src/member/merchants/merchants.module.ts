import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { MerchantMarks } from './merchant-marks.js';
import { MerchantQueryService } from './merchant-query.service.js';
import { MerchantController } from './merchant.controller.js';
import { servedMerchant } from './merchant.record.js';
import { MerchantRepository } from './merchant.repository.js';
import { MerchantSearch } from './merchant.search.js';
import { MerchantService } from './merchant.service.js';
import { MyMerchantQueryService } from './my-merchant-query.service.js';
import { MyMerchantService } from './my-merchant.service.js';

/** Companies in the back office: as the platform keeps them, and each its own. */
@Module({
  imports: [CompanyModule],
  controllers: [MerchantController, ...servedMerchant.controllers],
  providers: [
    MerchantMarks,
    MerchantQueryService,
    MerchantRepository,
    MerchantSearch,
    MerchantService,
    MyMerchantQueryService,
    MyMerchantService,
    ...servedMerchant.providers,
  ],
  exports: [MerchantMarks, MerchantQueryService],
})
export class MerchantsModule {}
