import { Module } from '@nestjs/common';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { BrandController } from './brand.controller.js';
import { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { CategoryController } from './category.controller.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryService } from './category.service.js';
import { goodsConstraints } from './goods.constraints.js';
import { GoodsController } from './goods.controller.js';
import { GoodsExports } from './goods.exports.js';
import { GoodsListRepository } from './goods-list.repository.js';
import { GoodsQueryService } from './goods-query.service.js';
import { GoodsRepository } from './goods.repository.js';
import { GoodsService } from './goods.service.js';

/** Goods as the shop shows them, with their categories and makers. */
@Module({
  controllers: [BrandController, CategoryController, GoodsController],
  providers: [
    BrandRepository,
    BrandService,
    CategoryRepository,
    CategoryService,
    GoodsExports,
    GoodsListRepository,
    GoodsQueryService,
    GoodsRepository,
    GoodsService,
  ],
  exports: [GoodsService],
})
export class GoodsModule {
  constructor() {
    registerConstraints(goodsConstraints);
  }
}
