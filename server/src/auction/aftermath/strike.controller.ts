import { Controller } from '@nestjs/common';
import { barBidder, settleStrike } from '@fovea/shared-types/auction/auction.calls';
import type { BarBidderRequest, SettleStrikeRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StrikeService } from './strike.service.js';

/** Strikes and bars of bidders who did not pay. */
@Controller()
export class StrikeController {
  constructor(private readonly strikes: StrikeService) {}

  @Call(settleStrike)
  settleStrike(caller: StaffCaller, request: SettleStrikeRequest) {
    return this.strikes.settleStrike(caller, request);
  }

  @Call(barBidder)
  bar(caller: StaffCaller, request: BarBidderRequest) {
    return this.strikes.bar(caller, request);
  }
}
