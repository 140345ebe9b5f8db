import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Buyer } from '../../goods/compliance/compliance-checks.js';
import type { Queryable } from '../../platform/database/database.js';
import { OrderBuyersSource } from '../../warehouse/compliance/order-buyers.js';

/** Who gets what stock-outs take out for orders, for the questions of the law. */
@Injectable()
export class OrderBuyersOfStock implements OnModuleInit {
  constructor(private readonly buyers: OrderBuyersSource) {}

  onModuleInit(): void {
    this.buyers.register(listBuyers);
  }
}

async function listBuyers(q: Queryable, orderLineIds: readonly number[]): Promise<Buyer[]> {
  const { rows } = await q.query<Buyer>(
    `SELECT o.buyer_id AS "accountId", l.goods_id AS "goodsId", a.country AS "deliveryCountry"
     FROM order_line l JOIN orders o ON o.id = l.order_id LEFT JOIN order_address a ON a.order_id = o.id
     WHERE l.id = ANY ($1::bigint[]) ORDER BY l.id`,
    [[...orderLineIds]],
  );
  return rows;
}
