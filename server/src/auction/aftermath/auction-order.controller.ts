import { Controller } from '@nestjs/common';
import { auctionOrderDetail, myAuctionOrderList } from '@fovea/shared-types/auction/auction.calls';
import type { MyAuctionOrderListRequest } from '@fovea/shared-types/auction/auction-order.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { AuctionOrderService } from './auction-order.service.js';

/** Auction orders: what became of each bidder on each lot. */
@Controller()
export class AuctionOrderController {
  constructor(private readonly orders: AuctionOrderService) {}

  @Call(myAuctionOrderList)
  listMine(caller: MemberCaller, request: MyAuctionOrderListRequest) {
    return this.orders.listMine(caller, request);
  }

  @Call(auctionOrderDetail)
  auctionOrderDetail(caller: StaffCaller, request: IdRequest) {
    return this.orders.getAuctionOrderDetail(caller, request);
  }
}
