import { Injectable } from '@nestjs/common';
import type { BrandListRequest, BrandListResponse } from '@fovea/shared-types/goods/brand.dto';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { literally } from '../../platform/database/sql-filter.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { toBrand } from './brand.mapper.js';
import { BrandRepository } from './brand.repository.js';

/** Makers as visitors see them; the calls of staff are in brand.record.ts. */
@Injectable()
export class BrandService {
  constructor(
    private readonly db: Database,
    private readonly brands: BrandRepository,
  ) {}

  async listShown({ language }: Caller, request: BrandListRequest): Promise<BrandListResponse> {
    const { limit, offset } = pageOf(request);
    const pattern = `%${literally(searchTerms(request.brand_name).join(' '))}%`;
    const { brands, total } = await this.brands.listShown(this.db, language, pattern, limit, offset);
    return toPage(brands.map(toBrand), total, request);
  }
}
