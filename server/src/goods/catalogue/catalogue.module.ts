import { Module } from '@nestjs/common';
import { BrandController } from './brand.controller.js';
import { servedBrand } from './brand.record.js';
import { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { CatalogueQueryService } from './catalogue-query.service.js';
import { CategoryController } from './category.controller.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryService } from './category.service.js';

/** Categories and makers: shown in the shop, kept by staff. */
@Module({
  controllers: [BrandController, CategoryController, ...servedBrand.controllers],
  providers: [
    BrandRepository,
    BrandService,
    CatalogueQueryService,
    CategoryRepository,
    CategoryService,
    ...servedBrand.providers,
  ],
  exports: [CatalogueQueryService],
})
export class CatalogueModule {}
