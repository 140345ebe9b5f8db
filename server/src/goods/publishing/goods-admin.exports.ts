import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminGoodsListRequest } from '@fovea/shared-types/goods/publishing.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import { RecordSearchRegistry } from '../../platform/record-search/record-search.registry.js';
import type { ExportColumn } from '../../platform/exports/export-resource.js';
import { GoodsAdminRepository, type AdminGoodsRow } from './goods-admin.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

const COLUMNS: Record<string, ExportColumn<AdminGoodsRow>> = {
  goods_name: { header: header('商品名称', 'Goods', '商品名'), value: (row) => row.goods_name },
  goods_sn: { header: header('商品编号', 'Goods number', '商品番号'), value: (row) => row.goods_sn },
  category_name: { header: header('分类', 'Category', 'カテゴリ'), value: (row) => row.category_name },
  maker: { header: header('品牌', 'Maker', 'メーカー'), value: (row) => row.brand_name },
  goods_code: { header: header('型号', 'Model', '型番'), value: (row) => row.model },
  sale_type: {
    header: header('销售类型', 'Sale type', '販売形式'),
    value: ({ sale_type }, language) => codeName(language, 'sale_type', sale_type),
  },
  price: {
    header: header('价格', 'Price', '価格'),
    money: ({ price, currency }) => (price === null ? null : { amount: price, currency }),
  },
  quantity: { header: header('库存', 'Stock', '在庫'), value: (row) => row.quantity },
  status: {
    header: header('状态', 'State', '状態'),
    value: ({ status }, language) => codeName(language, 'states:goods', status),
  },
  audit_status: {
    header: header('审核状态', 'Review', '審査状態'),
    value: ({ audit_status }, language) =>
      audit_status === null ? null : codeName(language, 'states:goods_approval', audit_status),
  },
  company_name: { header: header('公司', 'Company', '会社'), value: (row) => row.company_name },
  view_count: { header: header('浏览', 'Views', '閲覧'), value: (row) => row.view_count },
  collect_count: { header: header('收藏', 'Favourites', 'お気に入り'), value: (row) => row.collect_count },
  question_count: { header: header('提问', 'Questions', '質問'), value: (row) => row.question_count },
  up_time: { header: header('上架时间', 'Listed', '公開日時'), value: (row) => row.listed_at },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
};

/** Goods as a file, with the same rows as their list, and as what is found by words. */
@Injectable()
export class GoodsAdminExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly searches: RecordSearchRegistry,
    private readonly db: Database,
    private readonly goods: GoodsAdminRepository,
  ) {}

  onModuleInit(): void {
    this.searches.register({
      kind: 'goods',
      permission: 'goods:goods:list',
      find: async (seeker, text, limit) =>
        (await this.goods.search(this.db, seeker.language, seeker, text, limit)).map(
          ({ id, goods_name, goods_sn }) => ({ id, title: goods_name, detail: goods_sn }),
        ),
    });
    this.registry.register<AdminGoodsListRequest, AdminGoodsRow>({
      resource: 'goods',
      title: header('商品', 'Goods', '商品'),
      permission: 'goods:goods:list',
      filters: AdminGoodsListRequest,
      columns: COLUMNS,
      count: (caller, filters) => this.goods.countGoods(this.db, filters, caller),
      rows: (caller, filters) => this.goods.all(this.db, caller.language, filters, caller),
    });
  }
}
