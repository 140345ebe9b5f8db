import { Injectable } from '@nestjs/common';
import type { AdminBadge } from '@fovea/shared-types/message/message.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { GoodsReviewService } from '../../goods/publishing/goods-review.service.js';
import { LicenceReviewService } from '../../member/licence/licence-review.service.js';
import { MerchantQueryService } from '../../member/merchants/merchant-query.service.js';
import type { Grants } from '../../platform/kernel/caller.js';
import { StockReviewService } from '../../warehouse/documents/stock-review.service.js';

/** Everything that waits for a decision, for those who may make it. */
@Injectable()
export class ReviewFigures {
  constructor(
    private readonly merchants: MerchantQueryService,
    private readonly licences: LicenceReviewService,
    private readonly goods: GoodsReviewService,
    private readonly stock: StockReviewService,
  ) {}

  async read(grants: Grants): Promise<Pick<AdminBadge, 'company' | 'goods' | 'warehouse'>> {
    /** Of the companies in which it is held; null: of all. */
    const where = async (
      permission: Permission,
      count: (companies: number[] | null) => Promise<number>,
    ): Promise<number> => {
      const scope = grants.scopeOf(permission);
      if (scope.includes(null)) return count(null);
      return scope.length === 0 ? 0 : count(scope.flatMap((companyId) => companyId ?? []));
    };
    const [documents, licences, goods, stock] = await Promise.all([
      where('member:company:approve', () => this.merchants.countWaiting()),
      where('member:licence:approve', () => this.licences.countWaiting()),
      where('goods:goods:approve', () => this.goods.countWaiting()),
      where('warehouse:document:approve', (companies) => this.stock.countWaiting(companies)),
    ]);
    return {
      company: { audit_company_num: documents, audit_licence_num: licences },
      goods: { audit_goods_num: goods },
      warehouse: { audit_stock_num: stock },
    };
  }
}
