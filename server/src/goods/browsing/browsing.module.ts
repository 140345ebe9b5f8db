import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GoodsDetailRepository } from './goods-detail.repository.js';
import { SearchModule } from '../search/search.module.js';
import { GoodsController } from './goods.controller.js';
import { GoodsQueryService } from './goods-query.service.js';

/** What visitors see of goods: lists and the page of one offer. */
@Module({
  imports: [CatalogueModule, SearchModule],
  controllers: [GoodsController],
  providers: [GoodsQueryService, GoodsDetailRepository],
})
export class BrowsingModule {}
