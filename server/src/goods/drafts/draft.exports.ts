import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DraftProductListRequest } from '@fovea/shared-types/goods/draft.dto';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportColumn } from '../../platform/exports/export-resource.js';
import { draftName } from './draft.mapper.js';
import { DraftRepository, type DraftRow } from './draft.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

const COLUMNS: Record<string, ExportColumn<DraftRow>> = {
  id: { header: header('编号', 'No.', '番号'), value: (row) => row.id },
  goods_name: {
    header: header('商品名称', 'Product name', '商品名'),
    value: ({ form }, language) => draftName(form, language),
  },
  goods_name_c: {
    header: header('中文名称', 'Chinese name', '中国語名'),
    value: ({ form }) => form.goods_name_c ?? '',
  },
  goods_name_e: {
    header: header('英文名称', 'English name', '英語名'),
    value: ({ form }) => form.goods_name_e ?? '',
  },
  goods_name_j: {
    header: header('日文名称', 'Japanese name', '日本語名'),
    value: ({ form }) => form.goods_name_j ?? '',
  },
  goods_code: { header: header('型号', 'Model', '型番'), value: ({ form }) => form.goods_code ?? '' },
  category_name: { header: header('分类', 'Category', 'カテゴリ'), value: (row) => row.category_name },
  maker: { header: header('品牌', 'Maker', 'メーカー'), value: (row) => row.brand_name },
  up_time: {
    header: header('定时上架', 'To be listed at', '公開予定日時'),
    value: ({ form }) => (form.up_at ? new Date(form.up_at) : null),
  },
  updated_at: { header: header('更新时间', 'Last saved', '更新日時'), value: (row) => row.updated_at },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
};

/** Drafts as a file, with the same rows as their list. */
@Injectable()
export class DraftExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly drafts: DraftRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<DraftProductListRequest, DraftRow>({
      resource: 'draft_products',
      title: header('草稿', 'Drafts', '下書き'),
      permission: 'goods:draft:list',
      filters: DraftProductListRequest,
      columns: COLUMNS,
      count: (caller, filters) => this.drafts.countDrafts(this.db, caller, filters),
      rows: (caller, filters) => this.drafts.all(this.db, caller.language, caller, filters),
    });
  }
}
