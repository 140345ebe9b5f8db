import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { GoodsHolds } from '../../goods/holds/goods-holds.js';
import type { Queryable } from '../../platform/database/database.js';

const OVER = [ORDER_STATUS.completed, ORDER_STATUS.canceled, ORDER_STATUS.refunded].join(', ');

/** Goods of orders that are not finished stay. */
@Injectable()
export class OrderHolds implements OnModuleInit {
  constructor(private readonly holds: GoodsHolds) {}

  onModuleInit(): void {
    this.holds.register({ kind: 'sale', find: listOrdered });
  }
}

async function listOrdered(q: Queryable, goodsIds: readonly number[]): Promise<number[]> {
  const { rows } = await q.query<{ goods_id: number }>(
    `SELECT DISTINCT l.goods_id FROM order_line l JOIN orders o ON o.id = l.order_id
     WHERE l.goods_id = ANY ($1::bigint[]) AND o.status NOT IN (${OVER})`,
    [[...goodsIds]],
  );
  return rows.map(({ goods_id }) => goods_id);
}
