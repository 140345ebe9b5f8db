import { Injectable } from '@nestjs/common';
import type {
  CollectRequest,
  CollectResponse,
  MyCollectRequest,
  MyCollectResponse,
} from '@fovea/shared-types/goods/collect.dto';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CollectRepository } from './collect.repository.js';
import { toKept } from './kept-goods.js';

/** Goods a member put aside. */
@Injectable()
export class CollectService {
  constructor(
    private readonly db: Database,
    private readonly collects: CollectRepository,
  ) {}

  async listFavourites(
    { language, member }: MemberCaller,
    request: MyCollectRequest,
  ): Promise<MyCollectResponse> {
    const bounds = pageOf(request);
    const rows = await this.collects.listFavourites(this.db, language, member.accountId, request, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.collects.countCollects(this.db, member.accountId, request),
    );
    return toPage(rows.map(toKept), total, request);
  }

  /** @throws NOT_FOUND for goods that the shop does not show */
  addFavourite({ member }: MemberCaller, { goods_id }: CollectRequest): Promise<CollectResponse> {
    return this.db.transaction(async (tx) => {
      if (!(await this.collects.insertFavourite(tx, member.accountId, goods_id)))
        throw new AppError('NOT_FOUND');
      return { goods_id };
    });
  }

  remove({ member }: MemberCaller, { goods_id }: CollectRequest): Promise<void> {
    return this.db.transaction((tx) => this.collects.remove(tx, member.accountId, goods_id));
  }
}
