import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { MyCollectRequest, MyCollectResponse } from '@fovea/shared-types/goods/collect.dto';
import type { MergeViewsRequest, MergeViewsResponse, ViewRequest } from '@fovea/shared-types/goods/views.dto';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { toKept } from './kept-goods.js';
import { ViewRepository } from './view.repository.js';
import { VisitRepository } from './visit.repository.js';

const VISITOR_BYTES = 16;

/** What members looked at, and how often goods were looked at. */
@Injectable()
export class ViewService {
  private readonly key: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: Database,
    private readonly views: ViewRepository,
    private readonly visits: VisitRepository,
  ) {
    this.key = env.jwtSecret;
  }

  async listViews({ language, member }: MemberCaller, request: MyCollectRequest): Promise<MyCollectResponse> {
    const bounds = pageOf(request);
    const rows = await this.views.listViews(this.db, language, member.accountId, request, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.views.countViews(this.db, member.accountId, request),
    );
    return toPage(rows.map(toKept), total, request);
  }

  /**
   * Apart from the call that reads goods, which it must not slow down. What the seller's own people look at is
   * remembered for them, and not counted.
   * @throws NOT_FOUND for goods that the shop does not show
   */
  async addView(caller: Caller, { goods_id }: ViewRequest): Promise<void> {
    const { member } = caller;
    const visit = {
      goodsId: goods_id,
      visitor: this.visitorOf(caller),
      accountId: member?.accountId ?? null,
      companyId: member?.companyId ?? null,
    };
    await this.db.transaction(async (tx) => {
      if (!(await this.visits.countVisits(tx, visit))) throw new AppError('NOT_FOUND');
      if (member) await this.views.addView(tx, member.accountId, [{ goodsId: goods_id, viewedAt: null }]);
    });
  }

  merge({ member }: MemberCaller, { views }: MergeViewsRequest): Promise<MergeViewsResponse> {
    const seen = views.map(({ goods_id, viewed_at }) => ({ goodsId: goods_id, viewedAt: viewed_at }));
    return this.db.transaction(async (tx) => ({
      merged: await this.views.addView(tx, member.accountId, seen),
    }));
  }

  remove({ member }: MemberCaller, { goods_id }: ViewRequest): Promise<void> {
    return this.db.transaction((tx) => this.views.remove(tx, member.accountId, goods_id));
  }

  clear({ member }: MemberCaller): Promise<void> {
    return this.db.transaction((tx) => this.views.clear(tx, member.accountId));
  }

  forgetVisits(): Promise<void> {
    return this.db.transaction((tx) => this.visits.forget(tx));
  }

  /** A visitor is an address: what a visitor could change at will (headers, a cookie) must not count them twice. */
  private visitorOf({ member, clientAddress }: Caller): Buffer {
    const who = member ? `account ${member.accountId}` : `address ${clientAddress}`;
    return createHmac('sha256', this.key).update(`goods visit ${who}`).digest().subarray(0, VISITOR_BYTES);
  }
}
