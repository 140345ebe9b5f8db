import { Injectable } from '@nestjs/common';
import { CATEGORY_LEVELS } from '@fovea/shared-types/goods/category-levels';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { Database } from '../../platform/database/database.js';
import { toBrand } from './brand.mapper.js';
import { BrandRepository } from './brand.repository.js';
import { toCategoryTree } from './category-tree.js';
import { CategoryRepository } from './category.repository.js';

const BRANDS_MAX = 1000;

/** The whole catalogue as the shop shows it, for pages that offer a choice of it. */
@Injectable()
export class CatalogueQueryService {
  constructor(
    private readonly db: Database,
    private readonly categories: CategoryRepository,
    private readonly brands: BrandRepository,
  ) {}

  async readShown(language: Language): Promise<Pick<GoodsParams, 'categories' | 'brands'>> {
    const [categories, { brands }] = await Promise.all([
      this.categories.listShown(this.db, language),
      this.brands.listShown(this.db, language, '%', BRANDS_MAX, 0),
    ]);
    return { categories: toCategoryTree(categories, CATEGORY_LEVELS), brands: brands.map(toBrand) };
  }
}
