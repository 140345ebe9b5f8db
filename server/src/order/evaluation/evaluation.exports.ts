import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EvaluationListRequest } from '@fovea/shared-types/order/evaluation.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportColumn } from '../../platform/exports/export-resource.js';
import { EvaluationQueryRepository, type StaffEvaluationRow } from './evaluation-query.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

const COLUMNS: Readonly<Record<string, ExportColumn<StaffEvaluationRow>>> = {
  goods_name: { header: header('商品名称', 'Goods', '商品名'), value: (row) => row.goods_name },
  order_no: { header: header('订单编号', 'Order no.', '注文番号'), value: (row) => row.order_no },
  company_name: { header: header('商家', 'Merchant', '出品会社'), value: (row) => row.company_name },
  username: { header: header('买家', 'Buyer', '購入者'), value: (row) => row.username },
  comment_star: { header: header('星级', 'Stars', '星'), value: (row) => row.comment_star },
  comment_content: { header: header('评价内容', 'Comment', '評価内容'), value: (row) => row.comment_content },
  reply: { header: header('商家回复', 'Answer', '出品者の返答'), value: (row) => row.reply },
  replied_at: { header: header('回复时间', 'Answered', '返答日時'), value: (row) => row.replied_at },
  status: {
    header: header('显示', 'Shown', '表示'),
    value: ({ status }, language) => codeName(language, 'states:evaluation', status),
  },
  hide_reason: { header: header('隐藏原因', 'Why hidden', '非表示の理由'), value: (row) => row.hide_reason },
  created_at: { header: header('评价时间', 'Time', '評価日時'), value: (row) => row.created_at },
};

/** Evaluations as a file, with the same rows as their list. */
@Injectable()
export class EvaluationExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly queries: EvaluationQueryRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<EvaluationListRequest, StaffEvaluationRow>({
      resource: 'evaluations',
      title: header('商品评价', 'Product reviews', '商品評価'),
      permission: 'order:evaluation:list',
      filters: EvaluationListRequest,
      columns: COLUMNS,
      count: ({ companies }, filters) => this.queries.count(this.db, companies, filters),
      rows: ({ companies, language }, filters) => this.queries.all(this.db, language, companies, filters),
    });
  }
}
