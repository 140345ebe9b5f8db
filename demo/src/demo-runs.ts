import { Inject, Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { AuctionOpeningService } from '@fovea/server/auction/lifecycle/auction-opening.service';
import { GoodsService } from '@fovea/server/goods/goods.service';
import { ENV } from '@fovea/server/platform/config/config.module';
import type { Env } from '@fovea/server/platform/config/env';
import type { DemoGoods } from './content/demo-goods.js';
import { asStaff } from './demo-callers.js';
import type { DemoRun } from './demo.repository.js';
import { runTerms } from './run-length.js';
import { OwnerDatabase } from './owner-database.js';

/** Opens runs of the demo's lots. */
@Injectable()
export class DemoRuns {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: OwnerDatabase,
    private readonly opening: AuctionOpeningService,
    private readonly goods: GoodsService,
  ) {}

  async open(goods: DemoGoods, run: DemoRun, staffId: number): Promise<boolean> {
    await this.db.transaction(async (tx) => {
      await this.goods.lockGoods(tx, [run.goods_id]);
      await this.goods.setSaleState(tx, run.goods_id, { saleState: SALE_STATE.on_sale, isListed: true });
    });
    const terms = runTerms(goods, this.env.demoAuctionS, run.run_count, Date.now());
    await this.opening.openAuction(asStaff(staffId), { goods_id: run.goods_id, ...terms });
    return true;
  }
}
