import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminBrandListRequest } from '@fovea/shared-types/goods/brand.dto';
import { codeName } from '../i18n/dictionary-text.js';
import { Database } from '../platform/database/database.js';
import { ExportRegistry } from '../platform/exports/export-registry.js';
import type { ExportColumn, ExportResource } from '../platform/exports/export-resource.js';
import { BrandRepository, type AdminBrandRow } from './catalogue/brand.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

const BRAND_COLUMNS: Record<string, ExportColumn<AdminBrandRow>> = {
  brand_name: { header: header('品牌', 'Brand', 'ブランド'), value: (row) => row.brand_name },
  brand_name_c: { header: header('中文名', 'Chinese name', '中国語名'), value: (row) => row.name_c },
  brand_name_e: { header: header('外文名', 'Latin name', '欧文名'), value: (row) => row.name_e },
  brand_name_j: { header: header('日文名', 'Japanese name', '日本語名'), value: (row) => row.name_j },
  goods_count: { header: header('商品数', 'Products', '商品数'), value: (row) => row.goods_count },
  sort: { header: header('排序', 'Order', '並び順'), value: (row) => row.sort },
  status: {
    header: header('显示', 'Shown', '表示'),
    value: ({ status }, language) => codeName(language, 'enabled', status),
  },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
};

/** Makers as a file, with the same rows as their list. */
@Injectable()
export class GoodsExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly brands: BrandRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.brandExport());
  }

  private brandExport(): ExportResource<AdminBrandListRequest, AdminBrandRow> {
    return {
      resource: 'brands',
      title: header('品牌', 'Brands', 'ブランド'),
      permission: 'goods:brand:list',
      filters: AdminBrandListRequest,
      columns: BRAND_COLUMNS,
      count: (_caller, filters) => this.brands.count(this.db, filters),
      rows: ({ language, companies }, filters) => this.brands.all(this.db, language, filters, companies),
    };
  }
}
