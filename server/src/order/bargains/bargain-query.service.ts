import { Injectable } from '@nestjs/common';
import type {
  BargainDetail,
  BargainRow,
  MyBargainListRequest,
  MyBargainListResponse,
} from '@fovea/shared-types/order/bargain.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { BARGAIN_ROWS } from './bargain.record.js';
import {
  type BargainDetailRow,
  type BargainListRow,
  BargainQueryRepository,
} from './bargain-query.repository.js';

/** Reads negotiations; nothing here changes one. */
@Injectable()
export class BargainQueryService {
  constructor(
    private readonly db: Database,
    private readonly queries: BargainQueryRepository,
  ) {}

  async listMine(
    { member, language }: MemberCaller,
    request: MyBargainListRequest,
  ): Promise<MyBargainListResponse> {
    const bounds = pageOf(request);
    const rows = await this.queries.listMine(this.db, language, member.accountId, request, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.queries.countMine(this.db, member.accountId, request),
    );
    return toPage(rows.map(toRow), total, request);
  }

  async getBargainDetail({ member, language }: MemberCaller, id: number): Promise<BargainDetail> {
    return toDetail(await this.queries.findBargain(this.db, language, id, member.accountId));
  }

  async staffDetail(caller: StaffCaller, id: number): Promise<BargainDetail> {
    await refuseBeyondReach(this.db, caller, BARGAIN_ROWS, id);
    return toDetail(await this.queries.findBargain(this.db, caller.language, id, null));
  }
}

const toRow = ({ image_key, expired_at, created_at, ...row }: BargainListRow): BargainRow => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  image: fileUrl(image_key),
  username: row.username,
  company_name: row.company_name,
  quantity: row.quantity,
  price: toWire(row.price, row.currency),
  offer_price: toWire(row.offer_price, row.currency),
  currency: row.currency,
  status: row.status,
  expired_at: expired_at.toISOString(),
  created_at: created_at.toISOString(),
});

function toDetail(row: BargainDetailRow | null): BargainDetail {
  if (!row) throw new AppError('NOT_FOUND');
  const { currency, merchant_price } = row;
  return {
    ...toRow(row),
    buyer_price: toWire(row.buyer_price, currency),
    merchant_price: merchant_price === null ? null : toWire(merchant_price, currency),
    remark: row.remark,
    offers: row.offers.map(({ seq, price, created_at, expired_at }) => ({
      seq,
      // Offers alternate, and the buyer begins.
      is_buyer: seq % 2 === 1,
      price: toWire(price, currency),
      created_at: new Date(created_at).toISOString(),
      expired_at: new Date(expired_at).toISOString(),
    })),
    reason: row.reason,
    ended_at: row.ended_at?.toISOString() ?? null,
    order_id: row.order_id,
    server_time: row.now.toISOString(),
  };
}
