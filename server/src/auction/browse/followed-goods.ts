import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VisibleGoods } from '../../goods/visibility/visible-goods.js';

/** Goods stay visible to who bids on a lot of theirs, applied to it or watches it. */
@Injectable()
export class FollowedGoods implements OnModuleInit {
  constructor(private readonly visible: VisibleGoods) {}

  onModuleInit(): void {
    this.visible.register(
      (goods, account) => `EXISTS (SELECT FROM auction a WHERE a.goods_id = ${goods} AND (
        EXISTS (SELECT FROM auction_bidder b WHERE b.auction_id = a.id AND b.account_id = ${account})
        OR EXISTS (SELECT FROM auction_watch w WHERE w.auction_id = a.id AND w.account_id = ${account})))`,
    );
  }
}
