import { Module } from '@nestjs/common';
import { GoodsModule } from '../../goods/goods.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { BuyersGoods } from './buyers-goods.js';
import { OrderBuyersOfStock } from './order-buyers-of-stock.js';
import { OrderHolds } from './order-holds.js';
import { OrderRecallHandlers } from './order-recall.handlers.js';

/** What follows for goods from their being ordered: they stay, their buyers see them, and hear of a recall. */
@Module({
  imports: [GoodsModule, WarehouseModule],
  providers: [BuyersGoods, OrderBuyersOfStock, OrderHolds, OrderRecallHandlers],
})
export class OrderedGoodsModule {}
