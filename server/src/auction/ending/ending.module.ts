import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { LotEnding } from './lot-ending.js';

/** What follows from the end of a lot. */
@Module({
  imports: [FinanceModule, GoodsModule],
  providers: [LotEnding],
  exports: [LotEnding],
})
export class EndingModule {}
