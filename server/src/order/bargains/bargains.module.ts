import { Module } from '@nestjs/common';
import { GoodsModule } from '../../goods/goods.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { BargainPrices } from './bargain-prices.js';
import { BargainController } from './bargain.controller.js';
import { BargainAdminService } from './bargain-admin.service.js';
import { BargainEndingService } from './bargain-ending.service.js';
import { BargainJobs } from './bargain.jobs.js';
import { BargainMoves } from './bargain-moves.js';
import { BargainPieces } from './bargain-pieces.js';
import { BargainQueryRepository } from './bargain-query.repository.js';
import { BargainQueryService } from './bargain-query.service.js';
import { servedBargain } from './bargain.record.js';
import { BargainRepository } from './bargain.repository.js';
import { BargainService } from './bargain.service.js';

/** Buyers and merchants bargain about goods; the price they agree on serves one order. */
@Module({
  imports: [GoodsModule, QuotesModule, WarehouseModule],
  controllers: [BargainController, ...servedBargain.controllers],
  providers: [
    BargainPrices,
    BargainAdminService,
    BargainEndingService,
    BargainJobs,
    BargainMoves,
    BargainPieces,
    BargainQueryRepository,
    BargainQueryService,
    BargainRepository,
    BargainService,
    ...servedBargain.providers,
  ],
  exports: [],
})
export class BargainsModule {}
