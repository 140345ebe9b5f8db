import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VisibleGoods } from '../../goods/visibility/visible-goods.js';

/** Goods stay visible to who has them in the cart, ordered them, bargained about them or booked a viewing. */
@Injectable()
export class BuyersGoods implements OnModuleInit {
  constructor(private readonly visible: VisibleGoods) {}

  onModuleInit(): void {
    for (const table of ['bargain', 'reservation'])
      this.visible.register(
        (goods, account) =>
          `EXISTS (SELECT FROM ${table} t WHERE t.buyer_id = ${account} AND t.goods_id = ${goods})`,
      );
    this.visible.register(
      (goods, account) =>
        `EXISTS (SELECT FROM cart_line k WHERE k.account_id = ${account} AND k.goods_id = ${goods})`,
    );
    this.visible.register(
      (goods, account) => `EXISTS (SELECT FROM order_line l JOIN orders o ON o.id = l.order_id
        WHERE l.goods_id = ${goods} AND o.buyer_id = ${account})`,
    );
  }
}
