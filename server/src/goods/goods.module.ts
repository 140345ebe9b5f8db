import { Module } from '@nestjs/common';
import { GoodsController } from './goods.controller.js';
import { GoodsListRepository } from './goods-list.repository.js';
import { GoodsQueryService } from './goods-query.service.js';
import { GoodsRepository } from './goods.repository.js';
import { GoodsService } from './goods.service.js';

/** Goods as the shop shows them, with their categories and makers. */
@Module({
  controllers: [GoodsController],
  providers: [GoodsListRepository, GoodsQueryService, GoodsRepository, GoodsService],
  exports: [GoodsService],
})
export class GoodsModule {}
