import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { LotOutcomes } from './lot-outcomes.js';
import { LotPieces } from './lot-pieces.js';

/** What follows from the end of a lot. */
@Module({
  imports: [FinanceModule, GoodsModule, WarehouseModule],
  providers: [LotOutcomes, LotPieces],
  exports: [LotOutcomes, LotPieces],
})
export class EndingModule {}
