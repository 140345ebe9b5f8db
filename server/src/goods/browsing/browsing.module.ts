import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GoodsRepository } from '../goods.repository.js';
import { GoodsController } from './goods.controller.js';
import { GoodsListRepository } from './goods-list.repository.js';
import { GoodsQueryService } from './goods-query.service.js';

/** What visitors see of goods: lists and the page of one offer. */
@Module({
  imports: [CatalogueModule],
  controllers: [GoodsController],
  providers: [GoodsListRepository, GoodsQueryService, GoodsRepository],
})
export class BrowsingModule {}
