import { Controller } from '@nestjs/common';
import {
  acceptHighestBid,
  addAuction,
  addAuctions,
  cancelAuction,
  relistAuction,
  relistAuctions,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import type {
  AcceptHighestBidRequest,
  AddAuctionRequest,
  AddAuctionsRequest,
  CancelAuctionRequest,
  RelistAuctionRequest,
  RelistAuctionsRequest,
  UpdateAuctionRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { VoidBidRequest } from '@fovea/shared-types/auction/bid.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AuctionOpeningService } from './auction-opening.service.js';
import { BulkOpeningService } from './bulk-opening.service.js';
import { AuctionTermsService } from './auction-terms.service.js';
import { LotCommandService } from './lot-command.service.js';

/** What sellers' staff and the platform do with lots; each with those of their own companies. */
@Controller()
export class LotController {
  constructor(
    private readonly opening: AuctionOpeningService,
    private readonly bulk: BulkOpeningService,
    private readonly terms: AuctionTermsService,
    private readonly commands: LotCommandService,
  ) {}

  @Call(addAuction)
  addAuction(caller: StaffCaller, request: AddAuctionRequest) {
    return this.opening.openAuction(caller, request);
  }

  @Call(addAuctions)
  addMany(caller: StaffCaller, request: AddAuctionsRequest) {
    return this.bulk.addMany(caller, request);
  }

  @Call(relistAuction)
  relist(caller: StaffCaller, request: RelistAuctionRequest) {
    return this.opening.relist(caller, request);
  }

  @Call(relistAuctions)
  relistMany(caller: StaffCaller, request: RelistAuctionsRequest) {
    return this.bulk.relistMany(caller, request);
  }

  @Call(updateAuction)
  updateAuction(caller: StaffCaller, request: UpdateAuctionRequest) {
    return this.terms.updateAuctionTerms(caller, request);
  }

  @Call(cancelAuction)
  cancelAuction(caller: StaffCaller, request: CancelAuctionRequest) {
    return this.commands.cancelLot(caller, request);
  }

  @Call(acceptHighestBid)
  acceptHighestBid(caller: StaffCaller, request: AcceptHighestBidRequest) {
    return this.commands.acceptHighestBid(caller, request);
  }

  @Call(voidBid)
  voidBid(caller: StaffCaller, request: VoidBidRequest) {
    return this.commands.voidBid(caller, request);
  }
}
