import { Injectable } from '@nestjs/common';
import type { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { GoodsService } from '../../goods/goods.service.js';
import { GOODS_ROWS } from '../../goods/listing/goods-rows.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import type { Change, RecordRules } from '../../platform/records/served-record.js';
import { readTerms } from './auction-terms.js';
import { planTerms, PLAN_ZONE } from './plan-terms.js';

type Declared = (typeof auctionPlan)['declared'];
type Stored = StoredOf<Declared>;

/** A draft is of goods of its own company, and of terms that a lot could be opened with. */
@Injectable()
export class PlanRules implements RecordRules<Declared> {
  constructor(
    private readonly db: Database,
    private readonly goods: GoodsService,
  ) {}

  async settle(wanted: Stored, tx: Tx, { caller }: Change<Declared>): Promise<Stored> {
    await this.goods.lockGoods(tx, [wanted.goods_id]);
    const { member, companies = null, rows = [] } = caller;
    await refuseBeyondReach(tx, { member, companies, rows }, GOODS_ROWS, wanted.goods_id);
    const now = await this.db.clock(tx);
    readTerms(planTerms(wanted, now, PLAN_ZONE), now);
    return wanted;
  }

  /** What was corrected may open by itself again; a draft is kept by the company whose goods they are. */
  async saved(tx: Tx, id: number): Promise<void> {
    const { count } = await tx.query(
      `UPDATE auction_plan p SET is_refused = false FROM goods g
       WHERE p.id = $1 AND g.id = p.goods_id AND g.company_id = p.company_id`,
      [id],
    );
    if (count === 0) throw new AppError('NOT_FOUND');
  }
}
