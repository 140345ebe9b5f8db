import { Controller } from '@nestjs/common';
import { buyNow, placeAutoBid, placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { AutoBidRequest, BuyNowRequest, PlaceBidRequest } from '@fovea/shared-types/auction/bid.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BidService } from './bid.service.js';
import { BuyNowService } from './buy-now.service.js';

/** Bids and buy now. */
@Controller()
export class BidController {
  constructor(
    private readonly bids: BidService,
    private readonly purchases: BuyNowService,
  ) {}

  @Call(placeBid)
  place(caller: MemberCaller, request: PlaceBidRequest) {
    return this.bids.place(caller, request);
  }

  @Call(placeAutoBid)
  placeAuto(caller: MemberCaller, request: AutoBidRequest) {
    return this.bids.placeAuto(caller, request);
  }

  @Call(buyNow)
  buyNow(caller: MemberCaller, request: BuyNowRequest) {
    return this.purchases.buyNow(caller, request);
  }
}
