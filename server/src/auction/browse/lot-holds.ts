import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { OFFER_STATUS } from '@fovea/shared-types/states';
import { GoodsHolds } from '../../goods/holds/goods-holds.js';
import type { Queryable } from '../../platform/database/database.js';

const { scheduled, bidding, ended } = AUCTION_STATUS;

/** Goods of lots that are not over, and those offered to a second bidder, stay as they are. */
@Injectable()
export class LotHolds implements OnModuleInit {
  constructor(private readonly holds: GoodsHolds) {}

  onModuleInit(): void {
    this.holds.register({ kind: 'lot', find: listInLots });
  }
}

async function listInLots(q: Queryable, goodsIds: readonly number[]): Promise<number[]> {
  const { rows } = await q.query<{ goods_id: number }>(
    `SELECT goods_id FROM auction
     WHERE goods_id = ANY ($1::bigint[]) AND status IN (${scheduled}, ${bidding}, ${ended})
     UNION
     SELECT a.goods_id FROM auction a JOIN auction_offer o ON o.auction_id = a.id
     WHERE a.goods_id = ANY ($1::bigint[]) AND o.status = ${OFFER_STATUS.open}`,
    [[...goodsIds]],
  );
  return rows.map(({ goods_id }) => goods_id);
}
